import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { append } from './append.benchmark.ts';
import { attemptPage } from './attempt-page.benchmark.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { firstPage } from './first-page.benchmark.ts';
import { startFixture } from './fixture.ts';
import { measurePhone } from './phone/phone.ts';
import { readable } from './readable.benchmark.ts';
import { rebuild } from './rebuild.benchmark.ts';
import { measureRebuildLoad } from './rebuild-load.ts';
import { saveAnswer } from './save-answer.benchmark.ts';
import { startup } from './startup.benchmark.ts';

// The order matters: `rebuild` leaves a long log and `startup` restarts the processes.
const benchmarks: Record<string, Benchmark> = {
  ...{ firstPage, append, saveAnswer, attemptPage, readable, rebuild, startup },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' }, rounds: { type: 'string', default: '5' } },
});
if (positionals[0] === 'phone') {
  await measurePhone(Number(values.rounds));
  process.exit(0);
}
if (positionals[0] === 'rebuild-load') {
  await measureRebuildLoad(positionals[1] ?? 'http://localhost:3000');
  process.exit(0);
}
const chosen = positionals.length > 0 ? positionals : Object.keys(benchmarks);

const toRow = ({ work, measured, reference, cpuMs = {}, unit, goal }: Measurement) => {
  const value = reference ? measured / reference.measured : measured;
  const isReached = 'least' in goal ? value >= goal.least : value <= goal.most;
  const limit = 'least' in goal ? `at least ${goal.least}` : `at most ${goal.most}`;
  const round = (number: number) => Number(number.toPrecision(3));
  return {
    work,
    measured: `${round(measured)} ${unit}`,
    reference: reference ? `${round(reference.measured)} ${unit}, ${reference.what}` : '',
    ratio: reference ? round(value) : '',
    goal: `${limit}${reference ? ' ×' : ` ${unit}`}`,
    reached: isReached ? 'yes' : 'no',
    'CPU ms': Object.entries(cpuMs)
      .map(([name, ms]) => `${name} ${round(ms)}`)
      .join(', '),
  };
};

/** Other programs make the figures worthless. Runnable processes, averages of 1, 5 and 15 minutes. */
const loadBefore = loadavg();
const fixture = await startFixture();
const measurements: Measurement[] = [];
try {
  for (const name of chosen) {
    const benchmark = benchmarks[name];
    if (!benchmark) throw new Error(`There is no benchmark ${name}: ${Object.keys(benchmarks).join(', ')}`);
    process.stderr.write(`${name} …\n`);
    measurements.push(...(await benchmark(fixture, Number(values.seconds))));
  }
} finally {
  await fixture.end();
}
console.table(measurements.map(toRow));
const folder = new URL('../results/', import.meta.url);
mkdirSync(folder, { recursive: true });
const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version, loadBefore };
const record = { at: new Date().toISOString(), machine, seconds: Number(values.seconds), measurements };
writeFileSync(new URL('latest.json', folder), `${JSON.stringify(record, null, 2)}\n`);
