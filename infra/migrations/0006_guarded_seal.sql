-- The role of the services reads the schema `seal`, and writes it only by these functions, which go forward: nothing is deleted,
-- shortened or cleared. They run with the rights of their owner. See docs/decisions/seal.md.

-- Locks the seal until the end of the transaction. No row: someone deleted it.
create function seal.lock() returns table (size bigint, "position" numeric)
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  select p.size, p.position from seal.progress p for update
$$;

-- Adds the leaves from `old_size` to `new_size`. The tiles must be exactly those that these leaves change, each longer than before.
create function seal.extend(
  old_size bigint, new_size bigint, new_position numeric,
  levels int[], indexes bigint[], hashes bytea[], first_positions numeric[]
) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  known record;
begin
  select * into known from seal.progress for update;
  if not found or known.size <> old_size or new_size <= old_size or new_position <= known.position then
    raise exception 'the seal goes forward only' using errcode = 'restrict_violation';
  end if;
  if exists (
    with level as (
      -- Each level of tiles counts complete subtrees of 256 times as many leaves.
      select l as level, old_size >> (8 * l) as before, new_size >> (8 * l) as after from generate_series(0, 6) l
    ),
    wanted as (
      select l.level, i as index, least(256, l.after - i * 256) * 32 as bytes
      from level l cross join lateral generate_series(l.before / 256, (l.after - 1) / 256) i
      where l.after > l.before
    ),
    given as (
      select * from unnest(levels, indexes, hashes, first_positions) as g (level, index, hashes, first_position)
    )
    select from wanted w full join given g using (level, index) left join seal.tiles t using (level, index)
    where w.bytes is null or g.hashes is null or length(g.hashes) <> w.bytes
    or substring(g.hashes for length(t.hashes)) <> t.hashes
    or (level = 0 and t.hashes is null and not coalesce(
      g.first_position > known.position and g.first_position <= new_position, false))
  ) then
    raise exception 'these are not the tiles of the new leaves' using errcode = 'restrict_violation';
  end if;
  insert into seal.tiles (level, index, hashes, first_position)
  select g.level, g.index, g.hashes, case when g.level = 0 then g.first_position end
  from unnest(levels, indexes, hashes, first_positions) as g (level, index, hashes, first_position)
  on conflict (level, index) do update set hashes = excluded.hashes;
  update seal.progress set size = new_size, position = new_position;
end
$$;

-- Records the signed checkpoint of the present size, and each minute that it still is the last one. Only the key in use may sign;
-- the first key of an installation is free. Seals of other days stay as they are.
create function seal.record_checkpoint(note text, public_key text, sealed_at timestamptz) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  known record;
  signer text := public_key;
begin
  select * into known from seal.progress for update;
  if not found or exists (select from seal.checkpoints c where c.size > known.size) then
    raise exception 'the seal goes forward only' using errcode = 'restrict_violation';
  end if;
  if sealed_at > now() + interval '1 day' then
    raise exception 'this seal is of another time' using errcode = 'restrict_violation';
  end if;
  insert into seal.public_keys (public_key, used_since)
  select signer, sealed_at where not exists (select from seal.public_keys);
  if not exists (select from seal.public_keys k where k.public_key = signer and k.used_until is null) then
    raise exception 'only the owner of the database can change the key' using errcode = 'insufficient_privilege';
  end if;
  insert into seal.checkpoints (day, size, position, note, public_key, sealed_at)
  values (
    greatest((sealed_at at time zone 'UTC')::date, (select max(c.day) from seal.checkpoints c)),
    known.size, known.position, note, signer, sealed_at
  )
  on conflict (day) do update set
    size = excluded.size, position = excluded.position, note = excluded.note,
    public_key = excluded.public_key, sealed_at = excluded.sealed_at;
end
$$;

-- Records a comparison of the log with its seal. A problem stays until the owner of the database clears it.
create function seal.record_verification(verified_at timestamptz, size bigint, problem text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $$
  insert into seal.last_verification as l (verified_at, size, problem) values (verified_at, size, problem)
  on conflict (only_row) do update set
    verified_at = excluded.verified_at, size = excluded.size, problem = coalesce(l.problem, excluded.problem)
$$;

revoke all on all functions in schema seal from public;

-- Events come into the log only at its end, one version after the other: the role of the services has no other way to add one.
alter function es.append(jsonb, boolean) security definer;
alter function es.append(jsonb, boolean) set search_path = pg_catalog, pg_temp;
revoke all on function es.append(jsonb, boolean) from public;
