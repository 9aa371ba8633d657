import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const entry = fileURLToPath(new URL('./entry.js', import.meta.url));

test('from the second start on no file is compiled, so the compiler of TypeScript is not loaded', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-entry-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { NODE_COMPILE_CACHE: _, ...given } = process.env;
  /** Ends at the wrong setting, before anything is started. @returns how often the compiler had to work */
  const compiledBy = () => {
    const env = { ...given, MATRAZ_DATA_DIR: dataDir, MATRAZ_API_PROCESSES: 'x', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
    const { status, stderr } = spawnSync(process.execPath, [entry], { env, encoding: 'utf8' });
    expect({ status, isRefused: stderr.includes('MATRAZ_API_PROCESSES') }).toEqual({ status: 1, isRefused: true });
    return stderr.match(/no transpile cache for/g)?.length ?? 0;
  };
  mkdirSync(join(dataDir, 'cache')); // as the first start leaves it
  expect(compiledBy()).toBeGreaterThan(2);
  expect(compiledBy()).toBe(0);
});
