import { setTimeout as delay } from 'node:timers/promises';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import { createPool } from '@matraz/infra/postgres/pool';
import { status } from '@matraz/projector/operations';
import { compileSeconds } from './benchmark.ts';
import { type Fixture, ownerUrl, type Student, startFixture } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import { fillCatalog } from './large-catalog.ts';
import { newLessonCompleted } from './lesson-completed.ts';
import { makeStudentsInExam } from './make-students.ts';
import { type Asked, openPool } from './open-pool.ts';
import { describeMachine, round, writeResults } from './results.ts';
import { median } from './rounds.ts';
import { askAnswer, askGet, askPage, askSave, uncompressed } from './student-requests.ts';

const batchSize = 500;

/** A large catalogue, and events of as many new students, each with rows of their own in the read models. */
const grow = async ({ databaseUrl, pool }: Fixture, events: number): Promise<void> => {
  process.stderr.write(`${events} events …\n`);
  await fillCatalog(databaseUrl);
  const store = await openEventStore({ databaseUrl });
  for (let written = 0; written < events; written += batchSize) {
    const appends = Array.from({ length: batchSize }, newLessonCompleted);
    await Promise.all(appends.map(({ stream, event }) => store.append(stream, [event], { expectedVersion: 0 })));
  }
  while ((await status({ pool, store })).position !== (await store.head())) await delay(50);
  await store.close();
};

/** Otherwise autovacuum does it during the measurement. */
const vacuum = async ({ databaseUrl, dataDir }: Fixture): Promise<void> => {
  const owner = createPool(ownerUrl(databaseUrl, dataDir), { max: 1 });
  await owner.query('vacuum (analyze)');
  await owner.end();
};

/** Each student answers a question in two topics of the demo, so that their lists have progress. */
const practise = async ({ platform, students }: Fixture): Promise<void> => {
  const connection = openPool(platform.url, 1);
  for (const [place, student] of students.entries()) {
    const topics = (await connection.askJson<{ id: string }[]>(askGet(student, '/api/topics', uncompressed))).body;
    for (const number of [place, place + 3]) {
      const topicId = topics[number % topics.length]?.id ?? '';
      const listed = await connection.askJson<{ id: string }[]>(
        askGet(student, `/api/questions?topicId=${topicId}`, uncompressed),
      );
      const reply = await connection.ask(askAnswer(student, listed.body[0]?.id ?? ''));
      if (reply.status !== 200) throw new Error(`an answer to a practice question failed with status ${reply.status}`);
    }
  }
  await connection.close();
};

/** A platform with students who only save exam answers. Each attempt has about as many changes as a student makes. */
interface School {
  fixture: Fixture;
  takers: readonly Student[];
  /** Answers that they have sent together. */
  sent: number;
}
const takerCount = 1_000;
const openSchool = async (fixture: Fixture): Promise<School> => ({
  fixture,
  sent: 0,
  takers: await makeStudentsInExam(fixture, takerCount),
});

const kinds: Record<string, (student: Student, school: School) => Asked> = {
  'exam answer': (_, school) => {
    const student = school.takers[school.sent % takerCount] as Student;
    return askSave(student, school.fixture.questions, Math.floor(school.sent++ / takerCount));
  },
  'exam page': askPage,
  'start page': (student) => askGet(student, '/api/dashboard'),
  'list of exams': (student) => askGet(student, '/api/exams'),
  topics: (student) => askGet(student, '/api/topics'),
};

/** Requests per second of one kind, 32 at a time. */
const measureRate = async (
  school: School,
  ask: (student: Student, school: School) => Asked,
  seconds: number,
): Promise<number> => {
  const { platform, students } = school.fixture;
  const load = { url: platform.url, students, next: (student: Student) => ask(student, school) };
  await httpLoad({ ...load, seconds: compileSeconds });
  return (await httpLoad({ ...load, seconds })).perSecond;
};

/**
 * The two platforms take turns, so a slow minute of the machine hits both. Each round has new processes, because two processes with the
 * same work can differ by a fifth until their end.
 */
const measureRounds = async (small: School, large: School, seconds: number, rounds: number) => {
  const measured: { kind: string; few: number; many: number }[] = [];
  for (let number = 1; number <= rounds; number++) {
    await small.fixture.restart();
    await large.fixture.restart();
    const order = number % 2 === 1 ? [small, large] : [large, small];
    for (const [kind, ask] of Object.entries(kinds)) {
      process.stderr.write(`round ${number}, ${kind} …\n`);
      const rates = new Map<School, number>();
      for (const school of order) rates.set(school, await measureRate(school, ask, seconds));
      measured.push({ kind, few: rates.get(small) ?? Number.NaN, many: rates.get(large) ?? Number.NaN });
    }
  }
  return measured;
};

/** The same requests to a platform with few events and to one with many. Prints the median ratio of each kind. */
export const measureGrowth = async (events: number, seconds: number, rounds: number): Promise<void> => {
  const before = describeMachine();
  const small = await startFixture();
  try {
    const large = await startFixture();
    try {
      await practise(small);
      await practise(large);
      await grow(large, events);
      const schools = [await openSchool(small), await openSchool(large)] as const;
      await vacuum(small);
      await vacuum(large);
      const measured = await measureRounds(...schools, seconds, rounds);
      const rows = [...Map.groupBy(measured, ({ kind }) => kind)].map(([kind, all]) => ({
        kind,
        'few events, per second': round(median(all.map(({ few }) => few))),
        'many and 300 topics more, per second': round(median(all.map(({ many }) => many))),
        ratio: round(median(all.map(({ few, many }) => many / few))),
      }));
      console.table(rows);
      writeResults('growth.json', { ...before, events, seconds, rows, rounds: measured });
    } finally {
      await large.end();
    }
  } finally {
    await small.end();
  }
};
