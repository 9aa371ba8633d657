import type { UserChange } from '@matraz/contracts/updates';
import { exam, examAttempt, examQuestion, examResult, openAttempt } from '@matraz/infra/read-models/exams-tables';
import type { Projection, Recorded } from '../projection.ts';
import {
  attemptsWithoutPauses,
  changeResult,
  completeAttempt,
  extendAttempt,
  pauseAttempt,
  reopenAttempt,
  resultWithoutCorrections,
  resumeAttempt,
  startAttempt,
} from './attempt-statements.ts';
import {
  addQuestion,
  changeExam,
  changeQuestion,
  correctQuestion,
  createExam,
  deleteExam,
  publishExam,
  questionBefore,
  removeQuestion,
  restoreExam,
} from './exam-statements.ts';

const detailsRow = ({ data }: Recorded<'ExamCreated' | 'ExamUpdated'>) => ({
  id: data.examId,
  title: data.title,
  description: data.description,
  subject: data.subject,
  duration: data.duration,
  total_questions: data.totalQuestions,
});

const figuresRow = ({ data }: Recorded<'ExamAttemptCompleted' | 'ExamAttemptRescored'>) => ({
  attempt_id: data.attemptId,
  paes_score: data.paesScore,
  correct: data.correct,
  scored: data.scored,
  answered: data.answered,
  total: data.total,
  pilot_correct: data.pilotCorrect,
  pilot_answered: data.pilotAnswered,
  pilot_total: data.pilotTotal,
  voided: data.voided,
  corrections: Object.fromEntries(data.corrections.map(({ questionId, correctionId }) => [questionId, correctionId])),
});

const resultRow = (event: Recorded<'ExamAttemptCompleted'>) => ({
  ...figuresRow(event),
  reason: event.data.reason,
  finished_at: event.data.finishedAt,
  time_elapsed: event.data.timeElapsed,
});

type QuestionWritten = Recorded<'ExamQuestionsAdded'>['data']['questions'][number];

const changedRow = ({ questionId, isPilot, topicId, skill, area }: QuestionWritten) => ({
  id: questionId,
  is_pilot: isPilot,
  topic_id: topicId ?? null,
  skill: skill ?? null,
  area: area ?? null,
});

const questionRows = ({ data, version }: Recorded<'ExamQuestionsAdded'>) =>
  data.questions.map((question) => ({ ...changedRow(question), exam_id: data.examId, added_version: version }));

const correctionRow = ({ data }: Recorded<'ExamQuestionRekeyed' | 'ExamQuestionReinstated'>) => ({
  id: data.questionId,
  is_voided: false,
  correction_id: data.correctionId,
});

/** Every student gets these changes, and the exam may not be published. So they do not name it. */
const ofExam = (): UserChange[] => [
  [null, 'exams'],
  [null, 'exam'],
];
const ofAttempt = ({ data }: { data: { userId: string; attemptId: string } }): UserChange[] => [
  [data.userId, 'attempts'],
  [data.userId, 'attempt', data.attemptId],
];

