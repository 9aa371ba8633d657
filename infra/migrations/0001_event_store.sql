create schema es;

create table es.events (
  position bigint primary key,
  -- Compared by bytes: an index in a language's order breaks when the system's locale data changes.
  stream text collate "C" not null check (stream <> ''),
  version int not null check (version > 0),
  event_id uuid not null unique,
  type text not null,
  schema_version int not null,
  data jsonb not null,
  metadata jsonb not null,
  recorded_at timestamptz not null default now(),
  unique (stream, version)
);

comment on table es.events is 'The log. Written only by es.append; never changed.';

create function es.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'es.events is append-only: % refused', tg_op using errcode = 'restrict_violation';
end
$$;

-- Triggers and not grants: grants do not bind the table's owner.
create trigger append_only
before update or delete or truncate on es.events
for each statement execute function es.refuse_change();

-- Appends a batch: [{"stream", "expected", "events": [{"id", "type", "schemaVersion", "data", "metadata"}]}], at most one
-- append per stream. Answers one row per append, `index` from 1; outcome 'ok', 'duplicate' or 'conflict'.
--
-- The NOTIFY names the types of the events, so a subscription to other types sleeps on. Without `wakes` there is none, and subscriptions
-- read the events within a second: saved exam answers would wake every listening connection.
--
-- Volatile plpgsql with the lock as its own statement: the statement after it has a fresh snapshot, so it sees everything
-- that committed before the lock was given. One lock for all writers makes the order of positions the order of commits.
-- Only index look-ups: a plan made while the table was empty must still serve when it holds millions of rows.
create function es.append(batch jsonb, wakes boolean)
returns table (index int, outcome text, version int, "position" bigint)
language plpgsql volatile
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  head bigint;
  new_head bigint;
  types text;
begin
  perform pg_advisory_xact_lock(7234001);

  select coalesce(max(e.position), 0) into head from es.events e;

  return query
  with appends as materialized (
    select
      a.index::int as index,
      a.append ->> 'stream' as stream,
      (a.append ->> 'expected')::int as expected,
      a.append -> 'events' as events,
      -- An append is one transaction: where its last event is, all of it is.
      (
        select array[e.version, e.position]
        from es.events e
        where e.event_id = (a.append #>> '{events,-1,id}')::uuid
        and e.stream = a.append ->> 'stream'
      ) as repeated,
      coalesce(
        (select e.version from es.events e where e.stream = a.append ->> 'stream' order by e.version desc limit 1), 0
      ) as current
    from jsonb_array_elements(batch) with ordinality as a (append, index)
  ),
  accepted as materialized (
    select
      a.index, a.stream, a.expected + e.number::int as version, e.event,
      head + row_number() over (order by a.index, e.number) as position
    from appends a, jsonb_array_elements(a.events) with ordinality as e (event, number)
    where a.repeated is null and a.current = a.expected
  ),
  inserted as (
    insert into es.events (position, stream, version, event_id, type, schema_version, data, metadata)
    select
      n.position, n.stream, n.version, (n.event ->> 'id')::uuid, n.event ->> 'type',
      (n.event ->> 'schemaVersion')::int, n.event -> 'data', n.event -> 'metadata'
    from accepted n
  )
  select
    a.index,
    case when a.repeated is not null then 'duplicate' when n.index is not null then 'ok' else 'conflict' end,
    coalesce(a.repeated[1]::int, n.version, a.current),
    coalesce(a.repeated[2], n.position)
  from appends a
  left join (
    select l.index, max(l.version) as version, max(l.position) as position from accepted l group by l.index
  ) n on n.index = a.index
  order by a.index;

  if wakes then
    select max(e.position), json_agg(distinct e.type)::text into new_head, types from es.events e where e.position > head;
    if new_head is not null then
      -- PostgreSQL refuses a payload of 8,000 bytes. Without types, every subscription wakes.
      perform pg_notify('matraz_events', case
        when octet_length(types) < 7900 then format('{"position":"%s","types":%s}', new_head, types)
        else format('{"position":"%s"}', new_head)
      end);
    end if;
  end if;
end
$$;
