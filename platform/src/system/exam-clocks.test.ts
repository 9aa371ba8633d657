import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@matraz/infra/testing/browser';
import { emptyQueues } from '@matraz/infra/testing/empty-queues';
import { startTestRedis } from '@matraz/infra/testing/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redisUrl } from './engines.ts';
import { type ExamFixture, startExamFixture } from './exam-fixture.ts';
import { waitUntil } from './running-platform.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const twoMinutesMs = 2 * minuteMs;

/**
 * Makes the clock of a service wrong: it replaces Date in that process; timers stay right. The source of this function runs in
 * each process before the program, so it can use nothing from this file.
 */
const skewClock = (skews: Record<string, number>) => {
  const service = /services\/(\w+)\/src\/main\.ts$/.exec(process.argv[1] ?? '')?.[1] ?? '';
  const skewMs = skews[service] ?? 0;
  const RealDate = Date;
  if (skewMs === 0) return;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args) =>
      args.length === 0 ? new RealDate(RealDate.now() + skewMs) : Reflect.construct(RealDate, args),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + skewMs : Reflect.get(target, name)),
  });
};
const skewedClocks = (skews: Record<string, number>): NodeJS.ProcessEnv => {
  const program = `(${skewClock})(${JSON.stringify(skews)})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
};

const redis = redisUrl ? { url: redisUrl, stop: async () => {} } : await startTestRedis();
const queue: NodeJS.ProcessEnv = redis ? { REDIS_URL: redis.url } : {};
const cases = [
  { name: 'the worker is two minutes ahead, the api behind', skews: { worker: twoMinutesMs, api: -twoMinutesMs } },
  { name: 'the worker is two minutes behind, the api ahead', skews: { worker: -twoMinutesMs, api: twoMinutesMs } },
];

let fixture: ExamFixture;
let student: Browser;
beforeAll(async () => {
  fixture = await startExamFixture(queue);
  await fixture.register('ana@liceo.test');
});
afterAll(async () => {
  await fixture?.end();
  await redis?.stop();
});

describe.each(cases)('$name', ({ skews }) => {
  beforeAll(async () => {
    await fixture.restart({ ...queue, ...skewedClocks(skews) });
    student = await fixture.logIn('ana@liceo.test');
  });

  test('an exam starts at the real time, has its full duration and is completed after its deadline', async () => {
    const exam = await fixture.makeExam({ duration: 4 });
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
    // An empty Redis in the middle of an exam must change nothing.
    if (redis) await emptyQueues({ databaseUrl: fixture.databaseUrl, redisUrl: redis.url });
    // Early in the two seconds of grace, because a busy machine is slow.
    expect(await save(1, end + 100)).toBe(200);
    expect(await save(2, end + 2.5 * secondMs)).toBe(409);

    await waitUntil(() => fixture.completions([id]).length > 0);
    const [completion] = fixture.completions([id]);
    expect(completion).toMatchObject({ reason: 'time-expired', finishedAt: deadline });
    const late = (completion?.recordedAt.getTime() ?? 0) - end;
    expect(late).toBeGreaterThan(2 * secondMs);
    expect(late).toBeLessThan(minuteMs);
  });
});

test('every score can be recomputed from the log', async () => {
  expect(await fixture.expectScores()).toBeGreaterThan(1);
});
