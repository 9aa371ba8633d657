import { runPlaywright } from './run-playwright.ts';
import { chromium } from './src/testing/chromium.ts';

if (chromium() === undefined) {
  console.log(
    'SKIPPED browser tests: no Chromium; install it (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH',
  );
} else {
  runPlaywright('playwright.config.ts');
}
