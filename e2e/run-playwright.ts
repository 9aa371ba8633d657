import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the tests of a configuration in `e2e`, with the other arguments of the command line. */
export const runPlaywright = (config: string) => {
  const runDir = mkdtempSync(join(tmpdir(), 'matraz-e2e-'));
  const { status, error } = spawnSync('playwright', ['test', '-c', join('e2e', config), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_RUN_DIR: runDir },
  });
  // `npm run` puts the programs of the packages into the path.
  if (error) throw error;
  if (status === 0) rmSync(runDir, { recursive: true });
  else console.log(`The data and the logs of the platform are kept in ${runDir}`);
  process.exitCode = status ?? 1;
};
