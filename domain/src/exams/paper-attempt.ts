import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import type { PaperForm } from '@matraz/contracts/exams/limits';
import { DomainError } from '../errors.ts';
import type { AnswerKey } from './answer-key.ts';
import { answersOf, type CompletedAttempt, type DataOf, evolve, type OpenAttempt } from './attempt-state.ts';
import { collectedAnswers } from './collected-answers.ts';
import type { Corrections } from './corrections.ts';
import { scoreAttempt } from './score.ts';

/** What a member of staff typed in from the answer sheet of a student. */
export interface PaperSheet {
  attemptId: string;
  userId: string;
  ordinal: number;
  /** The member of staff. */
  by: string;
  form: PaperForm;
  /** When the sitting began. */
  satAt: Date;
  /** How long it was. */
  seconds: number;
  /** The assignment that the sitting belongs to. Undefined: none. */
  assignmentId?: string | undefined;
  /** The options of the exam, not of the form, by question. A question that was left empty is not in it. */
  answers: ReadonlyMap<string, number>;
}

type Scoring = Corrections & { answerKey: AnswerKey };

/** The start is the sitting, with its end as the deadline. */
export const startedOnPaper = (
  { attemptId, userId, ordinal, by, form, satAt, seconds, assignmentId }: Omit<PaperSheet, 'answers'>,
  { examId, examVersion }: Pick<AnswerKey, 'examId' | 'examVersion'>,
): DataOf<'ExamAttemptStarted'> => {
  const deadline = new Date(satAt.getTime() + seconds * 1000).toISOString();
  const startedAt = satAt.toISOString();
  const data = { attemptId, userId, examId, examVersion, ordinal, startedAt, deadline, paper: { by, form } };
  return { ...data, ...(assignmentId !== undefined && { assignmentId }) };
};

/** @param now when it was typed in; the student chose it at the latest at the end of the sitting */
export const answeredOnPaper = (
  { attemptId, userId, examId, deadline }: OpenAttempt,
  { questionId, selectedAnswer, now }: { questionId: string; selectedAnswer: number; now: Date },
): DataOf<'ExamAnswerSaved'> => ({
  attemptId,
  userId,
  examId,
  questionId,
  selectedAnswer,
  savedAt: now.toISOString(),
  chosenAt: deadline,
});

export const completedOnPaper = (attempt: OpenAttempt, scoring: Scoring): DataOf<'ExamAttemptCompleted'> => {
  const { attemptId, userId, examId, startedAt, deadline, answers } = attempt;
  return {
    attemptId,
    userId,
    examId,
    examTitle: scoring.answerKey.title,
    reason: 'paper',
    finishedAt: deadline,
    timeElapsed: (Date.parse(deadline) - Date.parse(startedAt)) / 1000,
    ...scoreAttempt(scoring.answerKey, answersOf(answers), scoring),
  };
};

const opened = (data: DataOf<'ExamAttemptStarted'>): OpenAttempt => {
  const state = evolve({ status: 'none' }, { type: 'ExamAttemptStarted', data });
  if (state.status !== 'open') throw new Error('a start opens an attempt');
  return state;
};

const requireFitting = ({ questions }: AnswerKey, answers: PaperSheet['answers']): void => {
  for (const [questionId, option] of answers) {
    const question = questions.get(questionId);
    if (!question) throw new DomainError('question_not_found');
    if (option < 0 || option >= question.options.length) throw new DomainError('answer_out_of_range');
  }
};

/** The whole attempt. @throws DomainError */
export const recordOnPaper = (sheet: PaperSheet & Scoring, now: Date): ExamAttemptEvent[] => {
  const { answerKey, answers } = sheet;
  if (answerKey.questions.size === 0) throw new DomainError('exam_without_questions');
  requireFitting(answerKey, answers);
  const data = startedOnPaper(sheet, answerKey);
  if (new Date(data.deadline) > now) throw new DomainError('sitting_not_over');
  const attempt = opened(data);
  const saved = [...answerKey.questions.keys()].flatMap((questionId) => {
    const selectedAnswer = answers.get(questionId);
    if (selectedAnswer === undefined) return [];
    return [{ type: 'ExamAnswerSaved', data: answeredOnPaper(attempt, { questionId, selectedAnswer, now }) } as const];
  });
  const answered = saved.reduce((state, event) => evolve(state, event) as OpenAttempt, attempt);
  const collected = collectedAnswers(answered);
  return [
    { type: 'ExamAttemptStarted', data },
    ...saved,
    ...(collected ? [{ type: 'ExamAnswersCollected', data: collected } as const] : []),
    { type: 'ExamAttemptCompleted', data: completedOnPaper(answered, sheet) },
  ];
};

/** A sheet of the same sitting: typed in again, or with other answers. Another attempt is none of these. */
export const isSameSitting = ({ paper, startedAt }: CompletedAttempt, { satAt }: Pick<PaperSheet, 'satAt'>): boolean =>
  paper !== undefined && startedAt === satAt.toISOString();

export const isSameSheet = (attempt: CompletedAttempt, sheet: PaperSheet): boolean => {
  const known = answersOf(attempt.answers);
  return (
    attempt.paper?.form === sheet.form &&
    known.size === sheet.answers.size &&
    [...known].every(([questionId, option]) => sheet.answers.get(questionId) === option)
  );
};
