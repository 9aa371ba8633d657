import type { ExamEvent } from '@matraz/contracts/exams/events';
import type { Confirmed } from '@matraz/contracts/exams/http';
import { mostExamQuestions } from '@matraz/contracts/exams/limits';
import type { Command, Decider } from '../decider.ts';
import { deepEqual } from '../deep-equal.ts';
import { DomainError } from '../errors.ts';
import { type CorrectionDraft, decideCorrection } from './corrections.ts';
import { type DataOf, type Exam, type ExamQuestionData, type ExistingExam, evolve, isOpenTo } from './exam-state.ts';
import { numbered } from './question-order.ts';

/** When orderIndex is missing, a new question goes to the end and an existing question keeps its place. */
export type ExamQuestionDraft = Omit<ExamQuestionData, 'orderIndex'> & { orderIndex?: number };
type Created = DataOf<'ExamCreated'>;
type Details = DataOf<'ExamUpdated'>;

export type ExamCommand =
  /** With questions the exam and its questions are one append. */
  | Command<'CreateExam', Created & { isPublished: boolean; questions?: readonly ExamQuestionDraft[] }>
  /** A missing field keeps its value. */
  | Command<'UpdateExam', { examId: string } & Confirmed & Partial<Details & { isPublished: boolean }>>
  | Command<'DeleteExam', { examId: string }>
  /**
   * `at` is the exam at an earlier version. `questionId` restores only this question. Without it, all but the publication is restored. A
   * question that was removed since comes back under the id that `newIdOf` gives. A removed question that is voided does not.
   */
  | Command<
      'RestoreExam',
      Confirmed & {
        examId: string;
        restoredVersion: number;
        at: ExistingExam;
        questionId?: string;
        newIdOf: (questionId: string) => string;
      }
    >
  | Command<'AddExamQuestions', { examId: string; questions: readonly ExamQuestionDraft[] }>
  | Command<'UpdateExamQuestion', { examId: string } & ExamQuestionDraft>
  | Command<'RemoveExamQuestion', Confirmed & { examId: string; questionId: string }>
  | Command<'ReorderExamQuestions', DataOf<'ExamQuestionsReordered'>>
  | Command<'CorrectExamQuestion', CorrectionDraft>;

/** Students see fewer questions than the exam announces. */
const isShownIncomplete = (exam: Exam): boolean =>
  isOpenTo(exam, { isAdmin: false }) && exam.questions.length < exam.details.totalQuestions;

const decide = (command: ExamCommand, exam: Exam): ExamEvent[] => {
  const events = eventsOf(command, exam);
  const isConfirmed = 'allowIncomplete' in command.data && command.data.allowIncomplete === true;
  // An exam is created before its questions. Who works on an exam that is shown incomplete already has confirmed it.
  if (
    exam.status !== 'none' &&
    !isConfirmed &&
    !isShownIncomplete(exam) &&
    isShownIncomplete(events.reduce(evolve, exam))
  ) {
    throw new DomainError('exam_incomplete');
  }
  return events;
};

const eventsOf = (command: ExamCommand, exam: Exam): ExamEvent[] => {
  if (command.type === 'CreateExam') return create(command.data, exam);
  if (exam.status === 'none') throw new DomainError('exam_not_found');
  if (command.type === 'RestoreExam') return restore(command.data, exam);
  if (exam.status === 'deleted') {
    if (command.type === 'DeleteExam') return [];
    throw new DomainError('exam_not_found');
  }
  switch (command.type) {
    case 'UpdateExam':
      return update(command.data, exam);
    case 'DeleteExam':
      return [{ type: 'ExamDeleted', data: command.data }];
    case 'AddExamQuestions':
      return addQuestions(command.data, exam);
    case 'UpdateExamQuestion':
      return updateQuestion(command.data, exam);
    case 'RemoveExamQuestion': {
      const { examId, questionId } = command.data;
      mustKnow(exam, questionId);
      return find(exam, questionId) ? [{ type: 'ExamQuestionRemoved', data: { examId, questionId } }] : [];
    }
    case 'ReorderExamQuestions':
      return reorder(command.data, exam);
    case 'CorrectExamQuestion':
      mustKnow(exam, command.data.questionId);
      return decideCorrection(command.data, exam);
  }
};

const find = ({ questions }: ExistingExam, id: string) => questions.find(({ questionId }) => questionId === id);

/** @throws DomainError question_not_found when the exam never had it */
const mustKnow = ({ added }: ExistingExam, questionId: string): void => {
  if (!added.has(questionId)) throw new DomainError('question_not_found');
};

const create = (
  { isPublished, questions = [], ...details }: Extract<ExamCommand, { type: 'CreateExam' }>['data'],
  exam: Exam,
): ExamEvent[] => {
  const { examId } = details;
  if (exam.status !== 'none') {
    if (deepEqual(details, exam.created)) return [];
    throw new DomainError('already_exists');
  }
  const events: ExamEvent[] = [{ type: 'ExamCreated', data: details }];
  const draft = events.reduce(evolve, exam);
  if (draft.status === 'live') events.push(...addQuestions({ examId, questions }, draft));
  if (isPublished) events.push({ type: 'ExamPublished', data: { examId } });
  return events;
};

