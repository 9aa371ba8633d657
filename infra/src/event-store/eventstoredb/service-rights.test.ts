import { expect, test } from 'vitest';
import { logRights, streamRights } from './service-rights.ts';

const user = 'matraz-service';
const both = ['$admins', 'matraz-service'];
const admins = ['$admins'];

test('on a new server only administrators and the services have rights, and the services may read and append', () => {
  expect(streamRights(user, {})).toEqual({ $r: both, $w: both, $d: admins, $mr: admins, $mw: admins });
  expect(logRights(user, {})).toEqual({ $r: both });
});

test('what everybody or the services may do and must not is taken away; rights of others stay', () => {
  const given = { $r: 'reports', $w: '$all', $d: ['$all', 'cleaner'], $mr: 'matraz-service', $mw: '$all' };
  const expected = { $r: ['reports', 'matraz-service'], $w: ['$all'], $d: ['cleaner'], $mr: admins, $mw: admins };
  expect(streamRights(user, given)).toEqual(expected);
  expect(streamRights(user, expected)).toEqual(expected);
  expect(logRights(user, { $r: ['$all'], $d: 'x' })).toEqual({ $r: ['$all'], $d: 'x' });
});
