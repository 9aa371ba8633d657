import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  isConnectionLost,
  isMissingColumn,
  isMissingTable,
  isRefusedData,
  isServerUnavailable,
} from './error-codes.ts';

const databaseError = (code: string | undefined) =>
  Object.assign(new pg.DatabaseError('refused', 'refused'.length, 'error'), { code });
const systemError = (code: string, syscall?: string) => Object.assign(new Error('failed'), { code, syscall });

describe('an error that the data cause', () => {
  test.each([
    { code: '21000', what: 'two rows where one is due' },
    { code: '22003', what: 'a number out of range' },
    { code: '23514', what: 'a broken check' },
    { code: '54000', what: 'too large for an index' },
  ])('$code: $what', ({ code }) => expect(isRefusedData(databaseError(code))).toBe(true));
});

describe('an error that the data do not cause', () => {
  test.each([
    { code: '08006', what: 'a lost connection' },
    { code: '25006', what: 'a server that only reads' },
    { code: '40P01', what: 'a deadlock' },
    { code: '42P01', what: 'a missing table' },
    { code: '53100', what: 'a full disk' },
    { code: '57P01', what: 'a server that stops' },
    { code: undefined, what: 'no code at all' },
  ])('$code: $what', ({ code }) => expect(isRefusedData(databaseError(code))).toBe(false));

  test('an error of another source with a code of PostgreSQL', () => {
    expect(isRefusedData(Object.assign(new Error('no'), { code: '22003' }))).toBe(false);
  });
});

test.each([
  [databaseError('08006'), { lost: true, unavailable: true }],
  [databaseError('57P01'), { lost: true, unavailable: true }],
  [new Error('Connection terminated unexpectedly'), { lost: true, unavailable: true }],
  [systemError('ECONNRESET'), { lost: true, unavailable: true }],
  [databaseError('53300'), { lost: false, unavailable: true }],
  [systemError('ENOTFOUND'), { lost: false, unavailable: true }],
  [systemError('ENOENT', 'connect'), { lost: false, unavailable: true }],
  [systemError('ENOENT', 'open'), { lost: false, unavailable: false }],
  [new Error('Query read timeout'), { lost: false, unavailable: true }],
  [databaseError('57014'), { lost: false, unavailable: false }],
  [databaseError('22003'), { lost: false, unavailable: false }],
  [new Error('no'), { lost: false, unavailable: false }],
  [undefined, { lost: false, unavailable: false }],
])('%s: is the connection lost, is the server unavailable', (error, expected) => {
  expect({ lost: isConnectionLost(error), unavailable: isServerUnavailable(error) }).toEqual(expected);
});

test('a missing table and a missing schema mean that the read models do not exist yet', () => {
  expect(['42P01', '3F000', '42703'].map((code) => isMissingTable(databaseError(code)))).toEqual([true, true, false]);
});

test('a missing column means that the read models are those of an older release', () => {
  expect(['42703', '42P01'].map((code) => isMissingColumn(databaseError(code)))).toEqual([true, false]);
});
