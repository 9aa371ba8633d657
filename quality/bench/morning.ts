import { percentile } from './benchmark.ts';
import { concurrency, type Fixture, type Student, startFixture } from './fixture.ts';
import { makeStudents } from './make-students.ts';
import { type Asked, openPool } from './open-pool.ts';
import { withProcessorTime } from './processes.ts';
import { describeMachine, round, writeResults } from './results.ts';
import { askComplete, askPage, askSave, askStart } from './student-requests.ts';

/** Seconds in which other students use the platform, so that its code is compiled. */
const warmUpSeconds = 3;

/**
 * What comes in a second with 300,000 students: all start and load the page within five minutes while the first ones answer, and hand in
 * within five minutes while the last ones answer (docs/scale.md).
 */
const demands = [
  { starts: 1_000, pages: 1_000, saves: 3_000 },
  { saves: 3_000, completions: 1_000 },
];

/** How many servers like this one 300,000 students need. Their polls and update streams are not in it. */
const serversFor300000 = (steps: readonly { work: string; perSecond: number }[]): number => {
  const rates = new Map(steps.map(({ work, perSecond }) => [work, perSecond]));
  const servers = demands.map((demand) =>
    Object.entries(demand).reduce((sum, [work, perSecond]) => sum + perSecond / (rates.get(work) ?? Number.NaN), 0),
  );
  return Math.ceil(Math.max(...servers));
};

interface Phase {
  work: string;
  ask(student: Student): Asked;
}

interface Step {
  work: string;
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: Record<string, number>;
}

/** Requests of `concurrency` students at a time, each student once. @throws Error when a request fails */
const playPhase = async (url: string, students: readonly Student[], ask: Phase['ask']) => {
  const pool = openPool(url, concurrency);
  const times: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const client = async () => {
    for (let student = students[next++]; student; student = students[next++]) {
      const askedAt = performance.now();
      const { status } = await pool.ask(ask(student));
      if (status !== 200 && status !== 201) throw new Error(`status ${status} at ${ask(student).path}`);
      times.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  const seconds = (performance.now() - startedAt) / 1_000;
  await pool.close();
  return { perSecond: students.length / seconds, requests: students.length, times };
};

/** Answers that each student of the warm-up has sent. */
let sent = 0;

/** New processes, with nothing in memory. Their code is compiled by other students. */
const restartAndWarmUp = async (fixture: Fixture) => {
  await fixture.restart();
  const { url } = fixture.platform;
  const end = performance.now() + warmUpSeconds * 1_000;
  while (performance.now() < end) {
    await playPhase(url, fixture.students, askPage);
    await playPhase(url, fixture.students, (student) => askSave(student, fixture.questions, sent));
    sent += 1;
  }
};

/**
 * Different students start an exam, read its page, answer and hand in, each once. Before each step the platform is started again, so no
 * process has anything of a student in memory. Prints how many per second, and the processor time of each process.
 */
export const measureMorning = async (count: number): Promise<void> => {
  const before = describeMachine();
  const fixture = await startFixture();
  const rows: object[] = [];
  const steps: Step[] = [];
  try {
    process.stderr.write(`${count} students …\n`);
    const students = await makeStudents(fixture, count);
    const phases: Phase[] = [
      { work: 'starts', ask: (student) => askStart(student, fixture.examId) },
      { work: 'pages', ask: askPage },
      { work: 'saves', ask: (student) => askSave(student, fixture.questions, 0) },
      { work: 'completions', ask: askComplete },
    ];
    for (const { work, ask } of phases) {
      process.stderr.write(`${work} …\n`);
      await restartAndWarmUp(fixture);
      const { perSecond, times, cpuMs } = await withProcessorTime(fixture.dataDir, () =>
        playPhase(fixture.platform.url, students, ask),
      );
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      steps.push({ work, perSecond, p50, p99, cpuMs });
      rows.push({
        work,
        'per second': round(perSecond),
        'p50, ms': round(p50),
        'p99, ms': round(p99),
        ...Object.fromEntries(Object.entries(cpuMs).map(([name, ms]) => [`${name}, CPU ms`, round(ms)])),
      });
    }
  } finally {
    await fixture.end();
  }
  const servers = serversFor300000(steps);
  console.table(rows);
  process.stdout.write(`300,000 students need ${servers} such servers, besides their polls and update streams\n`);
  writeResults('morning.json', { ...before, students: count, concurrency, steps, serversFor300000: servers });
};
