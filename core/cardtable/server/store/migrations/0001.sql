CREATE TABLE person (
    id TEXT PRIMARY KEY,
    nick TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE "match" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    room TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    format INTEGER NOT NULL,
    rules BLOB NOT NULL,
    seats INTEGER NOT NULL,
    commitment TEXT NOT NULL,
    places TEXT NOT NULL DEFAULT '[]',
    points TEXT NOT NULL DEFAULT '[]',
    ended REAL
);

CREATE TABLE secret (
    "match" INTEGER PRIMARY KEY REFERENCES "match" (id),
    secret BLOB NOT NULL
);

CREATE TABLE entry (
    "match" INTEGER NOT NULL REFERENCES "match" (id),
    "index" INTEGER NOT NULL,
    seat INTEGER,
    action BLOB NOT NULL,
    "by" TEXT NOT NULL,
    "at" REAL NOT NULL,
    PRIMARY KEY ("match", "index")
) WITHOUT ROWID;

CREATE TABLE occupant (
    "match" INTEGER NOT NULL REFERENCES "match" (id),
    seat INTEGER NOT NULL,
    from_index INTEGER NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY ("match", seat, from_index)
) WITHOUT ROWID;

CREATE TABLE room (
    code TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    settings BLOB NOT NULL,
    revision INTEGER NOT NULL,
    "match" INTEGER REFERENCES "match" (id)
) WITHOUT ROWID;

CREATE TABLE member (
    room TEXT NOT NULL REFERENCES room (code),
    person TEXT NOT NULL,
    joined REAL NOT NULL,
    PRIMARY KEY (room, person)
) WITHOUT ROWID;

CREATE INDEX member_person ON member (person, joined);
