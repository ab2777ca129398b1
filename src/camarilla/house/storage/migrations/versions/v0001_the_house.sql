CREATE TABLE challenges (
    id TEXT NOT NULL,
    challenge BLOB NOT NULL,
    person TEXT,
    expires BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE keys (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name)
);

CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    "by" TEXT NOT NULL,
    move_id TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    banned BIGINT,
    away_until BIGINT,
    email TEXT,
    webhook TEXT,
    owner TEXT,
    PRIMARY KEY (id)
);

CREATE INDEX people_by_owner ON people (owner);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL,
    games INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, who)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    state TEXT NOT NULL,
    private BOOLEAN NOT NULL,
    host TEXT NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    due BIGINT,
    result TEXT,
    rematch TEXT,
    PRIMARY KEY (id)
);

CREATE INDEX tables_by_due ON tables (due);

CREATE INDEX tables_by_state ON tables (state, game, created);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX ix_chat_person ON chat (person);

CREATE TABLE devices (
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    created BIGINT NOT NULL,
    label TEXT NOT NULL,
    ended BIGINT,
    PRIMARY KEY (id),
    FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);

CREATE INDEX ix_devices_person ON devices (person);

CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted),
    FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE,
    FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE passkeys (
    id BLOB NOT NULL,
    person TEXT NOT NULL,
    public_key BLOB NOT NULL,
    sign_count BIGINT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);

CREATE INDEX ix_passkeys_person ON passkeys (person);

CREATE TABLE passwords (
    person TEXT NOT NULL,
    login TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (person),
    FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE,
    UNIQUE (login)
);

CREATE TABLE rated (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    "before" FLOAT NOT NULL,
    "after" FLOAT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX ix_rated_who ON rated (who);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    ready BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX ix_seats_person ON seats (person);

CREATE TABLE tokens (
    digest TEXT NOT NULL,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (digest),
    FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);

CREATE INDEX ix_tokens_person ON tokens (person);
