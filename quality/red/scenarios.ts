import * as tests from './planted-tests.ts';
import type { TestPart } from './test-parts.ts';

export interface Scenario {
  name: string;
  /** Content by path. The content is appended to an existing file. */
  files: Record<string, string>;
  command: string;
  shouldPass: boolean;
  /** The output must contain each of these texts. */
  expectedOutput: string[];
}

const browserFile = 'e2e/src/planted.spec.ts';
/** The command with a passing test in every part must pass. */
const passingScenario = (parts: TestPart[], command: string): Scenario => ({
  name: 'passing tests in every part',
  files: {
    ...Object.fromEntries(parts.map((part) => [part.file, tests.passingTest])),
    [browserFile]: tests.passingBrowserTest,
  },
  command,
  shouldPass: true,
  expectedOutput: [true, false].map((isSystem) => {
    const { length } = parts.filter((part) => part.isSystem === isSystem);
    return `Tests  ${length} passed (${length})`;
  }),
});

const failingTest = (
  { fault, source, expectedOutput }: tests.PlantedTest,
  where: string,
  file: string,
  command: string,
): Scenario => ({
  name: `${fault}: ${where}`,
  files: { [file]: source },
  command,
  shouldPass: false,
  expectedOutput,
});

/**
 * @param whole the command that runs all checks and tests
 * @param suites the same without its first step, the checks, which would take most of the time
 */
export const scenarios = (parts: TestPart[], { whole, suites }: Record<'whole' | 'suites', string>): Scenario[] => {
  const [first] = parts;
  if (!first) throw new Error('vitest lists no test files');
  const passing = { [first.file]: tests.passingTest }; // the word filter must match a test file
  const failingSource = (name: string, file: string, source: string, expectedOutput: string[]): Scenario => ({
    name,
    files: { ...passing, [file]: source },
    command: whole,
    shouldPass: false,
    expectedOutput,
  });
  return [
    passingScenario(parts, whole),
    failingSource('a type error', 'domain/src/planted.ts', "export const planted: number = 'planted';\n", [
      'domain/src/planted.ts(1,14): error TS2322',
    ]),
    failingSource('a lint error', 'domain/src/planted.ts', 'export const planted = (): void => {\n  debugger;\n};\n', [
      'domain/src/planted.ts:2:3 lint/suspicious/noDebugger',
    ]),
    failingSource('an unused export', 'frontend/src/app/app.tsx', '\nexport const plantedExport = 1;\n', [
      'Unused exports (1)',
      'plantedExport  frontend/src/app/app.tsx',
    ]),
    // Each fault is tested once with the whole command.
    ...parts.flatMap((part, row) =>
      tests.plantedTests.map((test) => failingTest(test, part.name, part.file, row === 0 ? whole : suites)),
    ),
    // The whole command would already fail at the linter, which refuses .only too.
    failingTest(tests.onlyLeftBehind, first.name, first.file, suites),
    failingTest(tests.noTests, first.name, first.file, suites),
    failingTest(tests.passesLater, first.name, first.file, suites),
    failingTest(tests.failingBrowserTest, 'e2e', browserFile, whole),
    failingTest(tests.passesLaterInBrowser, 'e2e', browserFile, suites),
  ];
};
