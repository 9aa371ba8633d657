-- A time that is none, or a far one, written by the role of the services: the status could not be read, or never said that a
-- comparison is old. The functions are those of migration 0006 otherwise.

create or replace function seal.record_checkpoint(note text, public_key text, sealed_at timestamptz) returns void
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
  if not isfinite(sealed_at) or sealed_at > now() + interval '1 day' then
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

create or replace function seal.record_verification(verified_at timestamptz, size bigint, problem text) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_variable
begin
  if not isfinite(verified_at) or verified_at > now() + interval '1 day' then
    raise exception 'this comparison is of another time' using errcode = 'restrict_violation';
  end if;
  insert into seal.last_verification as l (verified_at, size, problem) values (verified_at, size, problem)
  on conflict (only_row) do update set
    verified_at = excluded.verified_at, size = excluded.size, problem = coalesce(l.problem, excluded.problem);
end
$$;
