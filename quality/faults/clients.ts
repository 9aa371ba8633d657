import { setTimeout as delay } from 'node:timers/promises';
import type { MadeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import type { Browser } from '@matraz/infra/testing/browser';
import type { Request } from '@matraz/infra/testing/client';
import type { AnswerKey } from './check-replies.ts';
import { type Entry, type History, isAcknowledged, type Reply, type Start } from './history.ts';

export interface Student {
  id: string;
  browser: Browser;
}

export interface Load {
  history: History;
  answerKey: AnswerKey;
  /** The correct option of the question at place n is n modulo 4. */
  exam: MadeExam;
  /** Ends the load. */
  signal: AbortSignal;
  /** A negative control: each answer is sent again with a new key, which the history does not contain. */
  sendsTwice: boolean;
}

const pauseMs = 40;
const retryMs = 100;
/** A command is not repeated after this time, and its outcome stays unknown. */
const patienceMs = 20_000;
/** Every fourth command is given up after its first failure. Its outcome stays unknown. */
const impatientEvery = 4;
/** The api allows 50 answers to a question on one day. */
const mostRounds = 40;

const pause = (ms: number, signal?: AbortSignal) => delay(ms, undefined, { signal }).catch(() => {});

/** One try. A lost connection is a reply with status null. */
const sendOnce = async (browser: Browser, request: Request): Promise<Reply> => {
  const sentAt = performance.now();
  const got = await browser.request(request).catch(() => undefined);
  const retryAfter = got?.headers['retry-after'];
  return {
    sentAt,
    receivedAt: performance.now(),
    status: got?.status ?? null,
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    isPending: got?.headers['x-projection-lag'] === 'pending',
    body: got?.status === 200 ? got.body : undefined,
  };
};

/** Puts the entry into the history before the first try, so that a round can see replies at once. */
const send = async <One extends Entry>(
  { browser }: Student,
  history: History,
  entry: One,
  request: Request,
  patience: number,
): Promise<One> => {
  history.push(entry);
  const givenUpAt = performance.now() + patience;
  do {
    if (entry.replies.length > 0) await pause(retryMs);
    const reply = await sendOnce(browser, request);
    (entry.replies as Reply[]).push(reply);
  } while (!isAcknowledged(entry) && performance.now() < givenUpAt);
  return entry;
};

const read = (student: Student, history: History, entry: Entry, url: string) =>
  send(student, history, entry, { method: 'GET', url }, 0);

const post = (url: string, body: unknown, key: string): Request => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  payload: JSON.stringify(body),
});

/** Starts the attempt, and tries until it has a reply. */
export const startAttempt = async (student: Student, history: History, exam: MadeExam): Promise<Start> => {
  const key = newId();
  const entry: Start = { type: 'start', student: student.id, key, replies: [] };
  return send(student, history, entry, post(`/api/exams/${exam.id}/start`, {}, key), patienceMs);
};

/** Answers practice questions, and reads XP and totals. A question whose outcome is unknown is not used again. */
export const practise = async (student: Student, load: Load): Promise<void> => {
  const { history, answerKey, signal, sendsTwice } = load;
  const usable = new Set(answerKey.keys());
  for (let step = 0, round = 0; !signal.aborted && round < mostRounds; round++) {
    for (const questionId of usable) {
      if (signal.aborted) break;
      step += 1;
      // Two of three answers are correct.
      const selectedAnswer = ((answerKey.get(questionId)?.correctAnswer ?? 0) + (step % 3 === 0 ? 1 : 0)) % 4;
      const [key, url] = [newId(), `/api/questions/${questionId}/answer`];
      const entry = { type: 'answer' as const, student: student.id, key, questionId, selectedAnswer, replies: [] };
      const patience = step % impatientEvery === 0 ? 0 : patienceMs;
      const sent = await send(student, history, entry, post(url, { selectedAnswer }, key), patience);
      if (!isAcknowledged(sent)) usable.delete(questionId);
      if (sendsTwice) await sendOnce(student.browser, post(url, { selectedAnswer }, newId()));
      const own = { student: student.id, replies: [] };
      if (step % 2 === 0) await read(student, history, { type: 'read user', ...own, replies: [] }, '/api/auth/user');
      else await read(student, history, { type: 'read stats', ...own, replies: [] }, '/api/user/stats');
      await pause(pauseMs, signal);
    }
  }
};

/** Saves and changes exam answers, reads them, and at last submits the attempt. */
export const takeExam = async (student: Student, load: Load): Promise<void> => {
  const { history, exam, signal } = load;
  const { id: attemptId } = (await startAttempt(student, history, exam)).replies.at(-1)?.body ?? {};
  if (attemptId === undefined) throw new Error('no attempt could be started');
  const url = `/api/exam-attempts/${attemptId}`;
  const usable = new Set(exam.questions);
  for (let step = 0, round = 0; !signal.aborted && usable.size > 0; round++) {
    for (const questionId of usable) {
      if (signal.aborted) break;
      step += 1;
      const selectedAnswer = round % 4; // each round selects another option, so each save is an event
      const key = newId();
      const own = { student: student.id, attemptId, replies: [] };
      const entry = { type: 'save' as const, ...own, key, questionId, selectedAnswer };
      const patience = step % impatientEvery === 0 ? 0 : patienceMs;
      const sent = await send(
        student,
        history,
        entry,
        post(`${url}/answers`, { questionId, selectedAnswer }, key),
        patience,
      );
      if (!isAcknowledged(sent)) usable.delete(questionId);
      if (step % 3 === 0) await read(student, history, { type: 'read attempt', ...own, replies: [] }, url);
      await pause(pauseMs, signal);
    }
  }
  const key = newId();
  const entry = { type: 'complete' as const, student: student.id, attemptId, key, replies: [] };
  await send(student, history, entry, post(`${url}/complete`, {}, key), patienceMs);
};
