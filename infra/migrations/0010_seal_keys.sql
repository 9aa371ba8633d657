-- Every key that signed a seal, so that a receipt of an older key can be checked. See docs/decisions/seal.md.
create table seal.public_keys (
  public_key text primary key,
  used_since timestamptz not null,
  -- Null: the key in use.
  used_until timestamptz
);
insert into seal.public_keys (public_key, used_since)
select public_key, min(sealed_at) from seal.checkpoints group by public_key;
