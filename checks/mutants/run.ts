import { parseArgs } from 'node:util';
import { parts } from './parts.ts';
import { type Outcome, plantFaults } from './plant-faults.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Plants faults in these files only. */
    only: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '1' },
  },
});

const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const percentOf = ({ caught, faults }: Outcome) => (faults === 0 ? 0 : (100 * caught) / faults);

const outcomes: Outcome[] = [];
for (const part of parts) {
  if (positionals.length > 0 && !positionals.includes(part.name)) continue;
  outcomes.push(await plantFaults(part, { only: values.only, concurrency: Number(values.concurrency) }));
}

const rows = outcomes.map((outcome) => {
  const { part, faults, caught } = outcome;
  // Cut, not rounded: 96.96 % is not 97 %.
  const percent = Math.floor(percentOf(outcome) * 10) / 10;
  return `| ${part.name} | ${faults} | ${caught} | ${faults - caught} | ${percent.toFixed(1)} % | ${part.threshold} % |`;
});
console.log(
  ['| Part | Faults | Caught | Survived | Caught of all | At least |', '|---|---|---|---|---|---|', ...rows].join('\n'),
);

const short = outcomes.filter((outcome) => percentOf(outcome) < outcome.part.threshold);
for (const { part } of short) console.error(`${part.name}: fewer faults are caught than ${part.threshold} %`);
process.exitCode = short.length > 0 ? 1 : 0;
