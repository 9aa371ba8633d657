-- The consent of a registration, until the first login has written it to the log. Null: there is none, or it is in the log.
alter table accounts.local_users
  add column consent_version text,
  add column guardian_address text,
  add check (guardian_address is null or consent_version is not null);

comment on column accounts.local_users.guardian_address is 'Of a child: who is asked. Null in all other accounts.';

-- Guardians who have not answered. The row has the only copy of the address, and ends with the answer or with the account.
create table accounts.guardian_requests (
  user_id uuid primary key references accounts.users (id) on delete cascade,
  address text not null,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  -- Of the newest link.
  expires_at timestamptz not null,
  confirmed_at timestamptz
);

comment on column accounts.guardian_requests.confirmed_at is 'The guardian agreed, but the log may not have it yet. The account must not end.';

create index on accounts.guardian_requests (asked_at);
create index guardian_requests_address on accounts.guardian_requests (lower(address));
create index guardian_mails on accounts.mails (lower(address)) where kind = 'guardian-request';

-- The mails have the address too. Another child may still wait for the same guardian.
create function accounts.forget_guardian() returns trigger language plpgsql as $$
begin
  delete from accounts.mails
  where kind = 'guardian-request' and lower(address) = lower(old.address)
    and not exists (select from accounts.guardian_requests r where lower(r.address) = lower(old.address));
  return null;
end
$$;

create trigger forget_guardian
after delete on accounts.guardian_requests
for each row execute function accounts.forget_guardian();

-- The child corrected the address.
create trigger forget_corrected_guardian
after update of address on accounts.guardian_requests
for each row when (lower(old.address) <> lower(new.address)) execute function accounts.forget_guardian();

-- Pictures of identity providers: the provider saw who opened a page.
update accounts.users set profile_image_url = null where profile_image_url is not null;
