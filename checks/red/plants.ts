import { join } from 'node:path';
import * as tests from './planted-tests.ts';
import type { TestPart } from './test-parts.ts';

export interface Plant {
  name: string;
  /** Content by path. Where the file exists already the content is appended. */
  files: Record<string, string>;
  command: string;
  green: boolean;
  /** The output must contain each. */
  reasons: string[];
}

const browserFile = 'e2e/src/planted.spec.ts';
const fileIn = ({ folder }: TestPart) => join(folder, 'planted.test.ts');

/** The same call with passing tests in all places. */
const control = (parts: TestPart[], command: string): Plant => ({
  name: 'passing tests in every part',
  files: {
    ...Object.fromEntries(parts.map((part) => [fileIn(part), tests.passingTest])),
    [browserFile]: tests.passingBrowserTest,
  },
  command,
  green: true,
  reasons: [`Tests  ${parts.length} passed (${parts.length})`],
});

const redTest = (
  { fault, source, reasons }: tests.PlantedTest,
  where: string,
  file: string,
  command: string,
): Plant => ({
  name: `${fault}: ${where}`,
  files: { [file]: source },
  command,
  green: false,
  reasons,
});

/**
 * @param whole the command for all checks and tests
 * @param unit its step that runs vitest
 */
export const plants = (parts: TestPart[], whole: string, unit: string): Plant[] => {
  const [first] = parts;
  if (!first) throw new Error('vitest lists no test files');
  const passing = { [fileIn(first)]: tests.passingTest }; // words must match a test file
  const redSource = (name: string, file: string, source: string, reasons: string[]): Plant => ({
    name,
    files: { ...passing, [file]: source },
    command: whole,
    green: false,
    reasons,
  });
  return [
    control(parts, whole),
    redSource('a type error', 'domain/src/planted.ts', "export const planted: number = 'planted';\n", [
      'domain/src/planted.ts(1,14): error TS2322',
    ]),
    redSource('a lint error', 'domain/src/planted.ts', 'export const planted = (): void => {\n  debugger;\n};\n', [
      'domain/src/planted.ts:2:3 lint/suspicious/noDebugger',
    ]),
    redSource('an unused export', 'frontend/src/app/app.tsx', '\nexport const plantedExport = 1;\n', [
      'Unused exports (1)',
      'plantedExport  frontend/src/app/app.tsx',
    ]),
    // Every part and every fault goes through the whole command, the other pairs through its vitest step: that is quicker.
    ...parts.flatMap((part, row) =>
      tests.plantedTests.map((test, column) =>
        redTest(test, part.name, fileIn(part), row % tests.plantedTests.length === column ? whole : unit),
      ),
    ),
    // The whole command would end at the linter, which refuses .only too.
    redTest(tests.onlyLeftBehind, first.name, fileIn(first), unit),
    redTest(tests.noTests, first.name, fileIn(first), unit),
    redTest(tests.failingBrowserTest, 'e2e', browserFile, whole),
  ];
};
