import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLifetime, Stopped } from './lifetime.ts';

const create = () => createLifetime(pino({ level: 'silent' }), () => {});
const sleeping = () => spawn('sleep', ['60'], { detached: true });

test('parts are stopped once, the last started first', async () => {
  const lifetime = create();
  const stopped: string[] = [];
  for (const name of ['database', 'services']) lifetime.onStop(() => void stopped.push(name));
  await Promise.all([lifetime.stop(), lifetime.stop()]);
  expect(stopped).toEqual(['services', 'database']);
  expect(() => lifetime.throwIfStopping()).toThrow(Stopped);
});

test('the end also ends helpers, and a helper that starts after it', async () => {
  const lifetime = create();
  const early = lifetime.trackHelper(sleeping());
  await lifetime.stop();
  expect(early.signalCode).toBe('SIGTERM');
  const late = lifetime.trackHelper(sleeping());
  await once(late, 'exit');
  expect(late.signalCode).toBe('SIGTERM');
});

test('a helper that could not be started does not delay the end', async () => {
  const lifetime = create();
  const none = lifetime.trackHelper(spawn('/no/such/program', { detached: true }));
  await once(none, 'error');
  await lifetime.stop();
});

test('when the stop of a part fails, the other parts are stopped too', async () => {
  const lifetime = create();
  const stopped: string[] = [];
  lifetime.onStop(() => void stopped.push('database'));
  lifetime.onStop(() => {
    throw new Error('the disk was away');
  });
  await lifetime.stop();
  expect(stopped).toEqual(['database']);
});
