import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { environment } from './environment.ts';
import { parts } from './parts.ts';

const part = parts.find(({ name }) => name === process.env[environment.part]);
if (!part) throw new Error(`${environment.part} names no part`);

// Stryker runs in a copy of the project, but node_modules links to the original packages. These aliases load the copies.
const copy = process.cwd();
const alias = globSync(['*/package.json', 'services/*/package.json']).flatMap((file) => {
  const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(exports).map(([entry, source]) => ({
    find: new RegExp(`^${join(name, entry)}$`),
    replacement: join(copy, dirname(file), source),
  }));
});

export default defineConfig({
  resolve: { alias },
  test: {
    root: copy,
    include: part.tests,
    globalSetup: part.postgres ? ['quality/mutants/postgres-setup.ts'] : [],
    // Generous, because the first run without mutants must pass on a busy machine. Stryker ends a run that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
