import { StoreBusy, StoreUnavailable } from '@matraz/infra/event-store/port';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeInterruption } from './describe-interruption.ts';

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });

test.each([
  ['a connection that ended', new Error('Connection terminated unexpectedly'), /^Se perdió la conexión/],
  ['a server that stops', fromServer('57P01'), /^Se perdió la conexión/],
  ['a server with too many connections', fromServer('53300'), /^La base de datos no responde/],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), /^La base de datos no responde/],
  ['no answer in time', new Error('Query read timeout'), /^La base de datos no responde/],
  ['an event store that is away', new StoreUnavailable('no reply'), /^El registro de eventos no responde/],
  ['an event store with a full queue', new StoreBusy(), /^El registro de eventos no responde/],
])('%s is told in a sentence', (_, error, sentence) => {
  expect(describeInterruption(error)).toMatch(sentence);
});

test('a defect is not called an interruption', () => {
  expect(describeInterruption(new TypeError('undefined is not a function'))).toBeUndefined();
});
