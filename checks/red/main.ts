import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout } from './copy-checkout.ts';
import { type Plant, plants } from './plants.ts';
import { endRunning, type Outcome, runPlant } from './run-plant.ts';
import { testParts } from './test-parts.ts';

// Proves that a fault turns the README's test command red: see docs/decisions/red-is-red.md.
const readme = readFileSync('README.md', 'utf8');
const [, command] = /## Test\n\n```\nnpm ci && (.+)\n```/.exec(readme) ?? [];
if (!command) throw new Error('README.md names no test command');

const copies = [mkdtempSync(join(tmpdir(), 'matraz-red-')), mkdtempSync(join(tmpdir(), 'matraz-red-'))];
const removeCopies = () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
};
const queue: Plant[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    queue.length = 0;
    await endRunning();
    removeCopies();
    process.exit(1);
  });

const report = ({ plant, wrong, skipped, output, seconds }: Outcome): void => {
  const verdict = wrong.length > 0 ? 'WRONG' : plant.green ? 'green' : 'red';
  if (skipped) console.log(`SKIPPED ${plant.name}: no Chromium`);
  else console.log(`${verdict.padEnd(5)} ${plant.name} (${plant.command}, ${seconds} s)`);
  if (wrong.length > 0) console.log(`${output.slice(-20_000)}\n${wrong.join('\n')}\n`);
};

try {
  copies.forEach(copyCheckout);
  queue.push(...plants(testParts(), `${command} -- planted`, 'npm run test:unit -- planted'));
  const outcomes: Outcome[] = [];
  const work = async (copy: string) => {
    for (let plant = queue.shift(); plant; plant = queue.shift()) {
      const outcome = await runPlant(plant, copy);
      report(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(copies.map(work));
  const wrong = outcomes.filter((outcome) => outcome.wrong.length > 0).length;
  const skipped = outcomes.filter((outcome) => outcome.skipped).length;
  console.log(`${outcomes.length} runs of planted files: ${wrong} wrong, ${skipped} skipped`);
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  removeCopies();
}
