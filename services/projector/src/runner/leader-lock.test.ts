import { describe, expect, test } from 'vitest';
import type { Platform } from '../testing/platform.ts';
import { eachWithRunner, type Runner } from '../testing/runner.ts';
import { projectorSessions } from '../testing/sessions.ts';
import type { Connection } from './connection.ts';
import { acquireLeaderLock } from './leader-lock.ts';

let platform: Platform;
let runner: Runner;
eachWithRunner((...fresh) => {
  [platform, runner] = fresh;
});

const versions = { account: 1, 'student-xp': 2 };
const acquire = async (mayAnnounce = () => false) => {
  const { databaseUrl, signal } = runner.options;
  const connection = await acquireLeaderLock(databaseUrl, versions, signal, mayAnnounce);
  if (connection) platform.atEnd(connection.close);
  return connection;
};
const isTaken = () => {
  throw new Error('the lock is taken');
};
/** Becomes the leader at the first attempt. */
const lead = async () => (await acquire(isTaken)) as Connection;
const searchPath = async ({ client }: Connection) => (await client.query('show search_path')).rows[0].search_path;
const isFree = async () =>
  (await platform.rows("select pg_try_advisory_xact_lock(hashtextextended('matraz projector: all', 0)) as free"))[0]
    .free;
const projectors = () => projectorSessions(platform.database.pool);

describe('the leader', () => {
  // Projectors of two releases run side by side for a while.
  test('holds the lock that every release knows by its name, on the connection that writes', async () => {
    const connection = await lead();
    expect(await isFree()).toBe(false);
    expect(await searchPath(connection)).toBe('read');
    await connection.close();
    await expect.poll(isFree).toBe(true);
  });
});

describe('a projector that waits for the lock', () => {
  test('tells its versions as soon as it may, and takes over when the leader ends', async () => {
    const release = await platform.hold('all');
    let attempts = 0;
    const waiting = acquire(() => ++attempts > 1);
    await expect.poll(() => runner.heard).toEqual([{ waiting: versions }]);
    await release();
    expect(await waiting).toMatchObject({ lost: { aborted: false } });
    expect(await isFree()).toBe(false);
    await runner.tell({ isLast: true });
    await expect.poll(() => runner.heard.at(-1)).toEqual({ isLast: true });
    // The first attempt was not allowed to tell them.
    expect(runner.heard.slice(0, -1)).toEqual(Array(attempts - 1).fill({ waiting: versions }));
  });

  test('fails when its connection is lost', async () => {
    await platform.hold('all');
    let attempts = 0;
    const waiting = acquire(() => ++attempts > 99);
    const failed = expect(waiting).rejects.toThrow(/terminat|not queryable|ended/i);
    await platform.until(async () => attempts > 0);
    for (const { pid } of await projectors()) await platform.rows(`select pg_terminate_backend(${pid})`);
    await failed;
  });

  test('closes its connection when it fails', async () => {
    await platform.hold('all');
    await expect(acquire(isTaken)).rejects.toThrow('the lock is taken');
    await expect.poll(projectors).toEqual([]);
  });

  test('gets nothing after a stop, and closes its connection', async () => {
    const release = await platform.hold('all');
    const stopped = acquire(() => {
      runner.abort();
      return false;
    });
    expect(await stopped).toBeNull();
    await expect.poll(projectors).toEqual([]);
    await release();
    expect(await acquire()).toBeNull();
    expect(await isFree()).toBe(true);
  });

  test('does not wait for its next attempt when it is stopped', async () => {
    await platform.hold('all');
    const { databaseUrl } = runner.options;
    /** Milliseconds from a stop to the end. */
    const stopTime = async () => {
      const stopping = new AbortController();
      let stoppedAt = 0;
      const stop = () => {
        stopping.abort();
        stoppedAt = performance.now();
        return false;
      };
      await acquireLeaderLock(databaseUrl, versions, stopping.signal, stop);
      return performance.now() - stoppedAt;
    };
    // A busy machine needs more time for some of the stops.
    await expect.poll(stopTime).toBeLessThan(450);
  });
});
