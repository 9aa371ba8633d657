import { askAll } from './ask-all.ts';
import { type Student, startFixture } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import type { Asked } from './open-pool.ts';
import { withProcessorTime } from './processes.ts';
import { describeMachine, round, writeResults } from './results.ts';
import { askComplete, askPage, askSave } from './student-requests.ts';

const changes = 9_900;
/** Students with a long attempt. The others warm the processes up. */
const patient = 16;
/** Measured together. The first ones run code that is not compiled yet. */
const together = 8;
const warmUpSeconds = 3;

/** Milliseconds of processor for each kind of request for attempts with 9,900 changes, in a process that never met them: means of eight requests. */
export const measureLongAttempts = async (): Promise<void> => {
  const before = describeMachine();
  const fixture = await startFixture();
  try {
    const { questions, students } = fixture;
    const long = students.slice(0, patient);
    process.stderr.write(`${patient} attempts with ${changes} changes …\n`);
    await askAll(fixture, long, (student) =>
      Array.from({ length: changes }, (_, count) => askSave(student, questions, count)),
    );
    await fixture.restart();
    let sent = 0;
    const next = (student: Student) => (sent++ % 2 === 0 ? askPage(student) : askSave(student, questions, sent));
    await httpLoad({ url: fixture.platform.url, students: students.slice(patient), next, seconds: warmUpSeconds });
    const measure = async (request: string, some: readonly Student[], ask: (student: Student) => Asked) => {
      const { cpuMs } = await withProcessorTime(fixture.dataDir, async () => {
        await askAll(fixture, some, (student) => [ask(student)]);
        return { requests: some.length };
      });
      return { request, ...Object.fromEntries(Object.entries(cpuMs).map(([name, ms]) => [name, round(ms)])) };
    };
    const [first, others] = [long.slice(0, together), long.slice(together)];
    const answer = (student: Student) => askSave(student, questions, changes);
    const rows = [
      await measure('first page, code not compiled', first, askPage),
      await measure('first page', others, askPage),
      await measure('second page', others, askPage),
      await measure('first answer, code not compiled', first, answer),
      await measure('first answer', others, answer),
      await measure('second answer', others, (student) => askSave(student, questions, changes + 1)),
      await measure('the same answer again', others, (student) => askSave(student, questions, changes + 1)),
      await measure('hand-in, code not compiled', first, askComplete),
      await measure('hand-in', others, askComplete),
      await measure('result', others, askPage),
    ];
    console.table(rows);
    writeResults('long-attempt.json', { ...before, changes, rows });
  } finally {
    await fixture.end();
  }
};
