import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A test waits for a state, never for a time, so generous limits cost nothing on a quick machine. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };
const shared = { ...limits, allowOnly: false };

/** Files that replace modules (`vi.mock`). */
const alone = ['infra/src/processes/ports.test.ts'];

const withDocument = {
  ...shared,
  include: ['frontend/src/**/*.test.tsx'],
  environment: 'jsdom',
  setupFiles: ['frontend/src/shared/testing/setup.ts'],
};

/**
 * These files replace modules, or test the state of a module or of the page. The other files share modules, which
 * halves the processor time.
 */
const ownDocument = [
  'app/**',
  'app/preview/*',
  'shared/{net,session,loading,page,study}/*',
  'authoring/pictures/*',
  'shared/rich-text/{formula-wait,sanitize,use-typeset}',
  'features/accounts/account/reminders',
  'features/practice/outbox/use-send-kept-answers',
  'features/exams/{attempt,offline,results}/*',
].map((path) => `frontend/src/${path}.test.tsx`);

// All processes of a run share the compiled code, also the platforms that tests start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  test: {
    // Two workers more than cores, because many tests wait. Vitest's default leaves one core free.
    maxWorkers: availableParallelism() + 2,
    projects: [
      // Pure functions keep no state, so the files of a worker share their modules.
      { test: { ...shared, name: 'rules', include: ['{contracts,domain,formats}/src/**/*.test.ts'], isolate: false } },
      // A file that needs a document is called `.tsx`: loading jsdom takes half a second of the processor.
      { test: { ...shared, name: 'no document', include: ['{checks,frontend/src}/**/*.test.ts'] } },
      // The files of a worker share their modules, which saves a quarter of the processor time. The files of `alone`
      // replace modules.
      {
        test: {
          ...shared,
          name: 'services',
          include: ['{infra,application,services/*,platform}/src/**/*.test.ts', 'quality/**/*.test.ts'],
          exclude: ['platform/src/system/**', ...alone],
          isolate: false,
          globalSetup: ['infra/src/testing/memory-folder.ts', 'infra/src/testing/global-setup.ts'],
        },
      },
      { test: { ...shared, name: 'alone', include: alone } },
      { test: { ...withDocument, name: 'frontend', exclude: ownDocument, isolate: false } },
      { test: { ...withDocument, name: 'frontend alone', include: ownDocument } },
      {
        test: {
          ...shared,
          name: 'system',
          include: ['platform/src/system/**/*.test.ts'],
          globalSetup: ['infra/src/testing/memory-folder.ts', 'platform/src/system/global-setup.ts'],
          // On a busy machine the start of a platform alone takes most of a minute.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
