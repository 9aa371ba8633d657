import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { DomainError } from '@matraz/domain/errors';
import { acceptedIn } from '@matraz/domain/exams/corrections';
import { mayAnalyse } from '@matraz/domain/exams/exam-author';
import { openExam } from '@matraz/domain/exams/exam-state';
import { type Accepted, analyseQuestion } from '@matraz/domain/item-analysis/analyse-question';
import { medianOf } from '@matraz/domain/item-analysis/median';
import { suspicionOf, warningsOf } from '@matraz/domain/item-analysis/warnings';
import type { ExamDeps } from '../exams/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { type ChosenQuestion, selectExamChoices, selectExamScores, selectPracticeChoices } from './select-choices.ts';

const ownKey = ({ correctAnswer }: ChosenQuestion): Accepted => [correctAnswer];

/** @param questions in their order, which decides between equally suspicious ones */
const bySuspicion = (questions: readonly ChosenQuestion[], acceptedOf = ownKey) => ({
  questions: questions
    .map((question, index): AnalysedQuestion => {
      const { questionId, optionCount, choices, times } = question;
      const accepted = acceptedOf(question);
      const analysis = analyseQuestion(choices, { accepted, optionCount });
      const warnings = warningsOf(analysis, { accepted });
      return { questionId, place: index + 1, ...analysis, medianSeconds: medianOf(times), warnings };
    })
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

  getExamAnalysis: async ({ userId, params }, { archive, pool, adminRights }) => {
    const examId = idOr('exam_not_found', params.id);
    const [{ exam }, isAdmin] = await Promise.all([archive.latestExam(examId), adminRights.isAdmin(userId)]);
    if (!mayAnalyse(exam, { userId, isAdmin })) throw new DomainError('exam_not_found');
    const chosen = await selectExamChoices(pool, examId);
    const { questions, corrected } = openExam(exam, { isAdmin: true });
    const places = new Map(questions.map(({ questionId }, place) => [questionId, place]));
    const placeOf = ({ questionId }: ChosenQuestion) => places.get(questionId) ?? places.size;
    const acceptedOf = (chosenQuestion: ChosenQuestion) => {
      const question = questions[placeOf(chosenQuestion)];
      return question ? acceptedIn(question, corrected.get(question.questionId)) : ownKey(chosenQuestion);
    };
    return bySuspicion(
      chosen.sort((one, other) => placeOf(one) - placeOf(other)),
      acceptedOf,
    );
  },

  listExamResults: async (_, { pool }) =>
    (await selectExamScores(pool)).map((exam) => ({
      ...exam,
      students: exam.scores.reduce((sum, { students }) => sum + students, 0),
      medianScore: medianOf(exam.scores.map(({ score, students }) => [score, students])),
    })),
};
