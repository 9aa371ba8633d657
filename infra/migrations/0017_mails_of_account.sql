-- The account that a mail is about. The address of the mail may be an earlier one. Null: an older mail, or one to a guardian.
alter table accounts.mails
  add column local_user_id uuid references accounts.local_users (id) on delete cascade;

create index on accounts.mails (local_user_id);

update accounts.mails m set local_user_id = l.id
from accounts.local_users l
where lower(l.email) = lower(m.address) and m.kind <> 'guardian-request';
