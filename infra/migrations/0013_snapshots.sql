-- Folded streams, so that a process need not read a long stream from its beginning. Every row may be lost: a snapshot only saves
-- time. Unlogged, because a write then costs less. See docs/decisions/snapshots.md.
create unlogged table es.snapshots (
  -- Compared by bytes, as in es.events.
  stream text collate "C" not null,
  -- What was folded, and the number of its shape.
  kind text collate "C" not null,
  version integer not null,
  -- Id and time of the event at this version.
  event_id uuid not null,
  occurred_at timestamptz not null,
  state bytea not null,
  primary key (stream, kind)
);
-- The largest states are mostly hashes of keys, which cannot be compressed.
alter table es.snapshots alter column state set storage external;
