import type { RoomMessage, TimeChange } from '@matraz/contracts/exams/attempt-http';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { mostShownChanges } from '@matraz/contracts/exams/limits';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import {
  type CompletedAttempt,
  type DataOf,
  type ExamAttempt,
  evolve,
  type OpenAttempt,
} from '@matraz/domain/exams/attempt-state';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../command-handler/event-codec.ts';
import { timeChangesOf } from './time-change.ts';

/** The ids of the attempt are left out: they would need half of the memory of a record. */
type GivenAnswer = Pick<DataOf<'ExamAnswerSaved'>, 'questionId' | 'selectedAnswer' | 'savedAt'>;

/** An attempt with its history. */
export interface AttemptRecord {
  readonly attempt: OpenAttempt | CompletedAttempt;
  /** Version of the attempt's stream. Records of the same version are equal. */
  readonly version: number;
  /** The first answers that were given, changed or cleared, in order, at most `mostShownChanges`. */
  readonly timeline: readonly GivenAnswer[];
  /** When each question was last answered or cleared. ISO 8601. */
  readonly savedAt: ReadonlyMap<string, string>;
  /** How corrected questions counted when the attempt ended. Null: it runs. */
  readonly completedWith: Pick<DataOf<'ExamAttemptCompleted'>, 'voided' | 'corrections'> | null;
  readonly rescorings: readonly DataOf<'ExamAttemptRescored'>[];
  /** What staff did to the time of the attempt, in order. */
  readonly timeChanges: readonly TimeChange[];
  readonly messages: readonly RoomMessage[];
  /** Why staff ended the attempt. Null: staff did not. */
  readonly endedBecause: string | null;
}

/** Attempts as the log has them. Read models are never asked, so an answer is visible as soon as it is saved. */
export interface AttemptArchive {
  /** The student of the attempt. @throws DomainError attempt_not_found */
  attemptOwner(attemptId: string): Promise<string>;
  /**
   * The version of the attempt's stream in the log now. More versions than records are kept in memory, so asking again for an
   * unchanged attempt reads only the end of its stream.
   *
   * @throws DomainError attempt_not_found
   */
  attemptVersion(attemptId: string): Promise<number>;
  /**
   * The attempt as the log has it now. While it is unchanged and in memory, later calls give the same object.
   *
   * @param knownVersion a record of at least this version is good enough; then the log may not be read
   * @throws DomainError attempt_not_found
   */
  attemptRecord(attemptId: string, knownVersion?: number): Promise<AttemptRecord>;
}

/** What is folded from the events. Without any event there is no attempt. */
type FoldedRecord = Omit<AttemptRecord, 'attempt'> & { attempt: ExamAttempt };

const nothing: FoldedRecord = {
  attempt: { status: 'none' },
  timeline: [],
  savedAt: new Map(),
  completedWith: null,
  rescorings: [],
  timeChanges: [],
  messages: [],
  endedBecause: null,
  version: 0,
};
/** Owner and version of an attempt in memory, in bytes. */
const knownBytes = 250;
/** About 20,000 attempts. */
const mostKnownBytes = 5_000_000;

const hasStarted = (record: FoldedRecord): record is AttemptRecord => record.attempt.status !== 'none';

const foldRecord = (before: FoldedRecord, recorded: readonly RecordedEvent[]): FoldedRecord => {
  if (recorded.length === 0) return before;
  const events = recorded.map((event) => decodeEvent<ExamAttemptEvent>(event));
  let { attempt, completedWith, endedBecause } = before;
  const timeline = [...before.timeline];
  const savedAt = new Map(before.savedAt);
  let rescorings = [...before.rescorings];
  const timeChanges = [...before.timeChanges];
  const messages = [...before.messages];
  for (const event of events) {
    const { type, data } = event;
    timeChanges.push(...timeChangesOf(event, attempt));
    attempt = evolve(attempt, event);
    if (type === 'ExamAnswerSaved') {
      const { questionId, selectedAnswer, savedAt: at } = data;
      if (timeline.length < mostShownChanges) timeline.push({ questionId, selectedAnswer, savedAt: at });
      savedAt.set(questionId, at);
    }
    if (type === 'ExamMessageSent') messages.push({ number: messages.length + 1, text: data.text, at: data.sentAt });
    if (type === 'ExamAttemptCompleted') {
      completedWith = { voided: data.voided, corrections: data.corrections };
      endedBecause = data.why ?? null;
    }
    if (type === 'ExamAttemptRescored') rescorings.push(data);
    if (type === 'ExamAttemptReopened') {
      completedWith = null;
      endedBecause = null;
      rescorings = [];
    }
  }
  const version = recorded.at(-1)?.version ?? before.version;
  return { attempt, timeline, savedAt, completedWith, rescorings, timeChanges, messages, endedBecause, version };
};

/** Bytes of a record and the JSON of its page. Measured with 80 answers: 29,000 while it runs, 41,000 completed. */
const memoryOf = ({ timeline }: AttemptRecord): number => 4_000 + 400 * timeline.length;

/** @param options `mostBytes`: size of the cache of records */
export const createAttemptArchive = ({
  store,
  mostBytes = 10_000_000,
}: {
  store: EventStore;
  mostBytes?: number;
}): AttemptArchive => {
  const records = new LRUCache<string, AttemptRecord>({ maxSize: mostBytes, sizeCalculation: memoryOf });
  const known = new LRUCache<string, { userId: string; version: number }>({
    maxSize: mostKnownBytes,
    sizeCalculation: () => knownBytes,
  });
  /** Two calls may read at the same time. The higher version is kept. */
  const keepVersion = (attemptId: string, userId: string, version: number) =>
    known.set(attemptId, { userId, version: Math.max(version, known.peek(attemptId)?.version ?? 0) });
  const eventsAfter = (attemptId: string, version: number) =>
    store.readStream(streamOf.attempt(attemptId), { from: version + 1 });

  const attemptRecord = async (attemptId: string, knownVersion?: number): Promise<AttemptRecord> => {
    const kept = records.get(attemptId);
    if (kept && knownVersion !== undefined && kept.version >= knownVersion) return kept;
    const before = kept ?? nothing;
    const record = foldRecord(before, await eventsAfter(attemptId, before.version));
    if (!hasStarted(record)) throw new DomainError('attempt_not_found');
    const { attempt, version } = record;
    keepVersion(attemptId, attempt.userId, version);
    if (version > (records.peek(attemptId)?.version ?? 0)) records.set(attemptId, record);
    return record;
  };

  return {
    attemptRecord,
    async attemptVersion(attemptId) {
      const before = known.get(attemptId);
      if (before === undefined || records.has(attemptId)) return (await attemptRecord(attemptId)).version;
      const newer = await eventsAfter(attemptId, before.version);
      const version = newer.at(-1)?.version ?? before.version;
      keepVersion(attemptId, before.userId, version);
      return version;
    },
    attemptOwner: async (attemptId) =>
      known.peek(attemptId)?.userId ?? (await attemptRecord(attemptId, 1)).attempt.userId,
  };
};
