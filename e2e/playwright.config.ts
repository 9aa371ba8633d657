import { defineConfig } from '@playwright/test';
import { chromium, launchOptions } from './src/testing/chromium.ts';
import { address, stack } from './src/testing/stack.ts';
import { onPhonesToo } from './src/testing/widths.ts';

const pictures = process.env.E2E_TRACE === '1';

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  // Each test has its own student, so tests can run in parallel. Two workers use two cores.
  fullyParallel: true,
  workers: 2,
  // Long, because the machine may be busy. No test measures time.
  timeout: 300_000,
  // A test that passes only at the second try has a defect, or the product has one.
  retries: 0,
  forbidOnly: true,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'es-CL',
    // Animations take a tenth of the processor time. The phone project has them.
    reducedMotion: 'reduce',
    // Each test has a browser of its own, so each would fill the cache of the service worker again. Tests of it allow it.
    serviceWorkers: 'block',
    timezoneId: 'America/Santiago',
    // Requests, messages of the page and steps of a failed test: 1 % of the time. Pictures of each step would take a quarter of the
    // processor; `E2E_TRACE=1` adds them.
    trace: { mode: 'retain-on-failure', screenshots: pictures, snapshots: pictures, sources: false },
    launchOptions: launchOptions(chromium()),
  },
  // Rules do not depend on the width, so a test runs once, on the desktop. `onPhonesToo` marks tests with other steps on a narrow
  // touch screen. Screenshots and accessibility checks use both widths in every test: see `atEachWidth`.
  projects: [
    { name: 'accounts', testMatch: '*.setup.ts' },
    { name: 'desktop', dependencies: ['accounts'], use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      dependencies: ['accounts'],
      grep: new RegExp(onPhonesToo.tag),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'no-preference',
      },
    },
  ],
  webServer: stack,
});
