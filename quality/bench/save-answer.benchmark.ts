import { type Benchmark, compileSeconds } from './benchmark.ts';
import { concurrency, type Student } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import { measureInserts } from './insert-reference.ts';
import { makeStudentsInExam } from './make-students.ts';
import { withProcessorTime } from './processes.ts';
import { askSave } from './student-requests.ts';

/** With this number each attempt of a round has about as many changes as a student makes. */
const attempts = 1_000;

/** Exam answers over HTTP like those of the browser, 32 at a time. Each request changes an answer of the next of 1,000 students. */
export const saveAnswer: Benchmark = async (fixture, seconds) => {
  const { platform, dataDir, questions, emptyLog } = fixture;
  const students = await makeStudentsInExam(fixture, attempts);
  let sent = 0;
  const askNext = () => {
    const student = students[sent % attempts] as Student;
    return askSave(student, questions, Math.floor(sent++ / attempts));
  };
  const load = (duration: number) =>
    // It opens a connection for each of the fixture's students.
    httpLoad({ url: platform.url, seconds: duration, students: fixture.students, next: askNext });
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
