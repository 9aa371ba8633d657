-- What counts for the limits of all api processes together: logins, registrations, wrong passwords. Keys are hashes. Rows are deleted an
-- hour after their window. The shape is the one of the package rate-limiter-flexible.
create table ops.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
