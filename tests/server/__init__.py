"""Tests of the server: most of them with real sockets and real people's pages."""
