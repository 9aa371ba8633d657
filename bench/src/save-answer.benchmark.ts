import { newId } from '@matraz/infra/ids';
import type { Benchmark } from './benchmark.ts';
import { concurrency } from './fixture.ts';
import { httpLoad } from './http-load.ts';
import { measureInserts } from './insert-reference.ts';
import { withProcessorTime } from './processes.ts';

/** Exam answers over HTTP like those of the browser. Each request changes an answer. */
export const saveAnswer: Benchmark = async ({ platform, dataDir, students, questions, emptyLog }, seconds) => {
  const sent = new Map<string, number>();
  const load = () =>
    httpLoad({
      url: platform.url,
      seconds,
      students,
      next: ({ cookie, attemptId }) => {
        const before = sent.get(attemptId) ?? 0;
        sent.set(attemptId, before + 1);
        return {
          method: 'POST',
          path: `/api/exam-attempts/${attemptId}/answers`,
          headers: { cookie, 'content-type': 'application/json', 'idempotency-key': newId() },
          body: JSON.stringify({
            questionId: questions[before % questions.length],
            selectedAnswer: Math.floor(before / questions.length) % 3,
          }),
        };
      },
    });
  const { perSecond, cpuMs } = await withProcessorTime(dataDir, seconds, load);
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
