import { browsers } from './browsers/browsers.ts';
import { runPlaywright } from './run-playwright.ts';

for (const { name, isInstalled, debian } of browsers) {
  if (isInstalled()) continue;
  const reason = `${name}: not installed (Debian: apt-get install ${debian})`;
  if (process.env.REQUIRE_BROWSERS === '1') throw new Error(reason);
  console.log(`SKIPPED ${reason}`);
}
runPlaywright('browsers.config.ts');
