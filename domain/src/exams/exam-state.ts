import type { ExamEvent } from '@matraz/contracts/exams/events';
import { DomainError } from '../errors.ts';
import { inOrder } from './question-order.ts';

export type DataOf<Type extends ExamEvent['type']> = Extract<ExamEvent, { type: Type }>['data'];
export type ExamQuestionData = DataOf<'ExamQuestionsAdded'>['questions'][number];
type Details = DataOf<'ExamCreated'>;

export interface ExistingExam {
  status: 'live' | 'deleted';
  /** As first written: a creation sent again is recognised whatever happened since. */
  created: Details;
  details: Details;
  isPublished: boolean;
  /** By orderIndex, then id. */
  questions: readonly ExamQuestionData[];
  /** Every question that ever was here, as it was added: attempts on older versions still hold the removed ones. */
  added: ReadonlyMap<string, ExamQuestionData>;
  voided: ReadonlySet<string>;
}
export type Exam = { status: 'none' } | ExistingExam;

export const evolve = (exam: Exam, { type, data }: ExamEvent): Exam => {
  if (type === 'ExamCreated') return written(data);
  if (exam.status === 'none') return exam;
  switch (type) {
    case 'ExamUpdated':
      return { ...exam, details: data };
    case 'ExamPublished':
    case 'ExamUnpublished':
      return { ...exam, isPublished: type === 'ExamPublished' };
    case 'ExamDeleted':
      return { ...exam, status: 'deleted' };
    case 'ExamQuestionsAdded': {
      const added = new Map(exam.added);
      for (const question of data.questions) added.set(question.questionId, question);
      return { ...exam, added, questions: inOrder([...exam.questions, ...data.questions]) };
    }
    case 'ExamQuestionUpdated': {
      const { examId: _, ...changed } = data;
      return withQuestions(exam, (question) => (question.questionId === changed.questionId ? changed : question));
    }
    case 'ExamQuestionRemoved':
      return { ...exam, questions: exam.questions.filter(({ questionId }) => questionId !== data.questionId) };
    case 'ExamQuestionsReordered': {
      const places = new Map(data.questions.map(({ questionId, orderIndex }) => [questionId, orderIndex]));
      return withQuestions(exam, (question) => ({
        ...question,
        orderIndex: places.get(question.questionId) ?? question.orderIndex,
      }));
    }
    case 'ExamQuestionVoided':
      return { ...exam, voided: new Set([...exam.voided, data.questionId]) };
  }
};

const written = (details: Details): ExistingExam => ({
  status: 'live',
  created: details,
  details,
  isPublished: false,
  questions: [],
  added: new Map(),
  voided: new Set(),
});

const withQuestions = (exam: ExistingExam, change: (question: ExamQuestionData) => ExamQuestionData): ExistingExam => ({
  ...exam,
  questions: inOrder(exam.questions.map(change)),
});

/** The exam as its first events made it: up to the version that an attempt points at, it is what the student sees. */
export const examAt = (events: readonly ExamEvent[]): Exam => events.reduce(evolve, { status: 'none' } as Exam);

/**
 * Whether somebody may see and start an exam: students the published ones, administrators every one that is not deleted. Whoever
 * has an attempt open goes on with it whatever became of the exam.
 */
export const isOpenTo = (exam: Exam, { isAdmin }: { isAdmin: boolean }): exam is ExistingExam =>
  exam.status === 'live' && (exam.isPublished || isAdmin);

/** @throws DomainError exam_not_found, also for what somebody may not see */
export const openExam = (exam: Exam, reader: { isAdmin: boolean }): ExistingExam => {
  if (isOpenTo(exam, reader)) return exam;
  throw new DomainError('exam_not_found');
};
