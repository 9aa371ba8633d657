import { setTimeout as delay } from 'node:timers/promises';
import { readPidFile } from '@matraz/infra/processes/pid-file';
import { type Fixture, type Student, startFixture } from './fixture.ts';
import { type Asked, openPool } from './open-pool.ts';
import { measuredProcesses, memoryOf, processTreeOf } from './processes.ts';
import { describeMachine, round, writeResults } from './results.ts';
import { askComplete, askGet, askPage, askSave, askStart } from './student-requests.ts';

/** How often each student answers each question of an exam. */
const passes = 3;
const samples = 10;
/** After this time each process has collected the garbage of its start. */
const idleMs = 15_000;
/** What a reply 503 asks for. */
const busyMs = 2_000;

/** One visit after the start of an exam: its page, all answers, the result, and the pages around it. */
function* visit(student: Student, { questions }: Fixture): Generator<Asked> {
  yield askPage(student);
  for (let count = 0; count < questions.length * passes; count++) yield askSave(student, questions, count);
  yield askComplete(student);
  yield askPage(student);
  for (const path of ['/api/exams', '/api/dashboard', '/api/topics']) yield askGet(student, path);
}

/** Memory in MB of each process of the platform with its children, and of all together. */
const measure = ({ dataDir, platform }: Fixture): Record<string, number> => {
  const sum = (pid: number) =>
    round(processTreeOf(pid).reduce((kilobytes, one) => kilobytes + memoryOf(one), 0) / 1_000);
  const each = measuredProcesses.map((name) => [name, sum(readPidFile(dataDir, name) ?? 0)]);
  return { ...Object.fromEntries(each), all: sum(platform.npm.pid ?? 0) };
};

/** Each of the fixture's students sends the next request after each reply. Prints the memory of each process as it grows. */
export const measureMemory = async (minutes: number): Promise<void> => {
  const before = describeMachine();
  const fixture = await startFixture();
  // The first start compiles the code and keeps the compiler in memory. The second one compiles what the first one
  // loaded before its cache was ready.
  await fixture.restart();
  await fixture.restart();
  const rows: Record<string, number>[] = [];
  let requests = 0;
  const { url } = fixture.platform;
  const pool = openPool(url, fixture.students.length);
  const study = async (student: Student, end: number) => {
    while (performance.now() < end) {
      student.attemptId = (await pool.askJson<{ id: string }>(askStart(student, fixture.examId))).body.id;
      for (const asked of visit(student, fixture)) {
        const { status } = await pool.ask(asked);
        requests += 1;
        // Other work on this machine may make the api late.
        if (status === 503) await delay(busyMs);
        else if (status !== 200) throw new Error(`status ${status} at ${asked.path}`);
        if (performance.now() >= end) return;
      }
    }
  };
  const sample = (minute: number) => {
    rows.push({ minute: round(minute), requests, ...measure(fixture) });
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`);
  };
  try {
    await delay(idleMs);
    sample(0);
    const startedAt = performance.now();
    const end = startedAt + minutes * 60_000;
    const work = Promise.all(fixture.students.map((student) => study(student, end)));
    for (let count = 1; count <= samples; count++) {
      const dueAt = startedAt + (minutes * 60_000 * count) / samples;
      await Promise.race([delay(dueAt - performance.now()), work]);
      sample((performance.now() - startedAt) / 60_000);
    }
    await work;
  } finally {
    await pool.close();
    await fixture.end();
  }
  console.table(rows);
  writeResults('memory.json', { ...before, minutes, students: fixture.students.length, rows });
};
