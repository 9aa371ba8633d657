import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@matraz/infra/testing/browser';
import { emptyQueues } from '@matraz/infra/testing/empty-queues';
import { startTestRedis } from '@matraz/infra/testing/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redisUrl } from './engines.ts';
import { type ExamPlatform, startExamPlatform } from './exam-platform.ts';
import { until } from './running-platform.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const twoMinutesMs = 2 * minuteMs;

/**
 * The clock of one service's machine is wrong: every Date of that process, the libraries' as well; its timers are as they were.
 * Runs in each process before its program, so it must stand alone.
 */
const setClocks = (skews: Record<string, number>) => {
  const service = /services\/(\w+)\/src\/main\.ts$/.exec(process.argv[1] ?? '')?.[1] ?? '';
  const skewMs = skews[service] ?? 0;
  const RightDate = Date;
  if (skewMs === 0) return;
  globalThis.Date = new Proxy(RightDate, {
    construct: (_, args) =>
      args.length === 0 ? new RightDate(RightDate.now() + skewMs) : Reflect.construct(RightDate, args),
    get: (target, name) => (name === 'now' ? () => RightDate.now() + skewMs : Reflect.get(target, name)),
  });
};
const wrongClocks = (skews: Record<string, number>): NodeJS.ProcessEnv => {
  const program = `(${setClocks})(${JSON.stringify(skews)})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

const redis = redisUrl ? { url: redisUrl, stop: async () => {} } : await startTestRedis();
const queue: NodeJS.ProcessEnv = redis ? { REDIS_URL: redis.url } : {};
const cases = [
  { name: 'the worker is two minutes ahead, the api behind', skews: { worker: twoMinutesMs, api: -twoMinutesMs } },
  { name: 'the worker is two minutes behind, the api ahead', skews: { worker: -twoMinutesMs, api: twoMinutesMs } },
];

let school: ExamPlatform;
let student: Browser;
beforeAll(async () => {
  school = await startExamPlatform(queue);
  await school.enter('ana@liceo.test');
});
afterAll(async () => {
  await school?.end();
  await redis?.stop();
});

describe.each(cases)('$name', ({ skews }) => {
  beforeAll(async () => {
    await school.restart({ ...queue, ...wrongClocks(skews) });
    student = await school.logIn('ana@liceo.test');
  });

  test('an exam begins now, lasts as long as it lasts, and ends by itself', async () => {
    const exam = await school.makeExam({ duration: 4 });
    const { id, startedAt, deadline, serverTime } = (await student.persist(`/api/exams/${exam.id}/start`, {})).body;
    for (const time of [startedAt, serverTime]) expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(minuteMs);
    const end = Date.parse(deadline);
    expect(end - Date.parse(startedAt)).toBe(4 * secondMs);

    const save = async (place: number, at: number) => {
      await delay(Math.max(0, at - Date.now()));
      const answer = { questionId: exam.questions[place], selectedAnswer: 1 };
      return (await student.persist(`/api/exam-attempts/${id}/answers`, answer)).status;
    };
    expect(await save(0, end - secondMs)).toBe(200);
    // Flushing Redis in mid-exam changes nothing.
    if (redis) await emptyQueues({ databaseUrl: school.databaseUrl, redisUrl: redis.url });
    // Early in the grace of two seconds: a busy machine needs the rest of it.
    expect(await save(1, end + 100)).toBe(200);
    expect(await save(2, end + 2.5 * secondMs)).toBe(409);

    await until(() => school.completions([id]).length > 0);
    const [completion] = school.completions([id]);
    expect(completion).toMatchObject({ reason: 'time-expired', finishedAt: deadline });
    const late = (completion?.recordedAt.getTime() ?? 0) - end;
    expect(late).toBeGreaterThan(2 * secondMs);
    expect(late).toBeLessThan(minuteMs);
  });
});

test('every score of all these attempts can be recomputed from the log', async () => {
  expect(await school.expectScores()).toBeGreaterThan(1);
});
