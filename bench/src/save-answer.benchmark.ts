import { type Benchmark, compileSeconds } from './benchmark.ts';
import { concurrency, type Student } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import { measureInserts } from './insert-reference.ts';
import { withProcessorTime } from './processes.ts';
import { askSave } from './student-requests.ts';

/** Answers that each student has sent, in all rounds. */
const sent = new Map<Student, number>();

/** Exam answers over HTTP like those of the browser. Each request changes an answer. */
export const saveAnswer: Benchmark = async ({ platform, dataDir, students, questions, emptyLog }, seconds) => {
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
