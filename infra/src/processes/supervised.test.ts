import { spawn } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Death, type Supervised, supervise } from './supervised.ts';

const run = async (
  start: () => ReturnType<typeof spawn>,
  work: (server: Supervised, deaths: Death[]) => Promise<void>,
) => {
  const deaths: Death[] = [];
  const server = supervise({ name: 'test', start, onDeath: (death) => deaths.push(death) });
  try {
    await work(server, deaths);
  } finally {
    await server.stop({ signal: 'SIGTERM', timeoutMs: 1_000 });
  }
};
const sleeping = () => spawn('sleep', ['60']);

test('a process that ends is started again', () =>
  run(sleeping, async (server, deaths) => {
    const { pid } = server.child;
    server.child.kill('SIGKILL');
    await vi.waitUntil(() => server.child.pid !== pid, { timeout: 20_000 });
    expect(deaths).toEqual([{ name: 'test', pid, code: null, signal: 'SIGKILL', delayMs: 0 }]);
    expect(server.deaths).toBe(1);
  }));

/** The lifetimes of the processes are measured by this clock, because the machine may be busy. */
const clockShows = (now: () => number) => {
  const clock = vi.spyOn(performance, 'now').mockImplementation(now);
  onTestFinished(() => clock.mockRestore());
};

test('one that ends repeatedly is started with growing pauses', () => {
  clockShows(() => 0);
  return run(
    () => spawn('false'),
    async (_, deaths) => {
      await vi.waitUntil(() => deaths.length >= 6, { timeout: 20_000 });
      expect(deaths.slice(0, 6).map(({ delayMs }) => delayMs)).toEqual([0, 100, 250, 500, 1_000, 1_000]);
    },
  );
});

test('one that lived for more than two seconds is started again at once', () => {
  let at = 0;
  clockShows(() => {
    at += 2_001;
    return at;
  });
  return run(
    () => spawn('false'),
    async (_, deaths) => {
      await vi.waitUntil(() => deaths.length >= 3, { timeout: 20_000 });
      expect(deaths.slice(0, 3).map(({ delayMs }) => delayMs)).toEqual([0, 0, 0]);
    },
  );
});

test('one that cannot be started counts as ended', () =>
  run(
    () => spawn('/no/such/program'),
    async (server) => {
      await vi.waitUntil(() => server.deaths >= 3, { timeout: 20_000 });
    },
  ));

test('a start that fails is repeated', async () => {
  let starts = 0;
  const start = () => {
    starts += 1;
    if (starts === 2) throw new Error('the disk is full');
    return sleeping();
  };
  await run(start, async (server) => {
    server.child.kill('SIGKILL');
    await vi.waitUntil(() => starts === 3, { timeout: 20_000 });
    expect(server.child.exitCode).toBeNull();
  });
});

test('one that ignores the signal gets a harder one, and is not started again', () =>
  run(
    () => spawn('sh', ['-c', 'trap "" TERM; echo deaf; while :; do sleep 0.1; done']),
    async (server, deaths) => {
      const { child } = server;
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      await server.stop({ signal: 'SIGTERM', timeoutMs: 100 });
      expect(child.signalCode).toBe('SIGKILL');
      expect(deaths).toEqual([]);
    },
  ));
