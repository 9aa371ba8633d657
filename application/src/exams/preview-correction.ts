import type { CorrectionPreview } from '@matraz/contracts/exams/http';
import { answersOf } from '@matraz/domain/exams/attempt-state';
import { exam as examDecider } from '@matraz/domain/exams/exam';
import { requireAuthor } from '@matraz/domain/exams/exam-author';
import { openExam } from '@matraz/domain/exams/exam-state';
import { scoreAttempt } from '@matraz/domain/exams/score';
import { newId } from '@matraz/infra/ids';
import { decisionOf, type QuestionCorrection } from './correct-exam-question.ts';
import type { ExamDeps } from './exam-deps.ts';
import type { ExamEditDeps } from './send-to-exam.ts';

/** Few, so that a preview does not slow down the answers of a running exam. */
const concurrency = 8;

/**
 * What a correction would do to the results, without doing it. It is computed by the rules that rescore the attempts.
 *
 * @throws DomainError exam_not_found, question_not_found, answer_out_of_range
 */
export const previewCorrection = async (
  { archive, examLookup, author }: Pick<ExamDeps, 'archive' | 'examLookup'> & Pick<ExamEditDeps, 'author'>,
  correction: QuestionCorrection,
  now: Date,
): Promise<CorrectionPreview> => {
  const { examId, questionId } = correction;
  const [{ exam }, decision] = await Promise.all([archive.latestExam(examId), decisionOf({ archive }, correction)]);
  openExam(exam, { isAdmin: true });
  if (author) requireAuthor(exam, author);
  const data = { examId, questionId, correctionId: newId(now), reason: '', decision };
  const events = examDecider.decide({ type: 'CorrectExamQuestion', data }, exam);
  const corrected = openExam(events.reduce(examDecider.evolve, exam), { isAdmin: true });
  const { completed, running } = await examLookup.attemptsWith({ examId, questionId });

  const moves = new Map<string, CorrectionPreview['moves'][number]>();
  const noteScore = async (attemptId: string) => {
    const { attempt } = await archive.attemptRecord(attemptId);
    if (attempt.status !== 'completed') return;
    const { answerKey } = await archive.examAtVersion(examId, attempt.examVersion);
    const from = attempt.figures.paesScore;
    const to = scoreAttempt(answerKey, answersOf(attempt.answers), corrected).paesScore;
    const key = `${from} ${to}`;
    moves.set(key, { from, to, attempts: (moves.get(key)?.attempts ?? 0) + 1 });
  };
  for (let from = 0; from < completed.length; from += concurrency) {
    await Promise.all(completed.slice(from, from + concurrency).map(noteScore));
  }
  const all = [...moves.values()].sort((one, other) => other.from - one.from || other.to - one.to);
  return {
    isChange: events.length > 0,
    completed: completed.length,
    running,
    moves: all.filter(({ from, to }) => from !== to),
  };
};
