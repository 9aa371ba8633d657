import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@matraz/platform/project-root';
import type { Case } from './case.ts';
import { cutConnection } from './cases/cut-connection.ts';
import { diskFull } from './cases/disk-full.ts';
import { eventStoreCases } from './cases/event-store.ts';
import { killProcess } from './cases/kill-process.ts';
import { killRedis } from './cases/kill-redis.ts';
import { negativeControls } from './cases/negative-controls.ts';
import { pausePostgres } from './cases/pause-postgres.ts';
import { poisonEvent } from './cases/poison-event.ts';
import { frozenLeader, twoProjectors } from './cases/two-projectors.ts';
import { wrongClock } from './cases/wrong-clock.ts';
import { type CaseResult, runCase } from './run-case.ts';
import { createStoreProgram } from './store-program.ts';
import { printResult, printTable } from './table.ts';

const cases: Case[] = [
  ...[...killProcess, killRedis, pausePostgres, ...cutConnection, diskFull],
  ...eventStoreCases,
  ...[poisonEvent, ...wrongClock, twoProjectors, frozenLeader, ...negativeControls],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '15' },
    'event-store': { type: 'string' },
    'event-store-command': { type: 'string' },
  },
});
const unknown = positionals.filter((word) => !cases.some(({ name }) => name.startsWith(word)));
if (unknown.length > 0) throw new Error(`no case ${unknown.join()}: ${cases.map(({ name }) => name).join(', ')}`);
const chosen = cases.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
);

const folder = join(projectRoot, 'quality', 'results', 'faults');
mkdirSync(folder, { recursive: true });
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const loadBefore = loadavg();
const results: CaseResult[] = [];
const notRun: string[] = [];
// A case that hangs must not keep the machine. The end of this process ends what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  printTable(results);
  console.error(`not finished after ${values.minutes} minutes`);
  process.exit(1);
}, endsAt - performance.now()).unref();

const { 'event-store': eventStoreUrl, 'event-store-command': command } = values;
if (eventStoreUrl) process.env.EVENT_STORE_URL = eventStoreUrl; // for the platforms of all cases
const named = { eventStoreUrl, storeProgram: command && eventStoreUrl ? createStoreProgram(command) : undefined };
named.storeProgram?.start();

for (const one of chosen) {
  const reason = one.whySkipped?.(named);
  if (reason !== undefined) {
    notRun.push(`${one.name}: ${reason}`);
    continue;
  }
  process.stderr.write(`${one.name} …\n`);
  const result = await runCase(one, { ...named, rounds: Number(values.rounds), keepIn: join(folder, one.name) });
  results.push(result);
  printResult(result);
}
printTable(results);
for (const line of notRun) console.log(`SKIPPED ${line}`);
const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version };
const record = { at: new Date().toISOString(), machine, loadBefore, loadAfter: loadavg(), results, notRun };
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(record, null, 2)}\n`);
process.exit(results.every(({ hasPassed }) => hasPassed) ? 0 : 1);
