import { setTimeout as delay } from 'node:timers/promises';
import type { MadeExam } from '@matraz/application/testing/exams';
import { streamOf } from '@matraz/contracts/streams';
import type { ExamFixture } from '@matraz/platform/system/exam-fixture';
import { waitUntil } from '@matraz/platform/system/running-platform';
import type { Bench } from './case.ts';
import { type Student, startAttempt } from './clients.ts';
import type { Finding } from './finding.ts';
import { type Entry, type History, isGood } from './history.ts';

/** A fault and the return after it. Times in milliseconds of `performance.now()`. */
interface Round {
  startedAt: number;
  endedAt: number;
  /** Milliseconds from the end of the fault until the due attempt was completed; infinite: it was not. */
  workerMs: number;
}

const recoveryLimitMs = 10_000;
/** After this time the bench goes on. */
const longestMs = 40_000;
/** The time of the exam that the late student takes. */
export const shortExamSeconds = 1;
/** An answer counts until so long after the deadline. */
const graceMs = 2_000;
/** Faults come at different times before and after the deadline of the short attempt. */
const [phases, phaseMs] = [10, 300];

interface Options {
  fixture: ExamFixture;
  history: History;
  /** The students of the load. */
  busy: readonly Student[];
  /** Starts an attempt in each round, which the worker completes. */
  late: Student;
  shortExam: MadeExam;
  report: (finding: Finding) => void;
}

export const createRounds = ({ fixture, history, busy, late, shortExam, report }: Options) => {
  const done: Round[] = [];
  /** Whether the last command of each student had a good reply. */
  const hasRecovered = (endedAt: number) =>
    busy.every(({ id }) => {
      const isCommand = ({ type }: Entry) => type === 'answer' || type === 'save';
      const last = history.findLast((entry) => entry.student === id && isCommand(entry) && entry.replies.length > 0);
      const reply = last?.replies.at(-1);
      return reply !== undefined && reply.sentAt > endedAt && isGood(reply);
    });
  const isCompleted = async (attemptId: string): Promise<boolean> => {
    const events = await fixture.log.readStream(streamOf.attempt(attemptId)).catch(() => []);
    return events.some(({ type }) => type === 'ExamAttemptCompleted');
  };

  const round: Bench['round'] = async (fault) => {
    const { id } = (await startAttempt(late, history, shortExam)).replies.at(-1)?.body ?? {};
    if (id === undefined) throw new Error('no attempt before the fault');
    const startedOn = Date.now();
    await delay((done.length % phases) * phaseMs);
    const startedAt = performance.now();
    await fault();
    const [endedAt, endedOn] = [performance.now(), Date.now()];
    const present = { startedAt, endedAt, workerMs: Number.POSITIVE_INFINITY };
    done.push(present);
    const dueOn = Math.max(endedOn, startedOn + shortExamSeconds * 1_000 + graceMs);
    // Measured by the clock of the bench, which no case changes.
    const completed = waitUntil(() => isCompleted(id), longestMs).then(
      () => {
        present.workerMs = Math.max(0, Date.now() - dueOn);
      },
      () => {}, // reported by `lateFindings`
    );
    await waitUntil(() => hasRecovered(endedAt), longestMs).catch(() =>
      report({ kind: 'not recovered', text: `a student has no good reply ${longestMs} ms after the fault` }),
    );
    await completed;
  };
  return { round, done };
};

/** Milliseconds from the end of each fault until the last reply that was not good, before the next fault. */
export const recoveries = (history: History, rounds: readonly Round[]): number[] => {
  const bad = history.flatMap(({ replies }) => replies.filter((reply) => !isGood(reply)));
  return rounds.map(({ endedAt }, place) => {
    const until = rounds[place + 1]?.startedAt ?? Number.POSITIVE_INFINITY;
    const times = bad.map(({ receivedAt }) => receivedAt).filter((at) => at > endedAt && at < until);
    return Math.max(0, ...times.map((at) => at - endedAt));
  });
};

export const lateFindings = (what: string, times: readonly number[]): Finding[] =>
  times
    .filter((ms) => ms > recoveryLimitMs)
    .map((ms) => ({ kind: 'not recovered', text: `${what} ${Math.round(ms)} ms after the fault` }));
