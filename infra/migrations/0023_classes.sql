-- What an invitation makes of an account.
alter table accounts.admin_invitations add column role text not null default 'admin' check (role in ('admin', 'teacher'));

-- Who is invited to a class by a list. Not in the log: e-mails and names are personal.
create table accounts.class_invitations (
  class_id uuid not null,
  email text not null,
  name text not null,
  invited_by uuid not null,
  invited_at timestamptz not null,
  primary key (class_id, email)
);

create index on accounts.class_invitations (lower(email));
create index on accounts.class_invitations (invited_at);
