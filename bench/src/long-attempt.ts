import { setTimeout as delay } from 'node:timers/promises';
import { readPidFile } from '@matraz/infra/processes/pid-file';
import { askAll } from './ask-all.ts';
import { percentile } from './benchmark.ts';
import { type Fixture, type Student, startFixture } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import type { Asked } from './open-pool.ts';
import { processTreeOf, threadsMs } from './processes.ts';
import { describeMachine, round, writeResults } from './results.ts';
import { askComplete, askPage, askSave } from './student-requests.ts';

/** Changes of answers. A short attempt has one for each question. */
const changes = { long: 9_900, short: 80 };
/** Students with a long attempt, and as many with a short one. The others warm the processes up. */
const each = 12;
const warmUpSeconds = 3;
/** After each start no process knows an attempt. */
const starts = 4;
/** What a request leaves to be done, such as writing a snapshot, is counted too. */
const settleMs = 20;

type Length = keyof typeof changes;

/** Milliseconds of processor that one request took. `thread` runs the JavaScript of the api; `api` has the threads that collect its heap too. */
interface Cost {
  thread: number;
  api: number;
  postgres: number;
}

interface Measured extends Cost {
  request: string;
  length: Length;
}

const processorTime = (dataDir: string): Cost => {
  const [api, postgres] = (['api', 'postgres'] as const).map((name) =>
    processTreeOf(readPidFile(dataDir, name) ?? 0).map(threadsMs),
  );
  const sum = (threads: { all: number }[] = []) => threads.reduce((total, { all }) => total + all, 0);
  return { thread: api?.[0]?.main ?? 0, api: sum(api), postgres: sum(postgres) };
};

/** @returns the steps of one student, in their order; the last two end the attempt */
const stepsOf = ({ questions }: Fixture, length: Length, start: number): [string, (student: Student) => Asked][] => {
  const answer = (count: number) => (student: Student) => askSave(student, questions, changes[length] + count);
  return [
    ['first page', askPage],
    ['second page', askPage],
    ['first answer', answer(2 * start)],
    ['next answer', answer(2 * start + 1)],
    ['the same answer again', answer(2 * start + 1)],
    ['hand-in', askComplete],
    ['result', askPage],
  ];
};
const ending = 2;

const compare = (all: readonly Measured[]) =>
  [...new Set(all.map(({ request }) => request))].flatMap((request) =>
    (['long', 'short'] as const).map((length) => {
      const some = all.filter((one) => one.request === request && one.length === length);
      const figures = (name: keyof Cost) => {
        const values = some.map((one) => one[name]);
        const [median, p90, most] = [0.5, 0.9, 1].map((p) => round(percentile(values, p)));
        return { [name]: median, [`${name}, p90`]: p90, [`${name}, most`]: most };
      };
      return {
        ...{ request, attempt: length, requests: some.length },
        ...{ ...figures('thread'), ...figures('api'), ...figures('postgres') },
      };
    }),
  );

/**
 * Milliseconds of processor for each request of long attempts, in processes that never met them, one request at a time. Short attempts
 * take turns with them: what both need is not the length.
 */
export const measureLongAttempts = async (): Promise<void> => {
  const before = describeMachine();
  const fixture = await startFixture();
  try {
    const { questions, students } = fixture;
    const long = students.slice(0, each);
    const short = students.slice(each, 2 * each);
    process.stderr.write(`${each} attempts with ${changes.long} changes …\n`);
    for (const [some, length] of [
      [long, 'long'],
      [short, 'short'],
    ] as const)
      await askAll(fixture, some, (student) =>
        Array.from({ length: changes[length] }, (_, count) => askSave(student, questions, count)),
      );

    const measured: Measured[] = [];
    const measure = async (student: Student, length: Length, request: string, ask: (student: Student) => Asked) => {
      const from = processorTime(fixture.dataDir);
      await askAll(fixture, [student], () => [ask(student)]);
      await delay(settleMs);
      const to = processorTime(fixture.dataDir);
      const cost = { thread: to.thread - from.thread, api: to.api - from.api, postgres: to.postgres - from.postgres };
      measured.push({ request, length, ...cost });
    };
    for (let start = 0; start < starts; start++) {
      process.stderr.write(`start ${start + 1} of ${starts} …\n`);
      await fixture.restart();
      let sent = 0;
      const next = (student: Student) => (sent++ % 2 === 0 ? askPage(student) : askSave(student, questions, sent));
      await httpLoad({ url: fixture.platform.url, students: students.slice(2 * each), next, seconds: warmUpSeconds });
      for (let place = 0; place < each; place++) {
        const isLast = start === starts - 1;
        const pair = [
          [long, 'long'],
          [short, 'short'],
        ] as const;
        // Garbage of one request may be collected during the next one, so each length is the first one half of the time.
        for (const [some, length] of place % 2 === 0 ? pair : pair.toReversed()) {
          const student = some[place];
          if (!student) continue;
          const steps = stepsOf(fixture, length, start);
          for (const [request, ask] of isLast ? steps : steps.slice(0, -ending))
            await measure(student, length, request, ask);
        }
      }
    }
    const rows = compare(measured);
    console.table(rows);
    writeResults('long-attempt.json', { ...before, changes, rows, measured });
  } finally {
    await fixture.end();
  }
};
