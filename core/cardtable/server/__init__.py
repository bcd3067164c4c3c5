"""The server: rooms, sockets, store, CPUs and pages around the pure tables of core."""
