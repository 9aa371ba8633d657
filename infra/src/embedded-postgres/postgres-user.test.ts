import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { startTestPostgres } from '../testing/embedded-postgres.ts';
import { isRoot, mayMount } from '../testing/privileges.ts';
import { skipped } from '../testing/skipped.ts';
import { postgresRunAs } from './postgres-user.ts';

if (!isRoot) skipped('PostgreSQL below a closed folder', 'not root; run the tests as root');
const canMount = mayMount('PostgreSQL of the tests below a closed folder');

test.runIf(canMount)('the PostgreSQL of the tests starts below a folder that only root may enter', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'matraz-closed-')); // 0700
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(closed, { recursive: true });
  });
  vi.stubEnv('TMPDIR', closed);
  const postgres = await startTestPostgres();
  const pool = createPool(postgres.url, { max: 1 });
  const { rows } = await pool.query('show data_directory');
  expect(rows[0].data_directory).toMatch(new RegExp(`^${closed}/`));
  await pool.end();
  await postgres.stop();
});

test.runIf(isRoot)('where nothing can be mounted, a folder that the user cannot enter is refused', () => {
  const closed = mkdtempSync(join(tmpdir(), 'matraz-closed-')); // 0700
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(closed, { recursive: true });
  });
  postgresRunAs('/'); // makes the user when it is missing
  symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(closed, 'id'));
  vi.stubEnv('PATH', closed); // without unshare
  expect(() => postgresRunAs(join(closed, 'data'))).toThrow(
    `El usuario postgres no puede entrar a ${closed}: use carpetas que no sean solo de root.`,
  );
});
