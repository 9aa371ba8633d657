-- Every api process keeps sessions in memory. It hears from these triggers which sessions ended or changed. A later `last_seen_at`
-- is no news: it would be a notification per student and minute. The hash of a session id opens no session, so the payload may have it.

create function accounts.notify_deleted_sessions() returns trigger language plpgsql as $$
begin
  -- PostgreSQL refuses a payload of 8,000 bytes.
  perform pg_notify('matraz_sessions', json_build_object('changed', d.hashes)::text)
  from (
    select json_agg(encode(n.id_hash, 'base64')) as hashes
    from (select id_hash, row_number() over () as number from deleted) n
    group by n.number / 100
  ) d;
  return null;
end
$$;

create function accounts.notify_changed_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('matraz_sessions', json_build_object('changed', json_build_array(encode(old.id_hash, 'base64')))::text);
  return null;
end
$$;

create function accounts.notify_all_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('matraz_sessions', '{}');
  return null;
end
$$;

create trigger notify_deleted
after delete on accounts.sessions
referencing old table as deleted
for each statement execute function accounts.notify_deleted_sessions();

create trigger notify_changed
after update on accounts.sessions
for each row
when (
  old.id_hash <> new.id_hash
  or old.user_id <> new.user_id
  or old.created_at <> new.created_at
  or old.last_seen_at > new.last_seen_at
)
execute function accounts.notify_changed_session();

create trigger notify_truncated
after truncate on accounts.sessions
for each statement execute function accounts.notify_all_sessions();
