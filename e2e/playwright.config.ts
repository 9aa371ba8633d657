import { defineConfig } from '@playwright/test';
import { chromium } from './src/testing/chromium.ts';
import { address, stack } from './src/testing/stack.ts';
import { onPhonesToo } from './src/testing/widths.ts';

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  // Each test has its own student, so any two can run at once. Two workers fill two cores.
  fullyParallel: true,
  workers: 2,
  // What a machine with many other programs needs. No test is a stopwatch.
  timeout: 300_000,
  // A test that passes only at the second try is a defect of the test or of the product.
  retries: 0,
  forbidOnly: true,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // Recording costs a quarter of the processor time of every test. `E2E_TRACE=1` turns it on.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  // A rule does not change with the width, so a test runs once, on the desktop. `onPhonesToo` marks the tests whose steps differ
  // on a narrow screen with touch. Pictures and accessibility checks of all tests look at both widths: see `atEachWidth`.
  projects: [
    { name: 'accounts', testMatch: '*.setup.ts' },
    { name: 'desktop', dependencies: ['accounts'], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      dependencies: ['accounts'],
      grep: new RegExp(onPhonesToo.tag),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: stack,
});
