import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A test waits for a state, never for a time, so generous limits cost nothing on a quick machine. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };
const shared = { ...limits, allowOnly: false };

export default defineConfig({
  test: {
    // Vitest leaves one core free by default: on two cores that doubles the time.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      { test: { ...shared, name: 'rules', include: ['{contracts,domain}/src/**/*.test.ts', 'checks/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'services',
          include: ['{infra,application,services/*,platform}/src/**/*.test.ts'],
          exclude: ['platform/src/system/**'],
          globalSetup: ['infra/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'frontend',
          include: ['frontend/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['frontend/src/shared/testing/setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'system',
          include: ['platform/src/system/**/*.test.ts'],
          globalSetup: ['platform/src/system/global-setup.ts'],
          // Each file runs a whole platform: after the other projects, two at a time.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
