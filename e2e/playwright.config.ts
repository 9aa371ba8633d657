import { defineConfig } from '@playwright/test';
import { chromium } from './src/chromium.ts';
import { address, stack } from './src/stack.ts';

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  // Students of their own keep the tests apart; two of them fill two cores.
  workers: 2,
  timeout: 120_000,
  // As in vitest.config.ts: what passes at the second try is named as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    { name: 'accounts', testMatch: '*.setup.ts' },
    { name: 'desktop', dependencies: ['accounts'], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      dependencies: ['accounts'],
      // There is one administrator, and it is one switch.
      testIgnore: 'premium-toggle.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: stack,
});
