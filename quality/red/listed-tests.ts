import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';

/** The variables of a running vitest are removed, because they would confuse the second vitest. */
const env = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
const list = (command: string, args: string[]) =>
  JSON.parse(
    execFileSync(join('node_modules/.bin', command), args, { env: env(), encoding: 'utf8', maxBuffer: 50_000_000 }),
  );

export interface ListedTest {
  /** Relative to the checkout. */
  file: string;
  projectName: string;
}

/** All test files that vitest runs. */
export const vitestFiles = (): ListedTest[] =>
  list('vitest', ['list', '--filesOnly', '--json']).map(({ file, projectName }: ListedTest) => ({
    file: relative(process.cwd(), file),
    projectName,
  }));

/** All files in which playwright finds tests. */
export const playwrightFiles = (): string[] => {
  const report: { suites: { file: string }[] } = list('playwright', [
    'test',
    '--config=e2e/playwright.config.ts',
    '--list',
    '--reporter=json',
  ]);
  return [...new Set(report.suites.map(({ file }) => join('e2e/src', file)))];
};
