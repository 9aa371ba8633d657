import { makeTemplate } from '@matraz/infra/testing/database';
import { startTestPostgres } from '@matraz/infra/testing/embedded-postgres';
import { Stryker } from '@stryker-mutator/core';
import { environment } from './environment.ts';
import type { Part } from './parts.ts';

export interface Outcome {
  part: Part;
  mutants: number;
  killed: number;
}

interface Options {
  /** Globs that replace `mutate` of the part. */
  only?: string[];
  concurrency: number;
  timeoutMs: number;
}

const startPostgres = async () => {
  const postgres = await startTestPostgres();
  await makeTemplate(postgres.url);
  return postgres;
};

const stryker = (part: Part, { only, concurrency, timeoutMs }: Options) =>
  new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'quality/mutants/vitest.config.ts' },
    mutate: only ?? part.mutate,
    coverageAnalysis: 'perTest',
    // Stryker rewrites a tsconfig with the JavaScript API of TypeScript, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    ignorePatterns: ['.matraz', '.types*', 'dist', 'results', 'test-results', 'playwright-report'],
    // Removes the copy of the project after an error too.
    cleanTempDir: 'always',
    concurrency,
    timeoutMS: timeoutMs,
    reporters: ['clear-text', 'json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    clearTextReporter: { reportTests: false, reportScoreTable: false, logTests: false, skipFull: true },
    jsonReporter: { fileName: `quality/results/mutants/${part.name}.json` },
  });

/** Runs the tests of one part for each mutant that Stryker makes. */
export const runMutationTest = async (part: Part, options: Options): Promise<Outcome> => {
  const postgres = part.postgres && (await startPostgres());
  process.env[environment.part] = part.name;
  process.env[environment.postgresUrl] = postgres?.url;
  try {
    const results = await stryker(part, options).runMutationTest();
    const countOf = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
    return {
      part,
      mutants: countOf('Killed', 'Timeout', 'Survived', 'NoCoverage'),
      killed: countOf('Killed', 'Timeout'),
    };
  } finally {
    await postgres?.stop();
  }
};
