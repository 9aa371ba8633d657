import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['{contracts,domain}/src/**/*.test.ts', 'checks/**/*.test.ts'] } },
      {
        test: {
          name: 'services',
          include: ['{infra,services/*}/src/**/*.test.ts'],
          globalSetup: ['infra/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [],
        test: { name: 'frontend', include: ['frontend/src/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
    ],
  },
});
