import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { ExamEvent } from '@matraz/contracts/exams/events';
import type { HistoryChange } from '@matraz/contracts/history-http';
import { deepEqual } from '@matraz/domain/deep-equal';
import { type CorrectionEvent, type Corrections, countsAlike, withCorrection } from '@matraz/domain/exams/corrections';
import { type Exam, type ExistingExam, evolve } from '@matraz/domain/exams/exam-state';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { decodeEvent } from '../command-handler/event-codec.ts';

/** What one event changed, with the metadata that an entry of the history needs. */
export interface HistoryStep {
  version: number;
  at: string;
  userId: string | null;
  correlationId: string;
  change: HistoryChange;
  hasContent: boolean;
}

/** Also a field that only one of them has, such as a skill. */
const changedFields = (before: object = {}, after: object): string[] => {
  const [old, now] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ];
  return [...new Set([...now.keys(), ...old.keys()])].filter((field) => !deepEqual(old.get(field), now.get(field)));
};

const stepOf = ({ version, metadata }: RecordedEvent, change: HistoryChange, hasContent: boolean): HistoryStep => ({
  version,
  at: metadata.occurredAt,
  userId: metadata.userId ?? null,
  correlationId: metadata.correlationId,
  change,
  hasContent,
});

const timeOf = (recorded: readonly RecordedEvent[], version: number): string =>
  recorded.find((event) => event.version === version)?.metadata.occurredAt ?? '';

/** The steps of a topic, lesson, question or video. Each event with content holds the whole content. */
export const catalogSteps = (recorded: readonly RecordedEvent[]): HistoryStep[] => {
  let current: object | undefined;
  return recorded.map((stored) => {
    const { type, data } = decodeEvent<CatalogEvent>(stored);
    if (type === 'LessonsReordered') {
      return stepOf(stored, { action: 'reordered', count: data.lessons.length }, current !== undefined);
    }
    if ('restoredVersion' in data) {
      const { restoredVersion, ...content } = data;
      current = content;
      return stepOf(stored, { action: 'restored', at: timeOf(recorded, restoredVersion) }, true);
    }
    const before = current;
    current = type.endsWith('Deleted') ? undefined : data;
    if (current === undefined) return stepOf(stored, { action: 'deleted' }, false);
    if (type.endsWith('Created')) return stepOf(stored, { action: 'created' }, true);
    return stepOf(stored, { action: 'updated', fields: changedFields(before, data) }, true);
  });
};

const placeOf = ({ questions }: ExistingExam, id: string) =>
  questions.findIndex(({ questionId }) => questionId === id) + 1;

const questionActions = {
  ExamQuestionRemoved: 'question-removed',
  ExamQuestionVoided: 'question-voided',
  ExamQuestionRekeyed: 'question-rekeyed',
  ExamQuestionReinstated: 'question-reinstated',
} as const;

/** @param before the exam without this event @param after the exam with it */
const examChange = (
  { type, data }: Exclude<ExamEvent, { type: 'ExamRestored' }>,
  before: ExistingExam,
  after: ExistingExam,
): HistoryChange => {
  switch (type) {
    case 'ExamCreated':
      return { action: 'created' };
    case 'ExamUpdated':
      return { action: 'updated', fields: changedFields(before.details, data) };
    case 'ExamPublished':
      return { action: 'published' };
    case 'ExamUnpublished':
      return { action: 'unpublished' };
    case 'ExamDeleted':
      return { action: 'deleted' };
    case 'ExamQuestionsAdded':
      return { action: 'questions-added', count: data.questions.length };
    case 'ExamQuestionsReordered':
      return { action: 'reordered', count: data.questions.length };
    case 'ExamQuestionUpdated':
      return {
        action: 'question-updated',
        questionId: data.questionId,
        place: Math.max(1, placeOf(after, data.questionId)),
      };
    case 'ExamQuestionRemoved':
    case 'ExamQuestionVoided':
    case 'ExamQuestionRekeyed':
    case 'ExamQuestionReinstated': {
      const { questionId } = data;
      const isReason = type !== 'ExamQuestionRemoved' && countsAlike(questionId, before, after);
      return {
        action: isReason ? 'question-reason-changed' : questionActions[type],
        questionId,
        place: Math.max(1, placeOf(before, questionId)),
      };
    }
  }
};

/** The steps of an exam and of its questions. */
export const examSteps = (recorded: readonly RecordedEvent[]): HistoryStep[] => {
  let exam: Exam = { status: 'none' };
  const changeOf = (event: ExamEvent, before: ExistingExam, after: ExistingExam): HistoryChange => {
    if (event.type !== 'ExamRestored') return examChange(event, before, after);
    const { questionId, restoredVersion } = event.data;
    const at = timeOf(recorded, restoredVersion);
    return { action: questionId === undefined ? 'restored' : 'question-restored', at };
  };
  const steps: HistoryStep[] = [];
  for (const stored of recorded) {
    const event = decodeEvent<ExamEvent>(stored);
    const before = exam;
    exam = evolve(exam, event);
    if (exam.status === 'none') continue;
    const change = changeOf(event, before.status === 'none' ? exam : before, exam);
    steps.push(stepOf(stored, change, exam.status === 'live'));
  }
  return steps;
};

const isCorrectionEvent = (event: ExamEvent): event is CorrectionEvent =>
  event.type !== 'ExamQuestionRemoved' && event.type in questionActions;

/** The steps of one question of an exam. Its place is not a part of its content. */
export const examQuestionSteps = (recorded: readonly RecordedEvent[], questionId: string): HistoryStep[] => {
  let current: object | undefined;
  /** The restoring that the later events of the same append belong to. */
  let restoring: { correlationId: string; at: string } | undefined;
  let corrections: Corrections = { voided: new Set(), corrected: new Map() };
  const steps: HistoryStep[] = [];
  for (const stored of recorded) {
    const event = decodeEvent<ExamEvent>(stored);
    const { type, data } = event;
    const { correlationId } = stored.metadata;
    if (type === 'ExamRestored') restoring = { correlationId, at: timeOf(recorded, data.restoredVersion) };
    if (type === 'ExamQuestionsAdded') {
      const added = data.questions.find((question) => question.questionId === questionId);
      if (added === undefined) continue;
      current = added;
      steps.push(stepOf(stored, { action: 'created' }, true));
    } else if (type === 'ExamQuestionUpdated' && data.questionId === questionId) {
      const { examId: _, ...question } = data;
      const fields = changedFields(current, question).filter((field) => field !== 'orderIndex');
      current = question;
      const isRestored = restoring?.correlationId === correlationId;
      const change: HistoryChange =
        isRestored && restoring ? { action: 'restored', at: restoring.at } : { action: 'updated', fields };
      steps.push(stepOf(stored, change, true));
    } else if (type === 'ExamQuestionRemoved' && data.questionId === questionId) {
      current = undefined;
      steps.push(stepOf(stored, { action: 'deleted' }, false));
    } else if (isCorrectionEvent(event) && event.data.questionId === questionId) {
      const after = withCorrection(corrections, event);
      const isReason = countsAlike(questionId, corrections, after);
      corrections = after;
      const action = isReason ? 'question-reason-changed' : questionActions[event.type];
      steps.push(stepOf(stored, { action, questionId, place: 1 }, current !== undefined));
    }
  }
  return steps;
};
