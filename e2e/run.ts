import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './src/testing/chromium.ts';

if (chromium() === undefined) {
  console.log(
    'SKIPPED browser tests: no Chromium; install it (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH',
  );
} else {
  const runDir = mkdtempSync(join(tmpdir(), 'matraz-e2e-'));
  const { status } = spawnSync('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_RUN_DIR: runDir },
  });
  if (status === 0) rmSync(runDir, { recursive: true });
  else console.log(`The data and the logs of the platform are kept in ${runDir}`);
  process.exitCode = status ?? 1;
}
