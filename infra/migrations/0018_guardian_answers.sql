-- Answers of guardians that a process noted and did not finish. The worker looks for them every hour.
create index on accounts.guardian_requests (confirmed_at) where confirmed_at is not null;
