import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isDataError, reasonOf } from './failures.ts';

const databaseError = (code: string | undefined, message = 'refused') =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

describe('what the data of an event cause', () => {
  test.each([
    { code: '21000', what: 'two rows where one is due' },
    { code: '22003', what: 'a number out of range' },
    { code: '23514', what: 'a broken check' },
    { code: '54000', what: 'too large for an index' },
  ])('$code: $what', ({ code }) => expect(isDataError(databaseError(code))).toBe(true));
});

describe('what may pass by itself', () => {
  test.each([
    { code: '08006', what: 'a lost connection' },
    { code: '25006', what: 'a server that only reads' },
    { code: '40P01', what: 'a deadlock' },
    { code: '42P01', what: 'a missing table' },
    { code: '53100', what: 'a full disk' },
    { code: '57P01', what: 'a server that stops' },
    { code: undefined, what: 'no code at all' },
  ])('$code: $what', ({ code }) => expect(isDataError(databaseError(code))).toBe(false));

  test('an error of ours with a code that looks like one of the database', () => {
    expect(isDataError(Object.assign(new Error('no'), { code: '22003' }))).toBe(false);
  });
});

describe('the reason that an operator reads', () => {
  test('names code and message of the database', () => {
    expect(reasonOf(databaseError('22003', 'integer out of range'))).toBe('22003 integer out of range');
  });

  test('names kind and message of any other error, and any other thing that was thrown', () => {
    expect(reasonOf(new RangeError('Invalid time value'))).toBe('RangeError: Invalid time value');
    expect(reasonOf('nothing')).toBe('nothing');
  });

  test('is one line that PostgreSQL takes, of at most 2,000 characters', () => {
    expect(reasonOf(new Error('a\0b\n\n  c\td'))).toBe('Error: ab c d');
    expect(reasonOf('x'.repeat(5_000))).toBe('x'.repeat(2_000));
  });
});