const update = (
  { isPublished, allowIncomplete: _, ...changes }: Extract<ExamCommand, { type: 'UpdateExam' }>['data'],
  exam: ExistingExam,
): ExamEvent[] => {
  const details = { ...exam.details, ...changes };
  const events: ExamEvent[] = [];
  if (!deepEqual(details, exam.details)) events.push({ type: 'ExamUpdated', data: details });
  if (isPublished !== undefined && isPublished !== exam.isPublished) {
    events.push({ type: isPublished ? 'ExamPublished' : 'ExamUnpublished', data: { examId: details.examId } });
  }
  return events;
};

const restore = (
  { examId, restoredVersion, at, questionId, newIdOf }: Extract<ExamCommand, { type: 'RestoreExam' }>['data'],
  exam: ExistingExam,
): ExamEvent[] => {
  if (questionId !== undefined && exam.status === 'deleted') throw new DomainError('exam_not_found');
  const marker = { examId, restoredVersion, ...(questionId !== undefined && { questionId }) };
  const changes =
    questionId === undefined ? changesBack(at, exam, newIdOf) : questionBack(questionId, at, exam, newIdOf);
  return changes.length > 0 || exam.status === 'deleted' ? [{ type: 'ExamRestored', data: marker }, ...changes] : [];
};

/** @throws DomainError question_not_found, exam_too_long */
const questionBack = (
  questionId: string,
  at: ExistingExam,
  exam: ExistingExam,
  newIdOf: (questionId: string) => string,
): ExamEvent[] => {
  const { examId } = exam.details;
  const old = find(at, questionId);
  if (!old) throw new DomainError('question_not_found');
  const { orderIndex: _, ...draft } = old;
  if (find(exam, questionId)) return updateQuestion({ examId, ...draft }, exam);
  return addQuestions({ examId, questions: [{ ...draft, questionId: newIdOf(questionId) }] }, exam);
};

const changesBack = (at: ExistingExam, exam: ExistingExam, newIdOf: (questionId: string) => string): ExamEvent[] => {
  const { examId } = exam.details;
  const events: ExamEvent[] = [];
  if (!deepEqual(at.details, exam.details)) events.push({ type: 'ExamUpdated', data: at.details });
  for (const { questionId } of exam.questions) {
    if (!find(at, questionId)) events.push({ type: 'ExamQuestionRemoved', data: { examId, questionId } });
  }
  const moved: { questionId: string; orderIndex: number }[] = [];
  const missing: ExamQuestionData[] = [];
  for (const old of at.questions) {
    const { questionId, orderIndex } = old;
    const now = find(exam, questionId);
    if (now === undefined) {
      if (!exam.voided.has(questionId)) missing.push({ ...old, questionId: newIdOf(questionId) });
    } else if (!deepEqual({ ...now, orderIndex }, old)) {
      events.push({ type: 'ExamQuestionUpdated', data: { examId, ...old } });
    } else if (now.orderIndex !== orderIndex) moved.push({ questionId, orderIndex });
  }
  if (moved.length > 0) events.push({ type: 'ExamQuestionsReordered', data: { examId, questions: moved } });
  if (missing.length > 0) events.push({ type: 'ExamQuestionsAdded', data: { examId, questions: missing } });
  return events;
};

const addQuestions = (
  { examId, questions }: Extract<ExamCommand, { type: 'AddExamQuestions' }>['data'],
  exam: ExistingExam,
): ExamEvent[] => {
  const isKnown = (draft: ExamQuestionDraft) => {
    const before = exam.added.get(draft.questionId);
    return before && deepEqual({ ...draft, orderIndex: draft.orderIndex ?? before.orderIndex }, before);
  };
  if (questions.every(isKnown)) return [];
  const ids = new Set(questions.map(({ questionId }) => questionId));
  if (ids.size < questions.length || questions.some(({ questionId }) => exam.added.has(questionId))) {
    throw new DomainError('already_exists');
  }
  if (exam.questions.length + questions.length > mostExamQuestions) throw new DomainError('exam_too_long');
  return [{ type: 'ExamQuestionsAdded', data: { examId, questions: numbered(questions, exam.questions) } }];
};

const updateQuestion = (
  { orderIndex, ...draft }: Extract<ExamCommand, { type: 'UpdateExamQuestion' }>['data'],
  exam: ExistingExam,
): ExamEvent[] => {
  const current = find(exam, draft.questionId);
  if (!current) throw new DomainError('question_not_found');
  const data = { ...draft, orderIndex: orderIndex ?? current.orderIndex };
  return deepEqual(data, { examId: draft.examId, ...current }) ? [] : [{ type: 'ExamQuestionUpdated', data }];
};

const reorder = (data: DataOf<'ExamQuestionsReordered'>, exam: ExistingExam): ExamEvent[] => {
  const places = data.questions.map(({ questionId, orderIndex }) => ({ now: find(exam, questionId), orderIndex }));
  if (places.some(({ now }) => !now)) throw new DomainError('question_not_found');
  const isUnchanged = places.every(({ now, orderIndex }) => now?.orderIndex === orderIndex);
  return isUnchanged ? [] : [{ type: 'ExamQuestionsReordered', data }];
};

export const exam: Decider<Exam, ExamCommand, ExamEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
