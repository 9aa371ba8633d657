import { parseArgs } from 'node:util';
import { type Outcome, runMutationTest } from './mutation-test.ts';
import { parts } from './parts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Mutates only these files. */
    only: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '1' },
  },
});

const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const percentOf = ({ killed, mutants }: Outcome) => (mutants === 0 ? 0 : (100 * killed) / mutants);

const outcomes: Outcome[] = [];
for (const part of parts) {
  if (positionals.length > 0 && !positionals.includes(part.name)) continue;
  outcomes.push(await runMutationTest(part, { only: values.only, concurrency: Number(values.concurrency) }));
}

const rows = outcomes.map((outcome) => {
  const { part, mutants, killed } = outcome;
  // Rounded down, because 96.96 % does not reach 97 %.
  const percent = Math.floor(percentOf(outcome) * 10) / 10;
  return `| ${part.name} | ${mutants} | ${killed} | ${mutants - killed} | ${percent.toFixed(1)} % | ${part.threshold} % |`;
});
console.log(
  ['| Part | Mutants | Killed | Survived | Killed of all | At least |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  ),
);

const failed = outcomes.filter((outcome) => percentOf(outcome) < outcome.part.threshold);
for (const { part } of failed)
  console.error(`${part.name}: the tests kill less than ${part.threshold} % of the mutants`);
process.exitCode = failed.length > 0 ? 1 : 0;
