import { defineConfig } from 'vitest/config';

/** What a busy machine needs: no test is a stopwatch, speed is measured in benchmarks. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  // Some promises are in seconds (a killed child is back within two): a shared machine that stalls once breaks none of them.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: 'rules', include: ['{contracts,domain}/src/**/*.test.ts', 'checks/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'services',
          include: ['{infra,services/*}/src/**/*.test.ts'],
          exclude: ['infra/src/system/**'],
          globalSetup: ['infra/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'system',
          include: ['infra/src/system/**/*.test.ts'],
          globalSetup: ['infra/src/system/global-setup.ts'],
          // Each starts the whole platform: one after the other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...patience,
          name: 'frontend',
          include: ['frontend/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['frontend/src/shared/testing/setup.ts'],
        },
      },
    ],
  },
});
