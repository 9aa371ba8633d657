import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir } from '../processes/data-dir.ts';
import { createLifetime } from '../processes/lifetime.ts';
import { readPidFile } from '../processes/pid-file.ts';
import { testSettings } from './postgres-settings.ts';
import { runPostgres } from './run-postgres.ts';

interface Process {
  group: number;
  command: string;
}

const processes = (): Process[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const [, , group] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
        return command ? [{ group: Number(group), command }] : [];
      } catch {
        return []; // It has just ended.
      }
    });

test('after the stop neither the server nor its guard has left a process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-pg-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  chmodSync(dataDir, 0o711); // as root: the user `postgres` must reach its folder inside
  makeDataDir(dataDir);
  const lifetime = createLifetime(pino({ level: 'silent' }), () => {});
  onTestFinished(() => lifetime.stop());
  await runPostgres({ dataDir, ownerPassword: 'secret', settings: testSettings, lifetime });

  const server = readPidFile(dataDir, 'postgres');
  const guard = processes().find(({ command }) => command.endsWith(`matraz-guard ${server}`))?.group;
  expect(guard).toBeGreaterThan(1);

  await lifetime.stop();
  expect(processes().filter(({ group, command }) => group === guard || command.includes(dataDir))).toEqual([]);
});
