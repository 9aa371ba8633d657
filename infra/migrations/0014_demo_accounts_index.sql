-- Every start without the demo looks for accounts of the demo. It must not read the accounts of all students.
create index demo_accounts on accounts.local_users (id) where is_demo;
