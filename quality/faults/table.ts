import type { CaseResult } from './run-case.ts';

const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : 'never');
const longest = (times: readonly number[]): string => (times.length === 0 ? '' : seconds(Math.max(...times)));

export const printTable = (results: readonly CaseResult[]): void =>
  console.table(
    results.map(({ name, rounds, repliesMs, workerMs, findings, hasPassed, ...counts }) => ({
      case: name,
      rounds,
      '200': counts.acknowledged,
      '503': counts.unavailable,
      'no reply': counts.unanswered,
      pending: counts.pending,
      slowest: seconds(counts.slowestMs),
      'replies good': longest(repliesMs),
      'worker back': longest(workerMs),
      findings: findings.length,
      passed: hasPassed ? 'yes' : 'no',
    })),
  );

/** Findings of one kind that are printed. */
const mostFindings = 3;

export const printResult = ({ name, findings, hasPassed }: CaseResult): void => {
  console.log(`${name}: ${hasPassed ? 'passed' : 'FAILED'}`);
  for (const [kind, some] of Map.groupBy(findings, (finding) => finding.kind)) {
    console.log(`  ${kind}: ${some.length}`);
    for (const { text } of some.slice(0, mostFindings)) console.log(`    ${text.replace(/\s+/g, ' ').slice(0, 400)}`);
  }
};
