import { defineConfig } from '@playwright/test';
import { browsers } from './browsers/browsers.ts';
import base from './playwright.config.ts';

const installed = browsers.filter(({ isInstalled }) => isInstalled()).map(({ name }) => name);

/** The same journey in each installed browser. `run-browsers.ts` names those that are missing. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [
    { name: 'accounts', testMatch: 'src/accounts.setup.ts' },
    ...installed.map((name) => ({ name, testMatch: 'browsers/journey.spec.ts', dependencies: ['accounts'] })),
    ...(installed.includes('chromium-109') ? [{ name: 'lacking', testMatch: 'browsers/lacking.spec.ts' }] : []),
  ],
});
