import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { constants } from 'node:os';

// Usage: run-steps.ts <npm script>... -- [word]...
// Runs the scripts one after the other. Exits with the code of the first script that fails.
const separator = process.argv.indexOf('--');
const steps = process.argv.slice(2, separator);
const words = process.argv.slice(separator + 1);

/** These scripts accept words: then they run only the test files whose path contains one of them. */
const testFiles: Record<string, string> = { 'test:unit': '**/*.test.{ts,tsx}', 'test:e2e': 'e2e/src/**/*.spec.ts' };

const isEmpty = (step: string): boolean => {
  const pattern = testFiles[step];
  if (pattern === undefined || words.length === 0) return false;
  const paths = globSync(pattern, { exclude: ['**/node_modules', '**/dist'] });
  return !paths.some((path) => words.some((word) => path.includes(word)));
};
if (words.length > 0 && Object.keys(testFiles).every(isEmpty)) {
  console.error(`No path of a test file contains ${words.join(' or ')}.`);
  process.exit(1);
}

let child: ChildProcess | undefined;
let stopped: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = signal;
    if (signal !== 'SIGINT') child?.kill(signal); // the terminal sends Ctrl-C to the child too
  });

const run = async (step: string): Promise<number> => {
  const filter = step in testFiles && words.length > 0 ? ['--', ...words] : [];
  child = spawn('npm', ['run', step, ...filter], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  const endedBy = stopped ?? signal;
  return endedBy ? 128 + constants.signals[endedBy] : (code ?? 1);
};

const summary: string[] = [];
let failure = 0;
for (const step of steps) {
  const startedAt = performance.now();
  const skipped = failure !== 0 || isEmpty(step);
  const code = skipped ? 0 : await run(step);
  const seconds = `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
  const result = skipped ? 'not run' : code === 0 ? `passed in ${seconds}` : `FAILED with exit code ${code}`;
  summary.push(`${step.padEnd(12)} ${result}`);
  failure ||= code;
}
console.log(`\n${summary.join('\n')}`);
process.exit(failure);
