-- One-time links that make an account an administrator.
create table accounts.admin_invitations (
  token_hash bytea primary key,
  email text not null,
  expires_at timestamptz not null
);

comment on column accounts.admin_invitations.token_hash is 'SHA-256 of the token in the link: who reads this table cannot use the link.';
