import type { ExamForm } from '@matraz/contracts/assignments/events';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { type ContactLoss, lossesAfter } from '@matraz/domain/exams/contact-losses';
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
  /** The losses of contact that were not given back, with the number of answers that were chosen meanwhile. */
  losses: (Omit<ContactLoss, 'isRepaired'> & { answers: number })[];
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

interface Known extends Omit<AttemptProgress, 'answered' | 'losses'> {
  version: number;
  answered: Set<string>;
  losses: readonly ContactLoss[];
  /** When the answers that arrived late were chosen, in milliseconds. */
  lateChoices: number[];
}

/** About 1,500 attempts with 80 answers. */
const mostBytes = 16_000_000;
const memoryOf = ({ answered, losses, lateChoices }: Known) =>
  600 + 120 * answered.size + 200 * losses.length + 8 * lateChoices.length;

const fold = (known: Known, recorded: RecordedEvent) => {
  // A concurrent read may have brought it.
  if (recorded.version !== known.version + 1) return;
  known.version = recorded.version;
  const event = decodeEvent<ExamAttemptEvent>(recorded);
  const { type, data } = event;
  known.losses = lossesAfter(known.losses, event);
  if (type === 'ExamAttemptStarted') known.form = data.form;
  if (type === 'ExamTimeExtended' || type === 'ExamAttemptReopened') known.extraSeconds += data.seconds;
  if (type !== 'ExamAnswerSaved') return;
  if (data.selectedAnswer === null) known.answered.delete(data.questionId);
  else known.answered.add(data.questionId);
  known.lastQuestionId = data.questionId;
  known.lastSavedAt = data.savedAt;
  if (data.chosenAt !== undefined) known.lateChoices.push(Date.parse(data.chosenAt));
};

const openLosses = ({ losses, lateChoices }: Known): AttemptProgress['losses'] =>
  losses
    .filter(({ isRepaired }) => !isRepaired)
    .map(({ isRepaired: _, ...loss }) => {
      const [from, to] = [Date.parse(loss.lostAt), Date.parse(loss.regainedAt)];
      return { ...loss, answers: lateChoices.filter((at) => at > from && at <= to).length };
    });

export const createAttemptProgress = ({ store }: { store: Pick<EventStore, 'readStream'> }): AttemptProgressReader => {
  const memory = new LRUCache<string, Known>({ maxSize: mostBytes, sizeCalculation: memoryOf });
  const progressOf = async (attemptId: string): Promise<AttemptProgress> => {
    const known = memory.get(attemptId) ?? {
      version: 0,
      answered: new Set<string>(),
      lastQuestionId: null,
      lastSavedAt: null,
      extraSeconds: 0,
      losses: [],
      lateChoices: [],
      form: undefined,
    };
    const newer = await store.readStream(streamOf.attempt(attemptId), { from: known.version + 1 });
    for (const event of newer) fold(known, event);
    // A copy, because the memory asks for the size of new objects only.
    if (newer.length > 0) memory.set(attemptId, { ...known });
    const { lastQuestionId, lastSavedAt, extraSeconds, answered, form } = known;
    return { lastQuestionId, lastSavedAt, extraSeconds, answered: answered.size, losses: openLosses(known), form };
  };
  // The store reads the streams of concurrent calls with one query.
  return { attemptProgress: (attemptIds) => Promise.all(attemptIds.map(progressOf)) };
};
