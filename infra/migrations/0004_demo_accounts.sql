alter table accounts.local_users add column is_demo boolean not null default false;

comment on column accounts.local_users.is_demo is 'Made by the demo, with a password that everybody knows: refused where the demo is off.';

-- For platforms that were seeded before this column existed. No real address is in the domain .test.
update accounts.local_users set is_demo = true
where lower(email) in ('admin@matraz.test', 'premium@matraz.test', 'estudiante@matraz.test');
