import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import {
  type CompletedAttempt,
  type DataOf,
  type ExamAttempt,
  evolve,
  type OpenAttempt,
} from '@matraz/domain/exams/attempt-state';
import type { EventStore } from '@matraz/infra/event-store/port';
import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../command-handler/event-codec.ts';

/** What an attempt is from its start on. */
type StartedAttempt = DataOf<'ExamAttemptStarted'>;

/** An attempt with its history. */
export interface AttemptRecord {
  attempt: OpenAttempt | CompletedAttempt;
  /** Of its stream: the same version is the same record. */
  version: number;
  /** Every answer given, changed or cleared, in order. */
  timeline: readonly DataOf<'ExamAnswerSaved'>[];
  rescorings: readonly DataOf<'ExamAttemptRescored'>[];
}

export interface AttemptArchive {
  /** @throws DomainError attempt_not_found */
  attempt(attemptId: string): Promise<StartedAttempt>;
  /**
   * Of its stream now, asked of the log: what shows whether a page changed. Known of far more attempts than are kept whole, so that
   * those who ask again and again what has not changed cost one look at the end of a stream each.
   *
   * @throws DomainError attempt_not_found
   */
  version(attemptId: string): Promise<number>;
  /**
   * As it stands now, asked of the log: no projector that is behind ever shows a student an answer older than the last.
   *
   * @param seen a version of it that is new enough: whoever has just asked for it need not ask again
   * @throws DomainError attempt_not_found
   */
  record(attemptId: string, seen?: number): Promise<AttemptRecord>;
}

interface Kept extends Omit<AttemptRecord, 'attempt'> {
  attempt: ExamAttempt;
}

const nothing: Kept = { attempt: { status: 'none' }, timeline: [], rescorings: [], version: 0 };
const mostStarts = 20_000;

/** @param mostAnswers that stay in memory, with the attempts they belong to */
export const createAttemptArchive = ({
  store,
  mostAnswers = 100_000,
}: {
  store: EventStore;
  mostAnswers?: number;
}): AttemptArchive => {
  const records = new LRUCache<string, Kept>({
    maxSize: mostAnswers,
    sizeCalculation: ({ timeline }) => 10 + timeline.length,
  });
  const starts = new LRUCache<string, StartedAttempt>({ max: mostStarts });
  const versions = new LRUCache<string, number>({ max: mostStarts });
  /** Two may read at once: the one that saw more stays. */
  const note = (attemptId: string, version: number) =>
    versions.set(attemptId, Math.max(version, versions.peek(attemptId) ?? 0));

  const newSince = (attemptId: string, version: number) =>
    store.readStream(streamOf.attempt(attemptId), { from: version + 1 });

  const record = async (attemptId: string, seen = Number.POSITIVE_INFINITY): Promise<AttemptRecord> => {
    const known = records.get(attemptId) ?? nothing;
    const recorded = known.version >= seen ? [] : await newSince(attemptId, known.version);
    const { attempt: before, ...kept } = known;
    if (recorded.length === 0 && before.status !== 'none') return { attempt: before, ...kept };
    const events = recorded.map((event) => decodeEvent<ExamAttemptEvent>(event));
    const attempt = events.reduce(evolve, before);
    if (attempt.status === 'none') throw new DomainError('attempt_not_found');
    const timeline = [...known.timeline];
    const rescorings = [...known.rescorings];
    for (const { type, data } of events) {
      if (type === 'ExamAnswerSaved') timeline.push(data);
      if (type === 'ExamAttemptRescored') rescorings.push(data);
    }
    const version = recorded.at(-1)?.version ?? known.version;
    note(attemptId, version);
    if (version > (records.peek(attemptId)?.version ?? 0)) {
      records.set(attemptId, { attempt, timeline, rescorings, version });
    }
    return { attempt, timeline, rescorings, version };
  };

  return {
    record,
    async version(attemptId) {
      const known = versions.get(attemptId);
      if (known === undefined || records.has(attemptId)) return (await record(attemptId)).version;
      const version = (await newSince(attemptId, known)).at(-1)?.version ?? known;
      note(attemptId, version);
      return version;
    },
    async attempt(attemptId) {
      const known = starts.get(attemptId);
      if (known) return known;
      const { attempt } = await record(attemptId);
      const { userId, examId, examVersion, ordinal, startedAt, deadline } = attempt;
      const started = { attemptId, userId, examId, examVersion, ordinal, startedAt, deadline };
      starts.set(attemptId, started);
      return started;
    },
  };
};
