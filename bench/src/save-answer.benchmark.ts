import { type Benchmark, compileSeconds } from './benchmark.ts';
import { concurrency, type Fixture, type Student } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import { measureInserts } from './insert-reference.ts';
import { openPool } from './open-pool.ts';
import { withProcessorTime } from './processes.ts';
import { askComplete, askSave, askStart } from './student-requests.ts';

/** An attempt takes 10,000 changes, and a long one is slower. So each round has new attempts. */
const startNewAttempts = async ({ platform, students, examId }: Fixture): Promise<void> => {
  const connection = openPool(platform.url, 1);
  for (const student of students) {
    await connection.ask(askComplete(student));
    student.attemptId = (await connection.askJson<{ id: string }>(askStart(student, examId))).body.id;
  }
  await connection.close();
};

/** Exam answers over HTTP like those of the browser. Each request changes an answer. */
export const saveAnswer: Benchmark = async (fixture, seconds) => {
  const { platform, dataDir, students, questions, emptyLog } = fixture;
  /** Answers that each student has sent. */
  const sent = new Map<Student, number>();
  const load = (duration: number) =>
    httpLoad({
      url: platform.url,
      seconds: duration,
      students,
      next: (student) => {
        const before = sent.get(student) ?? 0;
        sent.set(student, before + 1);
        return askSave(student, questions, before);
      },
    });
  await startNewAttempts(fixture);
  await load(compileSeconds);
  const { perSecond, cpuMs } = await withProcessorTime(dataDir, () => load(seconds));
  return [
    {
      work: 'exam answer saved over HTTP, 32 concurrent',
      measured: perSecond,
      cpuMs,
      reference: {
        what: 'one-row INSERT by pgbench, 32 clients',
        measured: await measureInserts(emptyLog, { clients: concurrency, seconds }),
      },
      unit: 'answers/s',
      goal: { least: 0.25 },
    },
  ];
};
