import type { ExamEvent } from '@matraz/contracts/exams/events';
import { DomainError } from '../errors.ts';
import { type Corrections, type QuestionVersion, withCorrection, withVersion } from './corrections.ts';
import { inOrder } from './question-order.ts';

export type DataOf<Type extends ExamEvent['type']> = Extract<ExamEvent, { type: Type }>['data'];
export type ExamQuestionData = DataOf<'ExamQuestionsAdded'>['questions'][number];
type Created = DataOf<'ExamCreated'>;
type Details = DataOf<'ExamUpdated'>;

export interface ExistingExam extends Corrections {
  status: 'live' | 'deleted';
  /** The first data, to recognise a repeated creation after later changes. */
  created: Created;
  details: Details;
  isPublished: boolean;
  /** The teacher whose exam it is. Null: it is the administrators'. */
  author: string | null;
  /** Sorted by orderIndex, then id. */
  questions: readonly ExamQuestionData[];
  /** Every question as it was added, also removed ones: attempts at older versions still have them. */
  added: ReadonlyMap<string, ExamQuestionData>;
  /** The options and keys that each question had: attempts at older versions have the older ones. */
  versions: ReadonlyMap<string, readonly QuestionVersion[]>;
}
export type Exam = { status: 'none' } | ExistingExam;

export const evolve = (exam: Exam, event: ExamEvent): Exam => {
  const { type, data } = event;
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
    case 'ExamRestored':
      return { ...exam, status: 'live' };
    case 'ExamQuestionsAdded': {
      const added = new Map(exam.added);
      for (const question of data.questions) added.set(question.questionId, question);
      const versions = data.questions.reduce(withVersion, exam.versions);
      return { ...exam, added, versions, questions: inOrder([...exam.questions, ...data.questions]) };
    }
    case 'ExamQuestionUpdated': {
      const { examId: _, ...changed } = data;
      const versions = withVersion(exam.versions, changed);
      return withQuestions({ ...exam, versions }, (question) =>
        question.questionId === changed.questionId ? changed : question,
      );
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
    case 'ExamQuestionRekeyed':
    case 'ExamQuestionReinstated':
      return { ...exam, ...withCorrection(exam, event) };
  }
};

const detailsOf = ({ author: _, ...details }: Created): Details => details;

const written = (created: Created): ExistingExam => ({
  status: 'live',
  created,
  details: detailsOf(created),
  isPublished: false,
  author: created.author ?? null,
  questions: [],
  added: new Map(),
  versions: new Map(),
  voided: new Set(),
  corrected: new Map(),
});

const withQuestions = (exam: ExistingExam, change: (question: ExamQuestionData) => ExamQuestionData): ExistingExam => ({
  ...exam,
  questions: inOrder(exam.questions.map(change)),
});

/** The exam after these events. The events up to an attempt's version give the exam that the student sees. */
export const examAt = (events: readonly ExamEvent[]): Exam => events.reduce(evolve, { status: 'none' } as Exam);

/** Who asks for an exam. Absent `userId`: a student who is not its author. */
export interface ExamReader {
  isAdmin: boolean;
  userId?: string;
}

/**
 * Whether a user may see and start the exam: students only when it is published, its author and administrators unless it is deleted.
 * An open attempt goes on also when its exam is unpublished or deleted.
 */
export const isOpenTo = (exam: Exam, { isAdmin, userId }: ExamReader): exam is ExistingExam =>
  exam.status === 'live' && (exam.isPublished || isAdmin || (userId !== undefined && exam.author === userId));

/** @throws DomainError exam_not_found, also when the user may not see the exam */
export const openExam = (exam: Exam, reader: ExamReader): ExistingExam => {
  if (isOpenTo(exam, reader)) return exam;
  throw new DomainError('exam_not_found');
};
