import type { ExamForm } from '@matraz/contracts/assignments/events';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../command-handler/event-codec.ts';

/** What the live room shows of a running attempt, beside its row in the read tables. */
export interface AttemptProgress {
  answered: number;
  /** The question that was answered or cleared last, and when. Null: none. */
  lastQuestionId: string | null;
  lastSavedAt: string | null;
  /** Seconds that staff added. */
  extraSeconds: number;
  /** What has an order of its own in this attempt. */
  form: ExamForm | undefined;
}

export interface AttemptProgressReader {
  /**
   * The progress of these attempts as the log has it now, in their order. An attempt that was asked for before is read from there on, so
   * 1,000 attempts are two queries, nearly without rows.
   */
  attemptProgress(attemptIds: readonly string[]): Promise<AttemptProgress[]>;
}

interface Known extends Omit<AttemptProgress, 'answered'> {
  version: number;
  answered: Set<string>;
}

/** About 1,500 attempts with 80 answers. */
const mostBytes = 16_000_000;
const memoryOf = ({ answered }: Known) => 600 + 120 * answered.size;

const fold = (known: Known, recorded: RecordedEvent) => {
  // A concurrent read may have brought it.
  if (recorded.version !== known.version + 1) return;
  known.version = recorded.version;
  const { type, data } = decodeEvent<ExamAttemptEvent>(recorded);
  if (type === 'ExamAttemptStarted') known.form = data.form;
  if (type === 'ExamTimeExtended') known.extraSeconds += data.seconds;
  if (type !== 'ExamAnswerSaved') return;
  if (data.selectedAnswer === null) known.answered.delete(data.questionId);
  else known.answered.add(data.questionId);
  known.lastQuestionId = data.questionId;
  known.lastSavedAt = data.savedAt;
};

export const createAttemptProgress = ({ store }: { store: Pick<EventStore, 'readStream'> }): AttemptProgressReader => {
  const memory = new LRUCache<string, Known>({ maxSize: mostBytes, sizeCalculation: memoryOf });
  const progressOf = async (attemptId: string): Promise<AttemptProgress> => {
    const known = memory.get(attemptId) ?? {
      version: 0,
      answered: new Set<string>(),
      lastQuestionId: null,
      lastSavedAt: null,
      extraSeconds: 0,
      form: undefined,
    };
    const newer = await store.readStream(streamOf.attempt(attemptId), { from: known.version + 1 });
    for (const event of newer) fold(known, event);
    // A copy, because the memory asks for the size of new objects only.
    if (newer.length > 0) memory.set(attemptId, { ...known });
    const { version: _, answered, ...told } = known;
    return { ...told, answered: answered.size };
  };
  // The store reads the streams of concurrent calls with one query.
  return { attemptProgress: (attemptIds) => Promise.all(attemptIds.map(progressOf)) };
};
