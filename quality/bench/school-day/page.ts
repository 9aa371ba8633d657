import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '@matraz/infra/ids';
import type { School, Seat } from './school.ts';

interface Attempt {
  deadline: string;
  pausedAt: string | null;
  isCompleted: boolean;
  exam: { questions: { id: string }[] };
}

interface Kept {
  body: { questionId: string; selectedAnswer: number; chosenAt: string };
  key: string;
}

const contactEvery = 10_000;
const answerEvery = 5_000;

/**
 * The page of one student in a running exam: it answers, tells that it is there, listens to the stream, keeps answers while it is cut
 * off, and sends them in order when it is back.
 */
export const openPage = (school: School, seat: Seat) => {
  const { attemptId } = seat;
  /** The last choice of each question that the server has. */
  const acknowledged = new Map<string, number>();
  const kept: Kept[] = [];
  /** Milliseconds that a request took. */
  const times: number[] = [];
  const refused: string[] = [];
  /** When the page first knew of a pause, its end, or another deadline. */
  const told: { pausedAt: string | null; deadline: string; at: number }[] = [];
  let isCutOff = false;
  let isOver = false;
  let isSending = false;
  let attempt: Attempt | null = null;
  let stream = new AbortController();

  const ask = (method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
    school.ask(seat, { method, path, body, key });

  const read = async () => {
    const reply = await ask('GET', `/api/exam-attempts/${attemptId}`).catch(() => null);
    if (reply?.status !== 200) return;
    const next = reply.body as Attempt;
    if (next.isCompleted) {
      isOver = true;
      return;
    }
    if (attempt?.deadline !== next.deadline || attempt?.pausedAt !== next.pausedAt)
      told.push({ pausedAt: next.pausedAt, deadline: next.deadline, at: Date.now() });
    attempt = next;
  };

  const send = async () => {
    if (isSending || isCutOff) return;
    isSending = true;
    for (let first = kept[0]; first && !isCutOff; first = kept[0]) {
      const startedAt = performance.now();
      const reply = await ask('POST', `/api/exam-attempts/${attemptId}/answers`, first.body, first.key).catch(
        () => null,
      );
      if (reply === null || reply.status >= 500 || reply.status === 429) {
        await delay(300 + Math.random() * 300);
        continue;
      }
      times.push(performance.now() - startedAt);
      kept.shift();
      if (reply.status === 200) acknowledged.set(first.body.questionId, first.body.selectedAnswer);
      else refused.push(String((reply.body as { code?: string }).code));
    }
    isSending = false;
  };

  const answer = async () => {
    while (!isOver) {
      await delay(answerEvery * (0.8 + 0.4 * seat.random()));
      const questions = attempt?.exam.questions ?? [];
      const question = questions[Math.floor(seat.random() * questions.length)];
      if (isOver || !question || !attempt || Date.parse(attempt.deadline) < Date.now()) continue;
      const body = { questionId: question.id, selectedAnswer: Math.floor(seat.random() * 4) };
      kept.push({ body: { ...body, chosenAt: new Date().toISOString() }, key: newId() });
      void send();
    }
  };

  const contact = async () => {
    while (!isOver) {
      if (!isCutOff) {
        const body = { pending: kept.length, isAway: false };
        await ask('POST', `/api/exam-attempts/${attemptId}/contact`, body).catch(() => null);
      }
      await delay(contactEvery);
    }
  };

  const listen = async () => {
    while (!isOver) {
      if (!isCutOff) {
        stream = new AbortController();
        await school
          .listen(seat, stream.signal, (changed) => {
            if (changed.some(([model, id]) => model === 'attempt' && id === attemptId)) void read();
          })
          .catch(() => {});
        if (!isOver && !isCutOff) void read();
      }
      await delay(1_000);
    }
  };

  return {
    seat,
    acknowledged: acknowledged as ReadonlyMap<string, number>,
    times: times as readonly number[],
    refused: refused as readonly string[],
    told: told as readonly { pausedAt: string | null; deadline: string; at: number }[],
    pending: () => kept.length,
    /** Starts the exam and works until `end`. @throws Error when it does not start */
    async start() {
      for (;;) {
        const body = seat.accessWord === null ? {} : { accessWord: seat.accessWord };
        const reply = await ask('POST', `/api/exams/${school.examId}/start`, body, newId()).catch(() => null);
        if (reply?.status === 200) break;
        if (reply && reply.status < 500) throw new Error(`no start: ${JSON.stringify(reply.body)}`);
        await delay(500);
      }
      await read();
      void answer();
      void contact();
      void listen();
    },
    async cutOff(seconds: number) {
      isCutOff = true;
      stream.abort();
      await delay(seconds * 1_000);
      isCutOff = false;
      await read();
      void send();
    },
    /** Hands in what is sent. */
    async handIn() {
      while (kept.length > 0) await delay(200);
      for (;;) {
        const reply = await ask('POST', `/api/exam-attempts/${attemptId}/complete`, {}, newId()).catch(() => null);
        if (reply && reply.status < 500) break;
        await delay(300);
      }
      this.end();
    },
    /** The tab is closed. */
    end() {
      isOver = true;
      stream.abort();
    },
    isOver: () => isOver,
  };
};

export type StudentPage = ReturnType<typeof openPage>;
