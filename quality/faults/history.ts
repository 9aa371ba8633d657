import type { AnswerResult } from '@matraz/contracts/practice/http';

/** One try of a request, as the client saw it. */
export interface Reply<Body = unknown> {
  /** Milliseconds of `performance.now()`. */
  sentAt: number;
  receivedAt: number;
  /** Null: the connection broke, or no reply came in time. */
  status: number | null;
  retryAfter: string | undefined;
  /** The reply did not wait for the read models, and its header says so. */
  isPending: boolean;
  /** Of status 200. */
  body: Body | undefined;
}

/** `replies`: all tries of one request, in order. The same idempotency key is sent each time. */
interface Sent<Body> {
  student: string;
  replies: Reply<Body>[];
}
interface Command<Body> extends Sent<Body> {
  key: string;
}

export interface Answer extends Command<AnswerResult> {
  type: 'answer';
  questionId: string;
  selectedAnswer: number;
}
export interface Save extends Command<unknown> {
  type: 'save';
  attemptId: string;
  questionId: string;
  selectedAnswer: number;
}
export interface Start extends Command<{ id: string; deadline: string }> {
  type: 'start';
}
export interface Complete extends Command<unknown> {
  type: 'complete';
  attemptId: string;
}
interface ReadUser extends Sent<{ xp: number }> {
  type: 'read user';
}
interface ReadStats extends Sent<{ questionsAnswered: number }> {
  type: 'read stats';
}
interface ReadAttempt extends Sent<{ answers: { questionId: string; selectedAnswer: number | null }[] }> {
  type: 'read attempt';
  attemptId: string;
}
export type Entry = Answer | Save | Start | Complete | ReadUser | ReadStats | ReadAttempt;

/** What all clients sent and received. The entries of one student are in their order, because a student sends one request at a time. */
export type History = Entry[];

/** False: the command may be in the log or not. */
export const isAcknowledged = ({ replies }: Pick<Entry, 'replies'>): boolean => replies.at(-1)?.status === 200;

export const isGood = ({ status, isPending }: Reply): boolean => status === 200 && !isPending;
