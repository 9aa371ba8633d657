import { browsers, chromium109 } from './browsers/browsers.ts';
import { runPlaywright } from './run-playwright.ts';

for (const { name, isInstalled, debian } of browsers) {
  if (isInstalled()) continue;
  const reason = `${name}: not installed (Debian: apt-get install ${debian})`;
  if (process.env.REQUIRE_BROWSERS === '1') throw new Error(reason);
  console.log(`SKIPPED ${reason}`);
}
// Two workers would unpack it at the same time, and one could start a file that the other one still writes.
if (browsers.some(({ name, isInstalled }) => name === 'chromium-109' && isInstalled())) await chromium109();
runPlaywright('browsers.config.ts');
