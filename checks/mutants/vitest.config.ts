import { defineConfig } from 'vitest/config';
import { environment } from './environment.ts';
import { parts } from './parts.ts';

const part = parts.find(({ name }) => name === process.env[environment.part]);
if (!part) throw new Error(`${environment.part} names no part`);

// Stryker runs in a copy of the project, but node_modules links to the original packages. These aliases load the copies.
const copy = process.cwd();
const alias = [
  { find: /^@matraz\/(contracts|domain|infra|application|platform)\/(.+)$/, replacement: `${copy}/$1/src/$2.ts` },
  { find: /^@matraz\/(api|projector|worker)\/(.+)$/, replacement: `${copy}/services/$1/src/$2.ts` },
];

export default defineConfig({
  resolve: { alias },
  test: {
    root: copy,
    include: part.tests,
    globalSetup: part.postgres ? ['checks/mutants/postgres-setup.ts'] : [],
    // Generous, because the first run without mutants must pass on a busy machine. Stryker ends a run that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
