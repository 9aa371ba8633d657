import { setTimeout as delay } from 'node:timers/promises';
import { aQuestion, aTopic } from '@matraz/application/testing/content';
import { createPool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import type { ProcessName } from '@matraz/infra/processes/pid-file';
import type { Browser } from '@matraz/infra/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../demo/demo-accounts.ts';
import { openLog } from './engines.ts';
import { openBrowser } from './open-browser.ts';
import {
  type DataDir,
  isReady,
  killProcesses,
  type RunningPlatform,
  startPlatform,
  temporaryDataDir,
  waitUntil,
} from './running-platform.ts';

const students = 8;
const totalAnswers = 500;
const questionCount = 40;
const answersPerKill = 30;
const victims: readonly ProcessName[] = ['api-1', 'projector', 'worker-1', 'postgres', 'api', 'worker'];

let dataDir: DataDir;
let platform: RunningPlatform;
let topicId: string;
/** The head of the log before the first answer. */
let startPosition: bigint;

/** An answer that the api acknowledged with status 200. */
interface AcknowledgedAnswer {
  email: string;
  questionId: string;
  selectedAnswer: number;
  xpEarned: number;
}
/** An answer in the log. */
interface RecordedAnswer {
  userId: string;
  questionId: string;
  selectedAnswer: number;
  xpEarned: number;
}

/** Answers after the position, in the order of the log. */
const answersSince = async (position: bigint): Promise<RecordedAnswer[]> => {
  const log = await openLog(readConnectionFile(dataDir.path)?.databaseUrl ?? '');
  const page = { after: position, limit: 2 * totalAnswers, filter: { types: ['QuestionAnswered'] } };
  const { events } = await log.readAll(page).finally(() => log.close());
  return events.map(({ data }) => data as unknown as RecordedAnswer);
};

const xpOf = (place: number) => 5 + (place % 4) * 5;
const correctOf = (place: number) => place % 4;

beforeAll(async () => {
  dataDir = temporaryDataDir();
  platform = await startPlatform({
    dataDir: dataDir.path,
    processes: { api: 2, worker: 2 },
    env: { RATE_LIMIT_SCALE: '100' },
  });
  const log = await openLog(readConnectionFile(dataDir.path)?.databaseUrl ?? '');
  startPosition = await log.head().finally(() => log.close());
  const admin = openBrowser(platform.url);
  await admin.logIn({ email: 'admin@matraz.test', password: demoPassword });
  topicId = (await admin.persist('/api/admin/topics', aTopic())).body.id;
  for (let place = 0; place < questionCount; place++) {
    const question = aQuestion(topicId, { correctAnswer: correctOf(place), xpReward: xpOf(place) });
    await admin.persist('/api/admin/questions', question);
  }
});
afterAll(() => {
  killProcesses(dataDir.path);
  dataDir.remove();
});

const register = async (email: string): Promise<Browser> => {
  const client = openBrowser(platform.url);
  await client.register({ email, password: 'una clave larga y propia' });
  return client;
};

test('500 answers of 8 students survive kill -9 of every process, and no XP is paid twice', async () => {
  const emails = Array.from({ length: students }, (_, index) => `caos${index}@liceo.test`);
  const clients = new Map<string, Browser>();
  for (const email of emails) clients.set(email, await register(email));
  const [watcher] = clients.values();
  const { questions } = (await watcher?.get(`/api/topics/${topicId}`))?.body ?? { questions: [] };
  const placeOf = new Map<string, number>(questions.map(({ id }: { id: string }, place: number) => [id, place]));

  const acknowledged: AcknowledgedAnswer[] = [];
  let sent = 0;
  const study = async ([email, client]: [string, Browser], index: number) => {
    // Every student answers every question once, then some questions again.
    for (let step = 0; sent < totalAnswers; step++) {
      sent += 1;
      const place = (step * 7 + index) % questionCount;
      const questionId: string = questions[place].id;
      const selectedAnswer = (correctOf(place) + (step % 5 === 0 ? 1 : 0)) % 4;
      const reply = await client.persist(`/api/questions/${questionId}/answer`, { selectedAnswer });
      expect(reply.status).toBe(200);
      acknowledged.push({ email, questionId, selectedAnswer, xpEarned: reply.body.xpEarned });
      await delay(30);
    }
  };
  let studying = true;
  let kills = 0;
  const kill = async () => {
    for (; studying; kills++) {
      // Kills are timed by answers, not by seconds: on a busy machine a process restarts too slowly for a fixed pause.
      await waitUntil(() => !studying || acknowledged.length >= answersPerKill * (kills + 1));
      const victim = victims[kills % victims.length] ?? 'api';
      // One of two processes may still be starting again while the other one serves.
      await waitUntil(() => platform.isRunning(victim));
      process.kill(platform.pidOf(victim), 'SIGKILL');
      await waitUntil(() => isReady(platform.url));
    }
  };
  const killing = kill();
  await Promise.all([...clients].map(study));
  studying = false;
  await killing;
  console.log(`${acknowledged.length} answers acknowledged through ${kills} kills`);
  expect(kills).toBeGreaterThanOrEqual(victims.length);

  const pool = createPool(readConnectionFile(dataDir.path)?.databaseUrl ?? '');
  const canQuery = () =>
    pool.query('select').then(
      () => true,
      () => false,
    );
  try {
    // The last kill can be that of PostgreSQL: the first queries can still fail then.
    await waitUntil(canQuery);
    const { rows: users } = await pool.query<{ id: string; email: string }>('select id, email from accounts.users');
    const emailOf = new Map(users.map(({ id, email }) => [id, email]));
    const log = await answersSince(startPosition);

    // The log contains each acknowledged answer once, and no other answer.
    const line = (email: string | undefined, question: string, selected: number, xp: number) =>
      `${email} ${question} ${selected} ${xp}`;
    const inLog = log.map((event) =>
      line(emailOf.get(event.userId), event.questionId, event.selectedAnswer, event.xpEarned),
    );
    const expected = acknowledged.map((one) => line(one.email, one.questionId, one.selectedAnswer, one.xpEarned));
    expect(inLog.toSorted()).toEqual(expected.toSorted());

    // Expected XP: the reward of each question whose first answer is correct.
    for (const [email, client] of clients) {
      const firsts = new Map<string, number>();
      for (const event of log) {
        if (emailOf.get(event.userId) !== email || firsts.has(event.questionId)) continue;
        const place = placeOf.get(event.questionId) ?? -1;
        firsts.set(event.questionId, event.selectedAnswer === correctOf(place) ? xpOf(place) : 0);
      }
      const xp = [...firsts.values()].reduce((sum, earned) => sum + earned, 0);
      await expect.poll(async () => (await client.get('/api/auth/user')).body.xp).toBe(xp);
      expect((await client.get('/api/user/stats')).body.questionsAnswered).toBe(firsts.size);
    }
  } finally {
    await pool.end();
  }
});
