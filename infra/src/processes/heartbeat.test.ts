import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { startHeartbeat } from './heartbeat.ts';

let dataDir: string;
let file: string;
let checks: number;
let failure: Error | undefined;
let lines: string[];
let stop: () => void;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-heartbeat-'));
  mkdirSync(join(dataDir, 'run'));
  file = join(dataDir, 'run', 'worker.alive');
  [checks, failure, lines] = [0, undefined, []];
  stop = startHeartbeat({
    dataDir,
    name: 'worker',
    everyMs: 1,
    logger: createLogger('worker', { write: (line) => lines.push(line) }),
    async check() {
      checks += 1;
      if (failure) throw failure;
    },
  });
});
afterEach(() => {
  stop();
  rmSync(dataDir, { recursive: true });
});

const renewedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
/** Makes the file an hour old. */
const age = () => utimesSync(file, new Date(Date.now() - 3_600_000), new Date(Date.now() - 3_600_000));
const checksAfter = async (more: number) => {
  const before = checks;
  await expect.poll(() => checks, { interval: 1 }).toBeGreaterThanOrEqual(before + more);
};

test('the file is renewed while the check succeeds', async () => {
  await expect.poll(renewedAt).toBeGreaterThan(0);
  age();
  const old = renewedAt();
  await expect.poll(renewedAt).toBeGreaterThan(old);
});

test('while the check fails the file is not renewed, and the reason is logged once', async () => {
  await expect.poll(renewedAt).toBeGreaterThan(0);
  failure = new Error('the database is away');
  await checksAfter(2);
  age();
  const old = renewedAt();
  await checksAfter(3);
  expect(renewedAt()).toBe(old);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: 'not healthy', err: { message: 'the database is away' } },
  ]);
  failure = undefined;
  await expect.poll(renewedAt).toBeGreaterThan(old);
});
