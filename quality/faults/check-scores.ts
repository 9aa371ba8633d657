import { decodeEvent } from '@matraz/application/command-handler/event-codec';
import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { deepEqual } from '@matraz/domain/deep-equal';
import { recomputeResults } from '@matraz/domain/exams/recompute';
import type { Figures } from '@matraz/domain/exams/score';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { type Bounds, learnSave, outside, type SavedOptions } from './check-replies.ts';
import type { Finding } from './finding.ts';
import type { History } from './history.ts';

/** The correct options of the exam questions, by question id. None is a pilot. */
export type ExamKey = ReadonlyMap<string, number>;

/** The number of questions whose option counts. A question with several possible options may count or not. */
const countOf = (options: SavedOptions, counts: (option: number, questionId: string) => boolean): Bounds => {
  const bounds = { least: 0, most: 0 };
  for (const [questionId, possible] of options) {
    const each = [...possible].map((option) => counts(option, questionId));
    if (each.every(Boolean)) bounds.least += 1;
    if (each.some(Boolean)) bounds.most += 1;
  }
  return bounds;
};

/** @returns how the result differs from what the student saved */
const unlikeSaves = ({ answered, correct }: Figures, options: SavedOptions, examKey: ExamKey) => [
  outside(
    'answered',
    answered,
    countOf(options, (option) => option >= 0),
  ),
  outside(
    'correct',
    correct,
    countOf(options, (option, questionId) => option === examKey.get(questionId)),
  ),
];

/**
 * Compares the result of each completed attempt with two others: one that is recomputed from the log, and one that is counted from what the
 * student sent. An acknowledged answer counts. An answer without a good reply, or refused after the deadline, may count or not.
 *
 * @param events the events of the students and of their exams, in the order of the log
 */
export const checkScores = (history: History, events: readonly RecordedEvent[], examKey: ExamKey): Finding[] => {
  const saved = new Map<string, SavedOptions>();
  for (const entry of history) if (entry.type === 'save') learnSave(saved, entry);
  const streams = Map.groupBy(events, ({ stream }) => stream);
  const eventsOf = <Event extends ExamAttemptEvent | ExamEvent>(stream: string) =>
    (streams.get(stream) ?? []).map((event) => decodeEvent<Event>(event));

  return [...streams.keys()].flatMap((stream): Finding[] => {
    const attempt = stream.startsWith(streamOf.attempt('')) ? eventsOf<ExamAttemptEvent>(stream) : [];
    const completed = attempt.find(({ type }) => type === 'ExamAttemptCompleted');
    if (completed?.type !== 'ExamAttemptCompleted') return [];
    const { attemptId, examId } = completed.data;
    const results = recomputeResults(attempt, eventsOf<ExamEvent>(streamOf.exam(examId)));
    const problems = [
      ...unlikeSaves(completed.data, saved.get(attemptId) ?? new Map(), examKey),
      results.length === 0 ? 'it cannot be recomputed' : undefined,
      ...results
        .filter(({ recorded, recomputed }) => !deepEqual(recorded, recomputed))
        .map(({ recorded, recomputed }) => `${JSON.stringify(recorded)}, recomputed ${JSON.stringify(recomputed)}`),
    ].filter((problem) => problem !== undefined);
    return problems.length > 0 ? [{ kind: 'wrong score', text: `attempt ${attemptId}: ${problems.join('; ')}` }] : [];
  });
};
