import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { constants } from 'node:os';
import { text } from 'node:stream/consumers';
import { getContainerRuntimeClient } from 'testcontainers';

// Usage: run-steps.ts <npm script>[+<npm script>]... -- [word]...
// Runs the steps one after the other; the scripts of a step (`a+b`) run at the same time. The output of a script is not mixed with
// another's. Stops after the first step that fails, and exits with the code of its first failed script. Prints the end of the output of
// a failed script once more before the summary, because a long log is often cut at its beginning.
const separator = process.argv.indexOf('--');
const steps = process.argv.slice(2, separator).map((step) => step.split('+'));
const words = process.argv.slice(separator + 1);

/** These scripts accept words: then they run only the test files whose path contains one of them. */
const system = 'platform/src/system/**/*.test.ts';
const testFiles: Record<string, { files: string; but: string[] }> = {
  'test:unit': { files: '**/*.test.{ts,tsx}', but: [system] },
  'test:system': { files: system, but: [] },
  'test:e2e': { files: 'e2e/src/**/*.spec.ts', but: [] },
};

const isEmpty = (script: string): boolean => {
  const tests = testFiles[script];
  if (tests === undefined || words.length === 0) return false;
  const paths = globSync(tests.files, { exclude: ['**/node_modules', '**/dist', ...tests.but] });
  return !paths.some((path) => words.some((word) => path.includes(word)));
};
if (words.length > 0 && Object.keys(testFiles).every(isEmpty)) {
  console.error(`No path of a test file contains ${words.join(' or ')}.`);
  process.exit(1);
}

const browser = 'test:e2e';
/** The event store tests start containers where they can. That changes a network interface, and Chromium aborts its requests. */
const mayStartContainers =
  steps.some((scripts) => scripts.length > 1 && scripts.includes(browser)) &&
  (await getContainerRuntimeClient().then(
    () => true,
    () => false,
  ));
const groups = steps.flatMap((scripts) =>
  scripts.includes(browser) && mayStartContainers
    ? [scripts.filter((script) => script !== browser), [browser]]
    : [scripts],
);

const children = new Set<ChildProcess>();
let stopped: NodeJS.Signals | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = signal;
    if (signal !== 'SIGINT') for (const child of children) child.kill(signal); // the terminal sends Ctrl-C to the children too
  });

interface Run {
  script: string;
  code: number;
  seconds: string;
}

/** Lines of a failed script that are printed again: vitest and playwright name the failed tests there. */
const REPEATED = 60;

/** @param isFirst the first script writes while it runs. The output of the others is printed when they have ended. */
const start = (script: string, isFirst: boolean) => {
  const startedAt = performance.now();
  const filter = script in testFiles && words.length > 0 ? ['--', ...words] : [];
  // A terminal shows the progress of the first script itself. One pipe for both outputs keeps their order.
  const isShown = isFirst && process.stdout.isTTY;
  const child = isShown
    ? spawn('npm', ['run', script, ...filter], { stdio: 'inherit' })
    : spawn('sh', ['-c', 'exec npm run "$@" 2>&1', 'sh', script, ...filter], { stdio: ['inherit', 'pipe', 'inherit'] });
  if (isFirst) child.stdout?.pipe(process.stdout, { end: false });
  children.add(child);
  const output = child.stdout ? text(child.stdout) : Promise.resolve('');
  const finished = async (): Promise<Run> => {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    children.delete(child);
    const endedBy = stopped ?? signal;
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    return { script, code: endedBy ? 128 + constants.signals[endedBy] : (code ?? 1), seconds };
  };
  return { output, ended: finished() };
};

const summary: string[] = [];
const ends: string[] = [];
let failure = 0;
for (const scripts of groups) {
  const isSkipped = (script: string) => failure !== 0 || isEmpty(script);
  const present = scripts.filter((script) => !isSkipped(script));
  summary.push(...scripts.filter(isSkipped).map((script) => `${script.padEnd(12)} not run`));
  const running = present.map((script, index) => start(script, index === 0));
  for (const [index, { output, ended }] of running.entries()) {
    const { script, code, seconds } = await ended;
    if (index > 0) process.stdout.write(await output);
    if (code !== 0) ends.push(`\nThe end of ${script}:\n${(await output).split('\n').slice(-REPEATED).join('\n')}`);
    summary.push(`${script.padEnd(12)} ${code === 0 ? `passed in ${seconds} s` : `FAILED with exit code ${code}`}`);
    failure ||= code;
  }
}
console.log(`${ends.join('\n')}\n${summary.join('\n')}`);
process.exit(failure);
