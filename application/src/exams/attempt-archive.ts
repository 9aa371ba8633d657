import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { mostShownChanges } from '@matraz/contracts/exams/limits';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import {
  type CompletedAttempt,
  type DataOf,
  type ExamAttempt,
  fold,
  type OpenAttempt,
} from '@matraz/domain/exams/attempt-state';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../command-handler/event-codec.ts';

/** The facts of an attempt that never change. */
type AttemptStart = DataOf<'ExamAttemptStarted'>;

/** The ids of the attempt are left out: they would need half of the memory of a record. */
type GivenAnswer = Pick<DataOf<'ExamAnswerSaved'>, 'questionId' | 'selectedAnswer' | 'savedAt'>;

/** An attempt with its history. */
export interface AttemptRecord {
  attempt: OpenAttempt | CompletedAttempt;
  /** Version of the attempt's stream. Records of the same version are equal. */
  version: number;
  /** The first answers that were given, changed or cleared, in order, at most `mostShownChanges`. */
  timeline: readonly GivenAnswer[];
  /** When each question was last answered or cleared. ISO 8601. */
  savedAt: ReadonlyMap<string, string>;
  rescorings: readonly DataOf<'ExamAttemptRescored'>[];
}

/** Attempts as the log has them. Read models are never asked, so an answer is visible as soon as it is saved. */
export interface AttemptArchive {
  /** @throws DomainError attempt_not_found */
  attemptStart(attemptId: string): Promise<AttemptStart>;
  /**
   * The version of the attempt's stream in the log now. More versions than records are kept in memory, so asking again for an
   * unchanged attempt reads only the end of its stream.
   *
   * @throws DomainError attempt_not_found
   */
  attemptVersion(attemptId: string): Promise<number>;
  /**
   * The attempt as the log has it now.
   *
   * @param knownVersion a record of at least this version is good enough; then the log may not be read
   * @throws DomainError attempt_not_found
   */
  attemptRecord(attemptId: string, knownVersion?: number): Promise<AttemptRecord>;
}

interface CachedRecord extends Omit<AttemptRecord, 'attempt'> {
  attempt: ExamAttempt;
}

const emptyRecord: CachedRecord = {
  attempt: { status: 'none' },
  timeline: [],
  savedAt: new Map(),
  rescorings: [],
  version: 0,
};
const mostAttempts = 20_000;

const foldRecord = (before: CachedRecord, recorded: readonly RecordedEvent[]): CachedRecord => {
  const events = recorded.map((event) => decodeEvent<ExamAttemptEvent>(event));
  const attempt = fold(before.attempt, events);
  const timeline = [...before.timeline];
  const savedAt = new Map(before.savedAt);
  const rescorings = [...before.rescorings];
  for (const { type, data } of events) {
    if (type === 'ExamAnswerSaved') {
      const { questionId, selectedAnswer, savedAt: at } = data;
      if (timeline.length < mostShownChanges) timeline.push({ questionId, selectedAnswer, savedAt: at });
      savedAt.set(questionId, at);
    }
    if (type === 'ExamAttemptRescored') rescorings.push(data);
  }
  return { attempt, timeline, savedAt, rescorings, version: recorded.at(-1)?.version ?? before.version };
};

const startOf = (attempt: OpenAttempt | CompletedAttempt): AttemptStart => {
  const { attemptId, userId, examId, examVersion, ordinal, startedAt, deadline } = attempt;
  return { attemptId, userId, examId, examVersion, ordinal, startedAt, deadline };
};

/** @param options `mostChanges`: size of the cache of records. A record counts as the changes of its timeline, plus ten. */
export const createAttemptArchive = ({
  store,
  mostChanges = 100_000,
}: {
  store: EventStore;
  mostChanges?: number;
}): AttemptArchive => {
  const records = new LRUCache<string, CachedRecord>({
    maxSize: mostChanges,
    sizeCalculation: ({ timeline }) => 10 + timeline.length,
  });
  const starts = new LRUCache<string, AttemptStart>({ max: mostAttempts });
  const versions = new LRUCache<string, number>({ max: mostAttempts });
  /** Two calls may read at the same time. The higher version is kept. */
  const keepVersion = (attemptId: string, version: number) =>
    versions.set(attemptId, Math.max(version, versions.peek(attemptId) ?? 0));

  const eventsAfter = (attemptId: string, version: number) =>
    store.readStream(streamOf.attempt(attemptId), { from: version + 1 });

  const attemptRecord = async (attemptId: string, knownVersion = Number.POSITIVE_INFINITY): Promise<AttemptRecord> => {
    const cached = records.get(attemptId) ?? emptyRecord;
    const recorded = cached.version >= knownVersion ? [] : await eventsAfter(attemptId, cached.version);
    const { attempt: before, ...rest } = cached;
    if (recorded.length === 0 && before.status !== 'none') return { attempt: before, ...rest };
    const record = foldRecord(cached, recorded);
    const { attempt, version } = record;
    if (attempt.status === 'none') throw new DomainError('attempt_not_found');
    keepVersion(attemptId, version);
    if (version > (records.peek(attemptId)?.version ?? 0)) records.set(attemptId, record);
    return { ...record, attempt };
  };

  return {
    attemptRecord,
    async attemptVersion(attemptId) {
      const known = versions.get(attemptId);
      if (known === undefined || records.has(attemptId)) return (await attemptRecord(attemptId)).version;
      const version = (await eventsAfter(attemptId, known)).at(-1)?.version ?? known;
      keepVersion(attemptId, version);
      return version;
    },
    async attemptStart(attemptId) {
      const known = starts.get(attemptId) ?? startOf((await attemptRecord(attemptId, 1)).attempt);
      starts.set(attemptId, known);
      return known;
    },
  };
};
