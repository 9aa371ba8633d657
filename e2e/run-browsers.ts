import { browsers } from './browsers/browsers.ts';
import { runPlaywright } from './run-playwright.ts';

for (const { name, isInstalled, debian } of browsers) {
  if (!isInstalled()) console.log(`SKIPPED ${name}: not installed (Debian: apt-get install ${debian})`);
}
runPlaywright('browsers.config.ts');
