create schema seal;

-- The Merkle tree over the log, as tiles of up to 256 hashes of 32 bytes. See docs/decisions/seal.md.
create table seal.tiles (
  level int not null,
  index bigint not null,
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  -- Position of the first event of a tile of level 0.
  first_position numeric,
  primary key (level, index),
  check ((level = 0) = (first_position is not null))
);
create index on seal.tiles (first_position) where level = 0;

-- How far the tiles go. One row.
create table seal.progress (
  only_row boolean primary key default true check (only_row),
  size bigint not null,
  position numeric not null
);
insert into seal.progress (size, position) values (0, 0);

-- The last signed checkpoint of each day.
create table seal.checkpoints (
  day date primary key,
  size bigint not null,
  position numeric not null,
  note text not null,
  public_key text not null,
  sealed_at timestamptz not null
);

-- The last comparison of the log with its seal. One row, or none. A null problem: they are equal.
create table seal.last_verification (
  only_row boolean primary key default true check (only_row),
  verified_at timestamptz not null,
  size bigint not null,
  problem text
);

-- Every key that signed a seal, so that a receipt of an older key can be checked. See docs/decisions/seal.md.
create table seal.public_keys (
  public_key text primary key,
  used_since timestamptz not null,
  -- Null: the key in use.
  used_until timestamptz
);
