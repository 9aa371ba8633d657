import { spawnSync } from 'node:child_process';
import { chromium } from './src/chromium.ts';

if (chromium() === undefined) {
  console.log('SKIPPED browser tests: no Chromium; install it (Debian: apt-get install chromium) or set CHROME_PATH');
} else {
  const { status } = spawnSync('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
