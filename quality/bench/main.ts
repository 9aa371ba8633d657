import { parseArgs } from 'node:util';
import { append } from './append.benchmark.ts';
import { attemptPage } from './attempt-page.benchmark.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { firstPage } from './first-page.benchmark.ts';
import { startFixture } from './fixture.ts';
import { measureGrowth } from './growth.ts';
import { lessonsOf, newLessonCompleted } from './lesson-completed.ts';
import { measureMemory } from './memory.ts';
import { measureMorning } from './morning.ts';
import { measureLighthouse } from './phone/lighthouse.ts';
import { measurePhone } from './phone/phone.ts';
import { readable } from './readable.benchmark.ts';
import { rebuildOf } from './rebuild.benchmark.ts';
import { measureRebuildLoad } from './rebuild-load.ts';
import { describeMachine, writeResults } from './results.ts';
import { type Row, summarize } from './rounds.ts';
import { saveAnswer } from './save-answer.benchmark.ts';
import { measureSchoolDay } from './school-day/school-day.ts';
import { startup } from './startup.benchmark.ts';

// The order matters: `rebuild` leaves a long log and `startup` restarts the processes.
const benchmarks: Record<string, Benchmark> = {
  firstPage,
  append,
  saveAnswer,
  attemptPage,
  readable,
  rebuild: rebuildOf([100_000], newLessonCompleted),
  startup,
};
/** Only by name, because its log takes a minute to write. */
const long: Record<string, Benchmark> = {
  rebuildOfAMillion: (...of) => rebuildOf([100_000, 1_000_000], lessonsOf(100_000))(...of),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string' },
    students: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '60' },
    events: { type: 'string', default: '1000000' },
    large: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);

const measureAll = async (names: readonly string[], rounds: number): Promise<void> => {
  const before = describeMachine();
  const fixture = await startFixture();
  const measurements: Measurement[][] = [];
  try {
    for (let number = 1; number <= rounds; number++) {
      const measured: Measurement[] = [];
      for (const name of names) {
        const benchmark = benchmarks[name] ?? long[name];
        if (!benchmark)
          throw new Error(`There is no benchmark ${name}: ${Object.keys({ ...benchmarks, ...long }).join(', ')}`);
        process.stderr.write(`round ${number}, ${name} …\n`);
        measured.push(...(await benchmark(fixture, seconds)));
      }
      measurements.push(measured);
    }
  } finally {
    await fixture.end();
  }
  const rows: Row[] = summarize(measurements);
  console.table(rows);
  writeResults('latest.json', { ...before, seconds, rows, rounds: measurements });
};

const [command, url] = positionals;
if (command === 'phone') await measurePhone(Number(values.rounds ?? 5), values.large);
else if (command === 'lighthouse') await measureLighthouse(Number(values.rounds ?? 5));
else if (command === 'rebuild-load') await measureRebuildLoad(url ?? 'http://localhost:3000');
else if (command === 'school') await measureSchoolDay();
else if (command === 'morning') await measureMorning(Number(values.students));
else if (command === 'growth') await measureGrowth(Number(values.events), seconds, Number(values.rounds ?? 3));
else if (command === 'memory') await measureMemory(Number(values.minutes));
else await measureAll(command ? positionals : Object.keys(benchmarks), Number(values.rounds ?? 3));
process.exit(0);
