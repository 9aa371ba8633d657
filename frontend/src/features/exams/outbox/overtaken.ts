import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { serverClock } from '../attempt/server-clock.ts';
import { openDatabase, type UnsentAnswer } from './database.ts';
import { fateOf } from './fate.ts';
import type { SavedAnswer } from './saved-answer.ts';

type Chosen = NonNullable<UnsentAnswer['chosen']>;

/** Another answer is later only if it is later by this much: no two clocks agree, in milliseconds. A younger one has not waited. */
const CLEARLY = 3_000;
/** No try of an answer comes through later than this after another has taken its place, in milliseconds. */
const LAST_TRY = 30_000;
/** What the server told holds for the answers that go out after one another, in milliseconds. */
const GOOD_FOR = 10_000;
const PATIENCE = 8_000;
/** So close to the end answers go out unseen, in milliseconds; up to `GRACE` after it the server still takes them. */
const NO_TIME = 10_000;
const GRACE = 3_000;
/** So close to the end the server has this long to tell, in milliseconds. */
const HURRY = 60_000;
const HURRIED_PATIENCE = 1_000;

/** Milliseconds; null: this browser does not know the deadline. */
const untilDeadline = async (attemptId: string, { server, wall }: Chosen) => {
  const kept = await openDatabase()
    .then((database) => database.get('kept', attemptId))
    .catch(() => undefined);
  if (kept === undefined) return null;
  // Pages other than the attempt's do not know the server's clock.
  const now = serverClock.isUncertain() ? server + Date.now() - wall : serverClock.now();
  return Date.parse(kept.attempt.deadline) - now;
};

const hurryOf = (left: number | null) => {
  if (left === null) return 'some';
  if (left < -GRACE || left > HURRY) return 'none';
  return left < NO_TIME ? 'great' : 'some';
};

/**
 * Finds answers that waited here while a later one was given on another device: sent now, they would take its place.
 * In doubt an answer is sent: every guess of when it was chosen is the later one.
 */
export const createComparison = (
  attemptId: string,
  read: (signal: AbortSignal) => Promise<ExamAttempt>,
  closing: AbortSignal,
) => {
  let seen: { attempt: ExamAttempt; wall: number; at: number } | null = null;

  const look = async (chosen: Chosen) => {
    if (seen && performance.now() - seen.at < GOOD_FOR) return seen;
    const hurry = hurryOf(await untilDeadline(attemptId, chosen));
    if (hurry === 'great') return null;
    const asked = { wall: Date.now(), at: performance.now() };
    const limit = AbortSignal.timeout(hurry === 'none' ? PATIENCE : HURRIED_PATIENCE);
    try {
      seen = { ...asked, attempt: await read(AbortSignal.any([closing, limit])) };
      return seen;
    } catch (error) {
      const fate = fateOf(error);
      if (closing.aborted || fate === 'after login' || (fate === 'again' && hurry === 'none')) throw error;
      return null;
    }
  };

  return {
    /**
     * @returns the later answer; null: this one is to be sent
     * @throws what `read` throws, when there is time to wait for it
     */
    laterThan: async ({
      questionId,
      selectedAnswer,
      chosen,
      replaced = [],
    }: UnsentAnswer): Promise<SavedAnswer | null> => {
      if (chosen === undefined || Math.abs(Date.now() - chosen.wall) < CLEARLY) return null;
      const told = await look(chosen);
      const there = told?.attempt.answers.find((answer) => answer.questionId === questionId);
      if (!told || !there) return null;
      // Reckoned back from now as well: the clock of the device may have been set between two pages.
      const reckoned = Date.parse(told.attempt.serverTime) - (told.wall - chosen.wall);
      const laterBy = Date.parse(there.savedAt) - Math.max(chosen.server, reckoned);
      const isSame = there.selectedAnswer === selectedAnswer;
      const isFromHere = replaced.includes(there.selectedAnswer) && laterBy < LAST_TRY;
      if (laterBy <= CLEARLY || isSame || isFromHere) return null;
      return { questionId, selectedAnswer: there.selectedAnswer, savedAt: there.savedAt };
    },
  };
};
