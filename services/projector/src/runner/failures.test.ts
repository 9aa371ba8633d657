import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Fenced, LogMismatch, reasonOf } from './failures.ts';

const databaseError = (code: string, message: string) =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

describe('the reason that an operator reads', () => {
  test('names code and message of the database', () => {
    expect(reasonOf(databaseError('22003', 'integer out of range'))).toBe('22003 integer out of range');
  });

  test('names kind and message of any other error, and any other thing that was thrown', () => {
    expect(reasonOf(new RangeError('Invalid time value'))).toBe('RangeError: Invalid time value');
    expect(reasonOf('nothing')).toBe('nothing');
  });

  test('is one line without NUL, of at most 2,000 characters', () => {
    expect(reasonOf(new Error('a\0b\n\n  c\td'))).toBe('Error: ab c d');
    expect(reasonOf('x'.repeat(5_000))).toBe('x'.repeat(2_000));
  });
});

test('the failures of a projector have their names in the log', () => {
  expect(reasonOf(new Fenced())).toBe('Fenced: the checkpoint was moved by another projector');
  expect(reasonOf(new LogMismatch('shorter'))).toBe(
    'LogMismatch: the event log ends before the position of the read models: nothing is projected',
  );
});
