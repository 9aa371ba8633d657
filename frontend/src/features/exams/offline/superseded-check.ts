import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { openDatabase, type PendingAnswer } from './database.ts';
import { retryDecision } from './retry-decision.ts';
import type { SavedAnswer } from './saved-answers.ts';
import { type ClockSample, serverClock } from './server-clock.ts';

/** Clocks differ: an answer counts as later only when it is later by more than this. A younger answer is not checked. */
const MIN_LEAD_MS = 3_000;
/** The server can receive a replaced answer up to this long after it was replaced. */
const LATE_ARRIVAL_MS = 30_000;
/** One read of the attempt is used for all answers that are sent within this time. */
const READ_VALID_MS = 10_000;
const READ_TIMEOUT_MS = 8_000;
/** The read must be quick when less time than this is left. */
const QUICK_READ_BEFORE_MS = 60_000;
const QUICK_READ_TIMEOUT_MS = 1_000;
/** Nothing is read when less time than this is left. */
const NO_READ_BEFORE_MS = 10_000;
/** The server refuses answers from here on: 2 s after the deadline (`answerGrace`), plus a margin of 1 s. */
const CLOSED_AFTER_MS = 3_000;

/** @returns milliseconds; null when this browser does not know the deadline */
const timeLeft = async (attemptId: string, { server, wall }: ClockSample) => {
  const cached = await openDatabase()
    .then((database) => database.get('kept', attemptId))
    .catch(() => undefined);
  if (cached === undefined) return null;
  // Other pages than the attempt's have no reading of the server's clock.
  const now = serverClock.isUncertain() ? server + Date.now() - wall : serverClock.now();
  return Date.parse(cached.attempt.deadline) - now;
};

/** After a read that failed, a 'required' one is repeated; after a 'quick' one the answer is sent without the check. */
const readModeFor = (left: number | null): 'required' | 'quick' | 'none' => {
  if (left === null) return 'quick';
  if (left < -CLOSED_AFTER_MS || left > QUICK_READ_BEFORE_MS) return 'required';
  return left < NO_READ_BEFORE_MS ? 'none' : 'quick';
};

/**
 * Looks for a later answer to the same question from another device: a pending answer that is sent now would replace it.
 * In doubt the pending answer is sent.
 */
export const createSupersededCheck = (
  attemptId: string,
  read: (signal: AbortSignal) => Promise<ExamAttempt>,
  closing: AbortSignal,
) => {
  let last: { attempt: ExamAttempt; wall: number; steady: number } | null = null;

  /** @returns null when there is no time to read the attempt, or the read failed */
  const readOnce = async (chosen: ClockSample) => {
    if (last && performance.now() - last.steady < READ_VALID_MS) return last;
    const mode = readModeFor(await timeLeft(attemptId, chosen));
    if (mode === 'none') return null;
    const sentAt = { wall: Date.now(), steady: performance.now() };
    const timeout = AbortSignal.timeout(mode === 'required' ? READ_TIMEOUT_MS : QUICK_READ_TIMEOUT_MS);
    try {
      last = { ...sentAt, attempt: await read(AbortSignal.any([closing, timeout])) };
      return last;
    } catch (error) {
      const decision = retryDecision(error);
      if (closing.aborted || decision === 'retry after login' || (decision === 'retry' && mode === 'required'))
        throw error;
      return null;
    }
  };

  /**
   * @returns the later answer; null when the pending one is to be sent
   * @throws what `read` throws, when the read is required
   */
  return async ({ questionId, selectedAnswer, chosen, replaced = [] }: PendingAnswer): Promise<SavedAnswer | null> => {
    if (chosen === undefined || Math.abs(Date.now() - chosen.wall) < MIN_LEAD_MS) return null;
    const known = await readOnce(chosen);
    const saved = known?.attempt.answers.find((answer) => answer.questionId === questionId);
    if (!known || !saved) return null;
    // The device's clock may have been set since: the time is also computed back from now, and the later one is used.
    const computed = Date.parse(known.attempt.serverTime) - (known.wall - chosen.wall);
    const lead = Date.parse(saved.savedAt) - Math.max(chosen.server, computed);
    const isSame = saved.selectedAnswer === selectedAnswer;
    const isFromHere = replaced.includes(saved.selectedAnswer) && lead < LATE_ARRIVAL_MS;
    if (lead <= MIN_LEAD_MS || isSame || isFromHere) return null;
    return { questionId, selectedAnswer: saved.selectedAnswer, savedAt: saved.savedAt };
  };
};
