import type { CompletedAttempt, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { ExamDetail, ExamQuestion } from '@matraz/contracts/exams/http';
import { isRight } from '@matraz/domain/exams/corrections';
import { correctionsOf, pilotPercentage, scoreAttempt, scorePercentage } from '@matraz/domain/exams/score';
import { serverClock } from '../../features/exams/offline/server-clock.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';

/** Administrators get every question with its key. */
const keyed = ({ questions }: ExamDetail): ExamQuestion[] =>
  questions.filter((question) => 'correctAnswer' in question);

const now = () => new Date(serverClock.now()).toISOString();

/** The exam before the attempt, as the server sends it to a student. */
export const examOutline = ({ version: _, questions, ...exam }: ExamDetail): ExamDetail => ({
  ...exam,
  questions: questions.map(({ id, orderIndex, isPilot }) => ({ id, orderIndex, isPilot })),
});

/** An attempt that exists in this page only. */
export interface AttemptPreview {
  exam: ExamDetail;
  id: string;
  startedAt: string;
  /** Every change of an answer, in order. */
  changes: { questionId: string; selectedAnswer: number | null; savedAt: string }[];
}

export const startPreview = (exam: ExamDetail): AttemptPreview => ({
  exam,
  id: uuidv7(),
  startedAt: now(),
  changes: [],
});

const deadlineOf = ({ exam, startedAt }: AttemptPreview): string =>
  new Date(Date.parse(startedAt) + exam.duration * 1000).toISOString();

export const saveInPreview = (attempt: AttemptPreview, questionId: string, selectedAnswer: number | null) => {
  const answer = { questionId, selectedAnswer, savedAt: now() };
  attempt.changes.push(answer);
  return { ...answer, serverTime: answer.savedAt, deadline: deadlineOf(attempt), pausedAt: null };
};

const base = (attempt: AttemptPreview) => {
  const { id, exam, startedAt, changes } = attempt;
  const { version: _, questions: _questions, isPublished: _published, ...summary } = exam;
  const deadline = deadlineOf(attempt);
  const answers = [...new Map(changes.map((change) => [change.questionId, change])).values()];
  return { id, examId: exam.id, startedAt, deadline, serverTime: now(), summary, answers };
};

/** The running attempt, without anything that shows which answers are correct. */
export const runningPreview = (attempt: AttemptPreview): RunningAttempt => {
  const { summary, ...fields } = base(attempt);
  const questions = keyed(attempt.exam).map(
    ({ correctAnswer: _, explanation: _explanation, correction: _correction, ...shown }) => shown,
  );
  return {
    ...fields,
    isCompleted: false,
    pausedAt: null,
    breakEndsAt: null,
    breakLeft: 0,
    timeChanges: [],
    extraTime: 0,
    order: null,
    messages: [],
    exam: { ...summary, questions },
  };
};

/** The result, scored by the same rules as the server's. */
export const completedPreview = (attempt: AttemptPreview): CompletedAttempt => {
  const { summary, answers, ...fields } = base(attempt);
  const questions = keyed(attempt.exam);
  const keys = new Map(
    questions.map(({ id, options, correctAnswer, isPilot }) => [
      id,
      { questionId: id, options, correctAnswer, isPilot },
    ]),
  );
  const given = answers.flatMap(({ questionId, selectedAnswer, savedAt }) =>
    selectedAnswer === null ? [] : [{ questionId, selectedAnswer, savedAt }],
  );
  const decided = correctionsOf(
    {
      voided: questions.filter(({ isVoided }) => isVoided).map(({ id }) => id),
      corrections: questions.flatMap(({ id, correction }) =>
        correction === null ? [] : [{ questionId: id, correctionId: id, ...correction }],
      ),
    },
    { questions: keys },
  );
  const {
    voided: _,
    corrections: _corrections,
    ...figures
  } = scoreAttempt(
    { questions: keys },
    new Map(given.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer])),
    decided,
  );
  const finishedAt = now() < fields.deadline ? now() : fields.deadline;
  return {
    ...fields,
    ...figures,
    isCompleted: true,
    reason: finishedAt < fields.deadline ? 'submitted' : 'time-expired',
    finishedAt,
    timeElapsed: Math.round((Date.parse(finishedAt) - Date.parse(fields.startedAt)) / 1000),
    percentage: scorePercentage(figures),
    pilotPercentage: pilotPercentage(figures),
    exam: { ...summary, questions },
    answers: given.map((answer) => ({
      ...answer,
      isCorrect: isRight(keys.get(answer.questionId), answer.selectedAnswer, decided),
    })),
    timeline: attempt.changes.map(({ savedAt: at, ...change }) => ({ ...change, at })),
    laterChanges: 0,
    rescorings: [],
    timeChanges: [],
    extraTime: 0,
    order: null,
    endedBecause: null,
  };
};
