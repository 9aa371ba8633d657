import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLifetime, Stopped } from './lifetime.ts';

const create = () => createLifetime(pino({ level: 'silent' }), () => {});
const sleeping = () => spawn('sleep', ['60'], { detached: true });

test('what was started last is stopped first, once', async () => {
  const lifetime = create();
  const stopped: string[] = [];
  for (const name of ['database', 'services']) lifetime.onStop(() => void stopped.push(name));
  await Promise.all([lifetime.stop(), lifetime.stop()]);
  expect(stopped).toEqual(['services', 'database']);
  expect(() => lifetime.throwIfStopping()).toThrow(Stopped);
});

test('the end ends a helper, also one that begins after it', async () => {
  const lifetime = create();
  const early = lifetime.trackHelper(sleeping());
  await lifetime.stop();
  expect(early.signalCode).toBe('SIGTERM');
  const late = lifetime.trackHelper(sleeping());
  await once(late, 'exit');
  expect(late.signalCode).toBe('SIGTERM');
});

test('a helper that could not be started holds up nothing', async () => {
  const lifetime = create();
  const none = lifetime.trackHelper(spawn('/no/such/program', { detached: true }));
  await once(none, 'error');
  await lifetime.stop();
});

test('a part that cannot be stopped keeps no other one running', async () => {
  const lifetime = create();
  const stopped: string[] = [];
  lifetime.onStop(() => void stopped.push('database'));
  lifetime.onStop(() => {
    throw new Error('the disk was away');
  });
  await lifetime.stop();
  expect(stopped).toEqual(['database']);
});
