-- One row that the health check writes again and again. Its storage is plain, so each time a page of the disk is taken.
create table ops.write_probe (
  filler text not null
);
alter table ops.write_probe alter column filler set storage plain;
