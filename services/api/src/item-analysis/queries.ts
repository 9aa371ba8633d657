import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { DomainError } from '@matraz/domain/errors';
import { openExam } from '@matraz/domain/exams/exam-state';
import { analyseQuestion } from '@matraz/domain/item-analysis/analyse-question';
import { medianOf } from '@matraz/domain/item-analysis/median';
import { suspicionOf, warningsOf } from '@matraz/domain/item-analysis/warnings';
import type { ExamDeps } from '../exams/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { type ChosenQuestion, selectExamChoices, selectExamScores, selectPracticeChoices } from './select-choices.ts';

const analysed = ({ questionId, choices, times, ...question }: ChosenQuestion, index: number): AnalysedQuestion => {
  const analysis = analyseQuestion(choices, question);
  return {
    questionId,
    place: index + 1,
    ...analysis,
    medianSeconds: medianOf(times),
    warnings: warningsOf(analysis, question),
  };
};

/** @param questions in their order, which decides between equally suspicious ones */
const bySuspicion = (questions: readonly ChosenQuestion[]) => ({
  questions: questions
    .map(analysed)
    .sort(
      (one, other) =>
        suspicionOf(other.warnings) - suspicionOf(one.warnings) ||
        (one.discrimination ?? 1) - (other.discrimination ?? 1),
    ),
});

export const itemAnalysisQueries: Handlers<'getTopicAnalysis' | 'getExamAnalysis' | 'listExamResults', ExamDeps> = {
  getTopicAnalysis: async ({ params }, { pool }) => {
    const questions = await selectPracticeChoices(pool, idOr('topic_not_found', params.id));
    if (questions === null) throw new DomainError('topic_not_found');
    return bySuspicion(questions);
  },

  getExamAnalysis: async ({ params }, { archive, pool }) => {
    const examId = idOr('exam_not_found', params.id);
    const [{ exam }, chosen] = await Promise.all([archive.latestExam(examId), selectExamChoices(pool, examId)]);
    const places = new Map(
      openExam(exam, { isAdmin: true }).questions.map(({ questionId }, place) => [questionId, place]),
    );
    const placeOf = ({ questionId }: ChosenQuestion) => places.get(questionId) ?? places.size;
    return bySuspicion(chosen.sort((one, other) => placeOf(one) - placeOf(other)));
  },

  listExamResults: async (_, { pool }) =>
    (await selectExamScores(pool)).map((exam) => ({
      ...exam,
      students: exam.scores.reduce((sum, { students }) => sum + students, 0),
      medianScore: medianOf(exam.scores.map(({ score, students }) => [score, students])),
    })),
};
