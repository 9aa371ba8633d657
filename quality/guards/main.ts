import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout } from '../red/copy-checkout.ts';
import { type Guard, guards } from './guards.ts';

// Takes each guard of docs/security.md out of a copy of the checkout, one at a time: a test of its line must fail. Numbers select lines.
const lines = process.argv.slice(2).map(Number);
const selected = guards.filter(({ line }) => lines.length === 0 || lines.includes(line));
const copy = mkdtempSync(join(tmpdir(), 'matraz-guards-'));

/** @returns a function that puts the guards back */
const takeOut = ({ file, cut, also }: Guard): (() => void) => {
  const cuts = [{ file, cut }, ...(also ? [also] : [])].map(({ file: name, cut: [guard, without] }) => {
    const path = join(copy, name);
    const source = readFileSync(path, 'utf8');
    if (source.split(guard).length !== 2) throw new Error(`${name} does not have the guard once: ${guard}`);
    return { path, source, open: source.replace(guard, () => without) };
  });
  for (const { path, open } of cuts) writeFileSync(path, open);
  return () => {
    for (const { path, source } of cuts) writeFileSync(path, source);
  };
};

interface TestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The tests of the line that ran, and those that failed. */
const runTests = ({ line, test }: Guard): Promise<{ ran: number; failed: string[] }> => {
  const report = join(copy, 'guards.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    test,
    '-t',
    `\\[security ${line}\\]`,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, timeout: 300_000 }, () => {
      const { testResults }: TestReport = JSON.parse(readFileSync(report, 'utf8'));
      rmSync(report);
      const results = testResults.flatMap(({ assertionResults }) => assertionResults);
      const failed = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      resolve({ ran: results.filter(({ status }) => status !== 'skipped').length, failed });
    });
  });
};

let wrong = 0;
try {
  copyCheckout(copy);
  for (const guard of selected) {
    const putBack = takeOut(guard);
    const { ran, failed } = await runTests(guard);
    putBack();
    if (failed.length === 0) wrong += 1;
    console.log(
      `${failed.length > 0 ? 'red  ' : 'WRONG'} ${guard.line} without ${guard.file}: ${failed.length} of ${ran} tests failed`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`${selected.length} guards taken out: ${wrong} unnoticed`);
process.exitCode = wrong > 0 ? 1 : 0;
