import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

/** The first failure ends the run of a mutant, so the quick tests come first. */
class InOrderOfThePart extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const placeOf = ({ moduleId }: TestSpecification) =>
      part?.tests.findIndex((glob) => matchesGlob(relative(copy, moduleId), glob)) ?? 0;
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    root: copy,
    include: part.tests,
    sequence: { sequencer: InOrderOfThePart },
    globalSetup: part.postgres ? ['checks/mutants/postgres-setup.ts'] : [],
    // Generous, because the first run without mutants must pass on a busy machine. Stryker ends a run that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
