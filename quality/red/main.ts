import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout } from './copy-checkout.ts';
import { type Outcome, runScenario, stopRunning } from './run-scenario.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { testParts } from './test-parts.ts';

// Proves that each planted fault makes the test command of README.md fail. See docs/decisions/red-is-red.md.
const readme = readFileSync('README.md', 'utf8');
const [, command] = /## Test\n\n```\nnpm ci && (.+)\n```/.exec(readme) ?? [];
if (!command) throw new Error('README.md names no test command');
const checksStep = ' types+lint+unused';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
if (command !== 'npm test' || !scripts.test.includes(checksStep)) throw new Error('npm test has other steps');

const copies = [mkdtempSync(join(tmpdir(), 'matraz-red-')), mkdtempSync(join(tmpdir(), 'matraz-red-'))];
const removeCopies = () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
};
const queue: Scenario[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    queue.length = 0;
    await stopRunning();
    removeCopies();
    process.exit(1);
  });

const report = ({ scenario, problems, skipped, output, seconds }: Outcome): void => {
  const verdict = problems.length > 0 ? 'WRONG' : scenario.shouldPass ? 'green' : 'red';
  if (skipped) console.log(`SKIPPED ${scenario.name}: no Chromium`);
  else
    console.log(
      `${verdict.padEnd(5)} ${scenario.name} (${scenario.command.replace(process.execPath, 'node')}, ${seconds} s)`,
    );
  if (problems.length > 0) console.log(`${output.slice(-20_000)}\n${problems.join('\n')}\n`);
};

try {
  copies.forEach(copyCheckout);
  const commands = {
    whole: `${command} -- planted`,
    suites: `${scripts.test.replace('node', process.execPath).replace(checksStep, '')} planted`,
  };
  queue.push(...scenarios(testParts(), commands));
  const outcomes: Outcome[] = [];
  const work = async (copy: string) => {
    for (let scenario = queue.shift(); scenario; scenario = queue.shift()) {
      const outcome = await runScenario(scenario, copy);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(copies.map(work));
  const wrong = outcomes.filter((outcome) => outcome.problems.length > 0).length;
  const skipped = outcomes.filter((outcome) => outcome.skipped).length;
  console.log(`${outcomes.length} runs of planted files: ${wrong} wrong, ${skipped} skipped`);
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  removeCopies();
}
