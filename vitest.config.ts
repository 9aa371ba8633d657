import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['{contracts,domain}/src/**/*.test.ts', 'checks/**/*.test.ts'] } },
      {
        test: {
          name: 'services',
          include: ['{infra,services/*}/src/**/*.test.ts'],
          exclude: ['infra/src/system/**'],
          globalSetup: ['infra/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
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
        plugins: [],
        test: { name: 'frontend', include: ['frontend/src/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
    ],
  },
});
