import { parseArgs } from 'node:util';
import { type Outcome, runMutationTest } from './mutation-test.ts';
import { groupOf, type Part, parts } from './parts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Mutates only these files. */
    only: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '1' },
    /** Seconds that a mutant may take longer than the tests without it. Give more beside other work. */
    timeout: { type: 'string', default: '20' },
  },
});

/** `domain` selects all parts of the domain. */
const isSelected = (part: Part, word: string) => part.name === word || groupOf(part) === word;
const unknown = positionals.filter((word) => !parts.some((part) => isSelected(part, word)));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const { only, concurrency, timeout } = values;
type Counts = Pick<Outcome, 'mutants' | 'killed'>;
const percentOf = ({ killed, mutants }: Counts) => (mutants === 0 ? 0 : (100 * killed) / mutants);

const outcomes: Outcome[] = [];
for (const part of parts) {
  if (positionals.length > 0 && !positionals.some((word) => isSelected(part, word))) continue;
  outcomes.push(
    await runMutationTest(part, { only, concurrency: Number(concurrency), timeoutMs: 1_000 * Number(timeout) }),
  );
}

const sumOf = (group: string) => {
  const own = outcomes.filter(({ part }) => groupOf(part) === group);
  const total = (key: 'mutants' | 'killed') => own.reduce((sum, outcome) => sum + outcome[key], 0);
  return { name: group, mutants: total('mutants'), killed: total('killed'), threshold: own[0]?.part.threshold ?? 0 };
};
const groups = [...new Set(outcomes.map(({ part }) => groupOf(part)))].map(sumOf);

const row = (name: string, { mutants, killed }: Counts, threshold: string) => {
  // Rounded down, because 96.96 % does not reach 97 %.
  const percent = Math.floor(percentOf({ mutants, killed }) * 10) / 10;
  return `| ${name} | ${mutants} | ${killed} | ${mutants - killed} | ${percent.toFixed(1)} % | ${threshold} |`;
};
const partRows = outcomes
  .filter(({ part }) => groupOf(part) !== part.name)
  .map((outcome) => row(outcome.part.name, outcome, ''));
const groupRows = groups.map((group) => row(group.name, group, `${group.threshold} %`));
console.log(
  [
    '| Part | Mutants | Killed | Survived | Killed of all | At least |',
    '|---|---|---|---|---|---|',
    ...partRows,
    ...groupRows,
  ].join('\n'),
);

const failed = groups.filter((group) => percentOf(group) < group.threshold);
for (const { name, threshold } of failed)
  console.error(`${name}: the tests kill less than ${threshold} % of the mutants`);
process.exitCode = failed.length > 0 ? 1 : 0;
