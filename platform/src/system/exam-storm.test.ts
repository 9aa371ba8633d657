import { setTimeout as delay } from 'node:timers/promises';
import { streamOf } from '@matraz/contracts/streams';
import type { Browser } from '@matraz/infra/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExamFixture, startExamFixture } from './exam-fixture.ts';
import { isReady, waitUntil } from './running-platform.ts';

const students = 50;
const questionCount = 20;

let fixture: ExamFixture;
let clients: Browser[];
/** Registers five students at a time: password hashing is slow. */
const registerAll = async (emails: readonly string[]): Promise<Browser[]> => {
  const clients: Browser[] = [];
  for (let from = 0; from < emails.length; from += 5)
    clients.push(...(await Promise.all(emails.slice(from, from + 5).map(fixture.register))));
  return clients;
};

beforeAll(async () => {
  fixture = await startExamFixture();
  clients = await registerAll(Array.from({ length: students }, (_, index) => `tormenta${index}@liceo.test`));
});
afterAll(() => fixture?.end());

/** The answers in the log, one line each: `attempt question answer`. */
const savedAnswers = async (attemptIds: readonly string[]): Promise<string[]> => {
  const streams = await Promise.all(attemptIds.map((id) => fixture.log.readStream(streamOf.attempt(id))));
  return streams
    .flat()
    .filter(({ type }) => type === 'ExamAnswerSaved')
    .map(({ data }) => `${data.attemptId} ${data.questionId} ${data.selectedAnswer}`);
};
const answersOf = async (student: Browser, attemptId: string): Promise<Map<string, number>> => {
  const { answers } = (await student.get(`/api/exam-attempts/${attemptId}`)).body;
  return new Map(
    answers.map((answer: { questionId: string; selectedAnswer: number }) => [answer.questionId, answer.selectedAnswer]),
  );
};

test.each([
  { totalSaves: 5_000, what: 'the api is killed -9', victim: 'api', signal: 'SIGKILL', times: 4 },
  { totalSaves: 2_000, what: 'PostgreSQL is killed -9', victim: 'postgres', signal: 'SIGKILL', times: 1 },
  { totalSaves: 2_000, what: 'PostgreSQL is restarted', victim: 'postgres', signal: 'SIGINT', times: 1 },
] as const)(
  '$totalSaves acknowledged answers of 50 students are kept while $what, and the latest answer counts',
  async ({ totalSaves, victim, signal, times }) => {
    const exam = await fixture.makeExam({ duration: 3_600, questions: questionCount });
    const acknowledged: string[] = [];
    const latest = new Map<string, Map<string, number>>();

    const take = async (client: Browser, student: number) => {
      const { id } = (await client.persist(`/api/exams/${exam.id}/start`, {})).body;
      const answers = new Map<string, number>();
      latest.set(id, answers);
      for (let step = 0; step < totalSaves / students; step++) {
        const questionId = exam.questions[(step + student) % questionCount] ?? '';
        const selectedAnswer = (student + Math.floor(step / questionCount)) % 4; // each round selects another option
        const reply = await client.persist(`/api/exam-attempts/${id}/answers`, { questionId, selectedAnswer });
        expect(reply.status).toBe(200);
        acknowledged.push(`${id} ${questionId} ${selectedAnswer}`);
        answers.set(questionId, selectedAnswer);
      }
      return id as string;
    };
    const killing = async () => {
      for (let kill = 1; kill <= times; kill++) {
        await waitUntil(() => acknowledged.length >= (totalSaves * kill) / (times + 1), 240_000);
        expect(acknowledged.length).toBeLessThan(totalSaves); // the kill comes before the last answer
        process.kill(fixture.platform.pidOf(victim), signal);
        await waitUntil(() => isReady(fixture.platform.url));
      }
    };
    const startedAt = performance.now();
    const [ids] = await Promise.all([Promise.all(clients.map(take)), killing()]);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`${acknowledged.length} answers acknowledged in ${seconds} s through ${times} ends of ${victim}`);
    expect(acknowledged).toHaveLength(totalSaves);

    // The log contains each acknowledged answer once, and no other answer.
    const lines = await savedAnswers(ids);
    expect(lines.toSorted()).toEqual(acknowledged.toSorted());
    for (const [index, client] of clients.entries()) {
      const id = ids[index] ?? '';
      expect(await answersOf(client, id)).toEqual(latest.get(id));
    }
  },
);

test('two tabs of one student share one attempt, one order of answers and one result', async () => {
  const exam = await fixture.makeExam({ duration: 3_600 });
  const tabs = [await fixture.register('dos@liceo.test'), await fixture.logIn('dos@liceo.test')];
  const both = <T>(act: (tab: Browser, index: number) => Promise<T>) => Promise.all(tabs.map(act));

  const starts = await both(async (tab) => (await tab.persist(`/api/exams/${exam.id}/start`, {})).body);
  const [id] = starts.map((start) => start.id);
  expect(starts.map((start) => [start.id, start.deadline])).toEqual([0, 1].map(() => [id, starts[0].deadline]));

  await both(async (tab, index) => {
    for (let step = 0; step < 20; step++) {
      const answer = { questionId: exam.questions[step % 4], selectedAnswer: (step + index) % 4 };
      expect((await tab.persist(`/api/exam-attempts/${id}/answers`, answer)).status).toBe(200);
    }
  });
  const saved = (await savedAnswers([id])).map((line) => line.split(' '));
  const last = new Map(saved.map(([, questionId = '', selected]) => [questionId, Number(selected)]));
  for (const answers of await both((tab) => answersOf(tab, id))) expect(answers).toEqual(last);

  const results = await both((tab) => tab.persist(`/api/exam-attempts/${id}/complete`, {}));
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(results[0]?.body).toEqual(results[1]?.body);
  expect(results[0]?.body.correct).toBe(
    exam.questions.filter((question, place) => last.get(question) === place).length,
  );
  await waitUntil(() => fixture.completions([id]).length > 0);
  expect(fixture.completions([id])).toMatchObject([{ reason: 'submitted' }]);
});

test('an answer of another tab in the grace period counts, although the api is killed while it holds a submission', async () => {
  const exam = await fixture.makeExam({ duration: 3 });
  const [tab, other] = [await fixture.register('tres@liceo.test'), await fixture.logIn('tres@liceo.test')];
  const { id, deadline } = (await tab.persist(`/api/exams/${exam.id}/start`, {})).body;
  await delay(Date.parse(deadline) + 100 - Date.now());
  const submission = tab.persist(`/api/exam-attempts/${id}/complete`, {});
  const answer = { questionId: exam.questions[1], selectedAnswer: 1 };
  expect((await other.persist(`/api/exam-attempts/${id}/answers`, answer)).status).toBe(200);
  process.kill(fixture.platform.pidOf('api'), 'SIGKILL');
  const { status, body } = await submission;
  expect(status).toBe(200);
  expect(body).toMatchObject({ reason: 'time-expired', finishedAt: deadline, answered: 1, correct: 1 });
  await waitUntil(() => fixture.completions([id]).length > 0);
  expect(fixture.completions([id])).toMatchObject([{ reason: 'time-expired', finishedAt: deadline }]);
});

test('every score can be recomputed from the log', async () => {
  expect(await fixture.expectScores()).toBeGreaterThan(1);
});
