import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { status } from '@matraz/projector/operations';
import { type Fixture, type Student, startFixture } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import { newLessonCompleted } from './lesson-completed.ts';
import type { Asked } from './open-pool.ts';
import { describeMachine, round, writeResults } from './results.ts';
import { askGet, askPage, askSave } from './student-requests.ts';

const batchSize = 500;
/** After a start the code is not compiled yet. */
const warmUpSeconds = 3;

/** Events of as many new students, each with rows of their own in the read models. */
const grow = async ({ databaseUrl, pool }: Fixture, events: number): Promise<void> => {
  const store = await openEventStore({ databaseUrl });
  for (let written = 0; written < events; written += batchSize) {
    const appends = Array.from({ length: batchSize }, newLessonCompleted);
    await Promise.all(appends.map(({ stream, event }) => store.append(stream, [event], { expectedVersion: 0 })));
  }
  while ((await status({ pool, store })).position !== (await store.head())) await delay(50);
  await store.close();
  await pool.query('vacuum (analyze) es.events');
};

/** Answers that each student has sent. */
const sent = new Map<Student, number>();

/** Requests per second of each kind, by 32 students. */
const measureRates = async (fixture: Fixture, seconds: number): Promise<Record<string, number>> => {
  await fixture.restart();
  const kinds: Record<string, (student: Student) => Asked> = {
    'exam answer': (student) => {
      const before = sent.get(student) ?? 0;
      sent.set(student, before + 1);
      return askSave(student, fixture.questions, before);
    },
    'exam page': askPage,
    'start page': (student) => askGet(student, '/api/dashboard'),
    'list of exams': (student) => askGet(student, '/api/exams'),
    topics: (student) => askGet(student, '/api/topics'),
  };
  const rates: Record<string, number> = {};
  for (const [kind, next] of Object.entries(kinds)) {
    const load = { url: fixture.platform.url, students: fixture.students, next };
    await httpLoad({ ...load, seconds: warmUpSeconds });
    rates[kind] = (await httpLoad({ ...load, seconds })).perSecond;
  }
  return rates;
};

/** The same requests with few events in the log and with many. Prints the ratio of each kind. */
export const measureGrowth = async (events: number, seconds: number): Promise<void> => {
  const before = describeMachine();
  const fixture = await startFixture();
  try {
    const small = await measureRates(fixture, seconds);
    process.stderr.write(`${events} events …\n`);
    await grow(fixture, events);
    const large = await measureRates(fixture, seconds);
    const rows = Object.entries(small).map(([kind, few]) => {
      const many = large[kind] ?? Number.NaN;
      return { kind, 'few events, per second': round(few), 'many, per second': round(many), ratio: round(many / few) };
    });
    console.table(rows);
    writeResults('growth.json', { ...before, events, seconds, rows });
  } finally {
    await fixture.end();
  }
};
