import { Stryker } from '@stryker-mutator/core';
import { makeTemplate } from '../../infra/src/testing/database.ts';
import { startTestPostgres } from '../../infra/src/testing/embedded-postgres.ts';
import { environment } from './environment.ts';
import type { Part } from './parts.ts';

export interface Outcome {
  part: Part;
  faults: number;
  caught: number;
}

interface Options {
  /** Globs instead of those of the part. */
  only?: string[];
  concurrency: number;
}

const startPostgres = async () => {
  const postgres = await startTestPostgres();
  await makeTemplate(postgres.url);
  return postgres;
};

const stryker = (part: Part, { only, concurrency }: Options) =>
  new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'checks/mutants/vitest.config.ts' },
    mutate: only ?? part.mutate,
    coverageAnalysis: 'perTest',
    // TypeScript 7 has no JavaScript API, so Stryker must not find a tsconfig to rewrite.
    tsconfigFile: 'none',
    ignorePatterns: ['.matraz', '.types*', 'dist', 'reports', 'test-results', 'playwright-report'],
    // Also after an error: Stryker would leave its copy of the project.
    cleanTempDir: 'always',
    concurrency,
    timeoutMS: 20_000,
    reporters: ['clear-text', 'json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    clearTextReporter: { reportTests: false, reportScoreTable: false, logTests: false, skipFull: true },
    jsonReporter: { fileName: `reports/mutants/${part.name}.json` },
  });

/** Runs the tests of one part once for each fault that Stryker can plant in it. */
export const plantFaults = async (part: Part, options: Options): Promise<Outcome> => {
  const postgres = part.postgres && (await startPostgres());
  process.env[environment.part] = part.name;
  process.env[environment.postgresUrl] = postgres?.url;
  try {
    const results = await stryker(part, options).runMutationTest();
    const faultsThat = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
    return {
      part,
      faults: faultsThat('Killed', 'Timeout', 'Survived', 'NoCoverage'),
      caught: faultsThat('Killed', 'Timeout'),
    };
  } finally {
    await postgres?.stop();
  }
};
