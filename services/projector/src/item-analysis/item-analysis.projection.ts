import { answerSeconds } from '@matraz/domain/item-analysis/answer-seconds';
import * as tables from '@matraz/infra/read-models/item-analysis-tables';
import { pick } from '@matraz/infra/read-models/table';
import { arrayText } from '../array-text.ts';
import type { Projection, Recorded } from '../projection.ts';
import { statement } from '../statement.ts';
import { addKey, changeKey, collectAnswers, countAttempt, endKey } from './exam-statements.ts';
import { addFirstAnswer, addPracticeKey, changePracticeKey } from './practice-statements.ts';
import { takeBackAttempt } from './take-back-attempt.ts';

const admin = pick(tables.analysisAdmin, ['user_id']);

const addAdmin = statement({
  name: 'add_admin',
  given: admin,
  key: (row) => row.user_id,
  text: `
    insert into analysis_admin (user_id)
    select user_id from $given
    on conflict (user_id) do nothing`,
});

const removeAdmin = statement({
  name: 'remove_admin',
  given: admin,
  key: (row) => row.user_id,
  text: `
    delete from analysis_admin
    using $given
    where analysis_admin.user_id = given.user_id`,
});

const figuresRow = ({ data }: Recorded<'ExamAttemptCompleted' | 'ExamAttemptRescored'>) => ({
  attempt_id: data.attemptId,
  user_id: data.userId,
  exam_id: data.examId,
  paes_score: data.paesScore,
  correct: data.correct,
  scored: data.scored,
  voided: data.voided,
  accepted: Object.fromEntries(
    data.corrections
      .filter(({ outcome }) => outcome === 'accepted' || outcome === 'everyone')
      .map(({ questionId, outcome, accepted }) => [questionId, outcome === 'everyone' ? null : accepted]),
  ),
  answered: data.answered,
});

const practiceKeyRow = ({ data, version }: Recorded<'QuestionCreated' | 'QuestionUpdated' | 'QuestionRestored'>) => ({
  question_id: data.questionId,
  options: data.options,
  correct_answer: data.correctAnswer,
  revision: version,
});

/**
 * Counts what students chose, by question and strength, and keeps the results of each exam. Only the first answer to a practice
 * question and the first attempt at an exam count, because the student sees the key afterwards.
 * The projection sends no changes. A page of the analysis reads its data when it is opened.
 */
export const itemAnalysis: Projection = {
  name: 'item-analysis',
  version: 3,
  tables: [
    tables.analysisAdmin,
    tables.examQuestionKey,
    tables.collectedAnswers,
    tables.countedAttempt,
    tables.examChoice,
    tables.examAnswerTime,
    tables.examScore,
    tables.practiceQuestionKey,
    tables.firstAnswer,
    tables.firstChoice,
    tables.firstAnswerTime,
    tables.firstAnswerTotal,
  ],
  together: [
    ['ExamAnswersCollected', 'ExamAttemptCompleted', 'ExamAttemptRescored', 'QuestionAnswered', 'QuestionCreated'],
  ],
  on: {
    AdminGranted: ({ data }) => [addAdmin({ user_id: data.userId })],
    AdminRevoked: ({ data }) => [removeAdmin({ user_id: data.userId })],
    ExamQuestionsAdded: ({ data, version }) =>
      data.questions.map(({ questionId, options, correctAnswer, isPilot }) =>
        addKey({
          question_id: questionId,
          exam_id: data.examId,
          from_version: version,
          options,
          correct_answer: correctAnswer,
          is_pilot: isPilot,
        }),
      ),
    ExamQuestionUpdated: ({ data, version }) => [
      changeKey({
        question_id: data.questionId,
        exam_id: data.examId,
        from_version: version,
        options: data.options,
        correct_answer: data.correctAnswer,
        is_pilot: data.isPilot,
      }),
    ],
    ExamQuestionRemoved: ({ data, version }) => [endKey({ question_id: data.questionId, until_version: version })],
    ExamAnswersCollected: ({ data: { attemptId, examVersion, ordinal, answers, isPaper } }) =>
      ordinal === 1
        ? [
            collectAnswers({
              attempt_id: attemptId,
              exam_version: examVersion,
              question_ids: arrayText(answers.questionIds),
              selected_answers: arrayText(answers.selectedAnswers),
              seconds: arrayText(
                isPaper ? answers.questionIds.map(() => null) : answerSeconds(answers.firstChosenAfter),
              ),
            }),
          ]
        : [],
    ExamAttemptCompleted: (event) => [
      countAttempt({ ...figuresRow(event), is_own: event.data.reason !== 'auto-answered' }),
    ],
    ExamAttemptRescored: (event) => [countAttempt({ ...figuresRow(event), is_own: null })],
    ExamAttemptReopened: ({ data }) => [takeBackAttempt({ attempt_id: data.attemptId, exam_id: data.examId })],
    QuestionCreated: (event) => [addPracticeKey(practiceKeyRow(event))],
    QuestionUpdated: (event) => [changePracticeKey(practiceKeyRow(event))],
    QuestionRestored: (event) => [changePracticeKey(practiceKeyRow(event))],
    QuestionAnswered: ({ data, position, metadata }) =>
      data.firstAttempt
        ? [
            addFirstAnswer({
              question_id: data.questionId,
              position: String(position),
              user_id: data.userId,
              question_version: data.questionVersion,
              selected_answer: data.selectedAnswer,
              correct: data.correct,
              at: metadata.occurredAt,
            }),
          ]
        : [],
  },
  changes: {},
};