/** Exams and attempts for the lists, and the result of each attempt. */
const current: Projection = {
  name: 'exams',
  version: 5,
  tables: [exam, examQuestion, examAttempt, openAttempt, examResult],
  together: [
    ['ExamAttemptStarted', 'ExamAttemptCompleted'],
    ['ExamAttemptRescored'],
    // Staff does each to a whole room at once.
    ['ExamTimeExtended'],
    ['ExamPaused'],
    ['ExamResumed'],
  ],
  on: {
    ExamCreated: (event) => [createExam(detailsRow(event))],
    ExamUpdated: (event) => [changeExam(detailsRow(event))],
    ExamPublished: ({ data }) => [publishExam({ id: data.examId, is_published: true })],
    ExamUnpublished: ({ data }) => [publishExam({ id: data.examId, is_published: false })],
    ExamDeleted: ({ data, metadata }) => [deleteExam({ id: data.examId, deleted_at: metadata.occurredAt })],
    // Other events change details and questions.
    ExamRestored: ({ data }) => [restoreExam({ id: data.examId })],
    ExamQuestionsAdded: (event) => questionRows(event).map(addQuestion),
    ExamQuestionUpdated: ({ data }) => [changeQuestion(changedRow(data))],
    ExamQuestionRemoved: ({ data, version }) => [removeQuestion({ id: data.questionId, removed_version: version })],
    // No table has the order of the questions.
    ExamQuestionsReordered: () => [],
    ExamQuestionVoided: ({ data }) => [
      correctQuestion({ id: data.questionId, is_voided: true, correction_id: data.correctionId ?? null }),
    ],
    ExamQuestionRekeyed: (event) => [correctQuestion(correctionRow(event))],
    ExamQuestionReinstated: (event) => [correctQuestion(correctionRow(event))],
    ExamAttemptStarted: ({ data }) => [
      startAttempt({
        id: data.attemptId,
        user_id: data.userId,
        exam_id: data.examId,
        exam_version: data.examVersion,
        ordinal: data.ordinal,
        started_at: data.startedAt,
        deadline: data.deadline,
      }),
    ],
    ExamAttemptCompleted: (event) => [completeAttempt(resultRow(event))],
    ExamAttemptRescored: (event) => [changeResult(figuresRow(event))],
    ExamTimeExtended: ({ data }) => [extendAttempt({ id: data.attemptId, deadline: data.deadline })],
    ExamPaused: ({ data }) => [pauseAttempt({ id: data.attemptId, paused_at: data.pausedAt })],
    ExamResumed: ({ data }) => [resumeAttempt({ id: data.attemptId, deadline: data.deadline })],
    ExamAttemptReopened: ({ data }) => [reopenAttempt({ id: data.attemptId, deadline: data.deadline })],
    // The page of the attempt has its messages from the log.
    ExamMessageSent: () => [],
  },
  changes: {
    ExamCreated: ofExam,
    ExamUpdated: ofExam,
    ExamPublished: ofExam,
    ExamUnpublished: ofExam,
    ExamDeleted: ofExam,
    ExamRestored: ofExam,
    ExamQuestionsAdded: ofExam,
    ExamQuestionUpdated: ofExam,
    ExamQuestionRemoved: ofExam,
    ExamQuestionsReordered: ofExam,
    ExamQuestionVoided: ofExam,
    ExamQuestionRekeyed: ofExam,
    ExamQuestionReinstated: ofExam,
    ExamAttemptStarted: ofAttempt,
    // A saved answer changes no read model: the page that saved it shows it, and it need not load the exam again.
    ExamAttemptCompleted: ofAttempt,
    ExamAttemptRescored: ofAttempt,
    ExamTimeExtended: ofAttempt,
    ExamPaused: ofAttempt,
    ExamResumed: ofAttempt,
    ExamAttemptReopened: ofAttempt,
    ExamMessageSent: ({ data }) => [[data.userId, 'attempt', data.attemptId]],
  },
};

const withoutCorrections = <Row extends { corrections: object }>({ corrections: _, ...row }: Row) => row;

const withoutSyllabus = <Row extends { topic_id: unknown; skill: unknown; area: unknown }>({
  topic_id: _topic,
  skill: _skill,
  area: _area,
  ...row
}: Row) => row;

/** Writes the tables of release 1.0.0, which has no corrections but voided questions, and no syllabus. */
const previous: Projection = {
  ...current,
  version: 1,
  tables: [exam, questionBefore.table, ...attemptsWithoutPauses.tables, resultWithoutCorrections.table],
  on: {
    ...current.on,
    ExamQuestionsAdded: (event) => questionRows(event).map((row) => questionBefore.add(withoutSyllabus(row))),
    ExamQuestionUpdated: ({ data }) => [questionBefore.change(withoutSyllabus(changedRow(data)))],
    ExamQuestionVoided: ({ data }) => [questionBefore.correct({ id: data.questionId, is_voided: true })],
    ExamQuestionReinstated: ({ data }) => [questionBefore.correct({ id: data.questionId, is_voided: false })],
    ExamQuestionRekeyed: ({ data }) => [questionBefore.correct({ id: data.questionId, is_voided: false })],
    ExamAttemptCompleted: (event) => [resultWithoutCorrections.complete(withoutCorrections(resultRow(event)))],
    ExamAttemptRescored: (event) => [resultWithoutCorrections.change(withoutCorrections(figuresRow(event)))],
    // Until the new tables are filled, a paused attempt has its old deadline. The command that expires it knows the pause.
    ExamPaused: () => [],
    ExamResumed: ({ data }) => [extendAttempt({ id: data.attemptId, deadline: data.deadline })],
    ExamAttemptReopened: ({ data }) => [attemptsWithoutPauses.reopen({ id: data.attemptId, deadline: data.deadline })],
  },
};

export const exams: Projection = { ...current, previous };
