import type { UserChange } from '@matraz/contracts/updates';
import {
  examMistake,
  examMistakeAttempt,
  examMistakeKey,
  examQuestionReview,
} from '@matraz/infra/read-models/exam-mistakes-tables';
import { numeric, pick, text } from '@matraz/infra/read-models/table';
import { arrayText } from '../array-text.ts';
import type { Projection, Recorded } from '../projection.ts';
import { namesOf, statement } from '../statement.ts';

const keyed = pick(examMistakeKey, ['question_id', 'exam_id', 'from_version', 'correct_answer', 'is_pilot']);

const addKey = statement({
  name: 'add_key',
  given: keyed,
  key: (row) => row.question_id,
  text: `
    insert into exam_mistake_key (${namesOf(keyed)}, until_version)
    select ${namesOf(keyed)}, null from $given
    on conflict (question_id, from_version) do nothing`,
});

const changeKey = statement({
  name: 'change_key',
  given: keyed,
  key: (row) => row.question_id,
  text: `
    with ended as (
      update exam_mistake_key k
      set until_version = given.from_version
      from $given
      where k.question_id = given.question_id
      and k.until_version is null
      returning k.question_id
    )
    insert into exam_mistake_key (${namesOf(keyed)}, until_version)
    select ${namesOf(keyed)}, null from $given
    where question_id in (select question_id from ended)`,
});

const endKey = statement({
  name: 'end_key',
  given: pick(examMistakeKey, ['question_id', 'until_version']),
  key: (row) => row.question_id,
  text: `
    update exam_mistake_key k
    set until_version = given.until_version
    from $given
    where k.question_id = given.question_id
    and k.until_version is null`,
});

const startAttempt = statement({
  name: 'start_attempt',
  given: pick(examMistakeAttempt, ['attempt_id', 'user_id', 'exam_id', 'exam_version', 'ordinal']),
  key: (row) => row.attempt_id,
  text: `
    insert into exam_mistake_attempt (
      attempt_id, user_id, exam_id, exam_version, ordinal, question_ids, selected_answers, finished_at, position,
      voided, accepted
    )
    select attempt_id, user_id, exam_id, exam_version, ordinal, '{}', '{}', null, null, '[]', '{}' from $given
    on conflict (attempt_id) do nothing`,
});

const collectAnswers = statement({
  name: 'collect_answers',
  // An attempt of the same run is added first.
  phase: 1,
  given: { ...pick(examMistakeAttempt, ['attempt_id']), question_ids: text, selected_answers: text },
  key: (row) => row.attempt_id,
  text: `
    update exam_mistake_attempt a
    set question_ids = given.question_ids::uuid[], selected_answers = given.selected_answers::int[]
    from $given
    where a.attempt_id = given.attempt_id`,
});

const figures = pick(examMistakeAttempt, ['attempt_id', 'voided', 'accepted']);

/**
 * SQL: whether the student missed question `k`. A voided question is not missed.
 *
 * @param of the table with the columns `voided` and `accepted` of the result
 */
const isMissed = (of: string): string => `(
        not ${of}.voided ? k.question_id::text
        and not case jsonb_typeof(${of}.accepted -> k.question_id::text)
          when 'null' then not k.is_pilot or k.selected_answer is not null
          when 'array' then coalesce(${of}.accepted -> k.question_id::text @> to_jsonb(k.selected_answer), false)
          else coalesce(k.selected_answer = k.correct_answer, false)
        end
      )`;

/** SQL: the questions of attempt `a` with their keys and its answers. */
const questionsOfAttempt = `
      cross join lateral (
        select k.question_id, k.correct_answer, k.is_pilot,
          a.selected_answers[array_position(a.question_ids, k.question_id)] as selected_answer
        from exam_mistake_key k
        where k.exam_id = a.exam_id
        and k.from_version <= a.exam_version
        and coalesce(k.until_version > a.exam_version, true)
        offset 0
      ) k`;

const attemptOfGiven = `
      cross join lateral (select * from exam_mistake_attempt a where a.attempt_id = given.attempt_id offset 0) a`;

/** The latest attempt with the question counts. One run can have several attempts of a student at an exam. */
const completeAttempt = statement({
  name: 'complete_attempt',
  phase: 2,
  given: { ...figures, finished_at: examMistake.columns.missed_at, position: numeric },
  key: (row) => row.attempt_id,
  text: `
    with ended as (
      update exam_mistake_attempt a
      set finished_at = given.finished_at, position = given.position, voided = given.voided, accepted = given.accepted
      from $given
      where a.attempt_id = given.attempt_id
    ),
    outcome as materialized (
      select distinct on (a.user_id, k.question_id)
        a.user_id, a.exam_id, a.attempt_id, given.finished_at, k.question_id, ${isMissed('given')} as is_missed
      from $given
      ${attemptOfGiven}
      ${questionsOfAttempt}
      order by a.user_id, k.question_id, given.position desc
    ),
    corrected as (
      delete from exam_mistake m
      using outcome o
      where m.user_id = o.user_id
      and m.question_id = o.question_id
      and not o.is_missed
    )
    insert into exam_mistake (user_id, question_id, exam_id, attempt_id, missed_at)
    select user_id, question_id, exam_id, attempt_id, finished_at from outcome
    where is_missed
    on conflict (user_id, question_id) do update
    set attempt_id = excluded.attempt_id, missed_at = excluded.missed_at`,
});

/**
 * The student's mistakes are again those of her attempt before, without the questions that she answered right in a review since.
 * `missed_at` is then the end of that attempt, also after a wrong review.
 */
const reopenAttempt = statement({
  name: 'reopen_attempt',
  given: pick(examMistakeAttempt, ['attempt_id']),
  key: (row) => row.attempt_id,
  text: `
    with taken_back as (
      update exam_mistake_attempt a
      set finished_at = null, position = null, voided = '[]', accepted = '{}'
      from $given
      where a.attempt_id = given.attempt_id
    ),
    outcome as materialized (
      select distinct on (r.attempt_id, k.question_id)
        r.user_id, r.exam_id, r.attempt_id as reopened_id, a.attempt_id, a.finished_at, k.question_id,
        ${isMissed('a')} and not exists (
          select from (
            select v.correct from exam_question_review v
            where v.user_id = r.user_id
            and v.question_id = k.question_id
            and v.position > a.position
            order by v.position desc
            limit 1
          ) newest
          where newest.correct
        ) as is_missed
      from $given
      cross join lateral (select * from exam_mistake_attempt r where r.attempt_id = given.attempt_id offset 0) r
      cross join lateral (
        select * from exam_mistake_attempt a
        where a.user_id = r.user_id
        and a.exam_id = r.exam_id
        and a.attempt_id <> r.attempt_id
        and a.finished_at is not null
        offset 0
      ) a
      ${questionsOfAttempt}
      order by r.attempt_id, k.question_id, a.position desc
    ),
    gone as (
      delete from exam_mistake m
      using $given, exam_mistake_attempt r
      where r.attempt_id = given.attempt_id
      and m.user_id = r.user_id
      and m.attempt_id = r.attempt_id
      and not exists (select from outcome o where o.question_id = m.question_id and o.user_id = m.user_id and o.is_missed)
    )
    insert into exam_mistake (user_id, question_id, exam_id, attempt_id, missed_at)
    select user_id, question_id, exam_id, attempt_id, finished_at from outcome o
    where is_missed
    on conflict (user_id, question_id) do update
    set attempt_id = excluded.attempt_id, missed_at = excluded.missed_at
    where exam_mistake.attempt_id in (select reopened_id from outcome)`,
});

/** Moves only questions whose point changes, and adds none for an attempt that was repeated. A right review stays. */
const rescoreAttempt = statement({
  name: 'rescore_attempt',
  given: figures,
  key: (row) => row.attempt_id,
  text: `
    with rescored as (
      update exam_mistake_attempt a
      set voided = given.voided, accepted = given.accepted
      from $given
      where a.attempt_id = given.attempt_id
    ),
    outcome as materialized (
      select a.user_id, a.exam_id, a.attempt_id, a.ordinal, a.finished_at, k.question_id,
        ${isMissed('given')} as is_missed, ${isMissed('a')} as was_missed
      from $given
      ${attemptOfGiven}
      ${questionsOfAttempt}
      where a.finished_at is not null
    ),
    corrected as (
      delete from exam_mistake m
      using outcome o
      where m.user_id = o.user_id
      and m.question_id = o.question_id
      and m.attempt_id = o.attempt_id
      and not o.is_missed
    )
    insert into exam_mistake (user_id, question_id, exam_id, attempt_id, missed_at)
    select o.user_id, o.question_id, o.exam_id, o.attempt_id, o.finished_at
    from outcome o
    where o.is_missed
    and not o.was_missed
    and not exists (
      select from exam_mistake_attempt later
      where later.user_id = o.user_id
      and later.exam_id = o.exam_id
      and later.ordinal > o.ordinal
      and later.finished_at is not null
    )
    on conflict (user_id, question_id) do nothing`,
});

const review = statement({
  name: 'review',
  given: { ...examMistake.columns, is_correct: examMistakeKey.columns.is_pilot },
  key: (row) => row.user_id + row.question_id,
  text: `
    with corrected as (
      delete from exam_mistake m
      using $given
      where m.user_id = given.user_id
      and m.question_id = given.question_id
      and given.is_correct
    )
    insert into exam_mistake (user_id, question_id, exam_id, attempt_id, missed_at)
    select user_id, question_id, exam_id, attempt_id, missed_at from $given
    where not is_correct
    on conflict (user_id, question_id) do update
    set attempt_id = excluded.attempt_id, missed_at = excluded.missed_at`,
});

const addReview = statement({
  name: 'add_review',
  given: examQuestionReview.columns,
  key: (row) => row.user_id + row.question_id + row.position,
  text: `
    insert into exam_question_review (${namesOf(examQuestionReview.columns)})
    select ${namesOf(examQuestionReview.columns)} from $given
    on conflict (user_id, question_id, position) do nothing`,
});

const figuresRow = ({ data }: Recorded<'ExamAttemptCompleted' | 'ExamAttemptRescored'>) => ({
  attempt_id: data.attemptId,
  voided: data.voided,
  accepted: Object.fromEntries(
    data.corrections
      .filter(({ outcome }) => outcome === 'accepted' || outcome === 'everyone')
      .map(({ questionId, outcome, accepted }) => [questionId, outcome === 'everyone' ? null : accepted]),
  ),
});

const ofStudent = ({ data }: { data: { userId: string } }): UserChange[] => [[data.userId, 'review']];
const ofEverybody = (): UserChange[] => [[null, 'review']];

/** The questions of exams that students can review, as mistakes. An attempt that was answered at random has none. */
export const examMistakes: Projection = {
  name: 'exam-mistakes',
  version: 2,
  tables: [examMistake, examMistakeKey, examMistakeAttempt, examQuestionReview],
  together: [['ExamAttemptStarted', 'ExamAnswersCollected', 'ExamAttemptCompleted'], ['ExamQuestionReviewed']],
  on: {
    ExamQuestionsAdded: ({ data, version }) =>
      data.questions.map(({ questionId, correctAnswer, isPilot }) =>
        addKey({
          question_id: questionId,
          exam_id: data.examId,
          from_version: version,
          correct_answer: correctAnswer,
          is_pilot: isPilot,
        }),
      ),
    ExamQuestionUpdated: ({ data, version }) => [
      changeKey({
        question_id: data.questionId,
        exam_id: data.examId,
        from_version: version,
        correct_answer: data.correctAnswer,
        is_pilot: data.isPilot,
      }),
    ],
    ExamQuestionRemoved: ({ data, version }) => [endKey({ question_id: data.questionId, until_version: version })],
    ExamAttemptStarted: ({ data: { attemptId, userId, examId, examVersion, ordinal } }) => [
      startAttempt({ attempt_id: attemptId, user_id: userId, exam_id: examId, exam_version: examVersion, ordinal }),
    ],
    ExamAnswersCollected: ({ data: { attemptId, answers } }) => [
      collectAnswers({
        attempt_id: attemptId,
        question_ids: arrayText(answers.questionIds),
        selected_answers: arrayText(answers.selectedAnswers),
      }),
    ],
    ExamAttemptCompleted: (event) =>
      event.data.reason === 'auto-answered'
        ? []
        : [
            completeAttempt({
              ...figuresRow(event),
              finished_at: event.data.finishedAt,
              position: String(event.position),
            }),
          ],
    ExamAttemptRescored: (event) => [rescoreAttempt(figuresRow(event))],
    ExamAttemptReopened: ({ data }) => [reopenAttempt({ attempt_id: data.attemptId })],
    ExamQuestionReviewed: ({ data, metadata, position }) => [
      review({
        user_id: data.userId,
        question_id: data.questionId,
        exam_id: data.examId,
        attempt_id: data.attemptId,
        missed_at: metadata.occurredAt,
        is_correct: data.correct,
      }),
      addReview({
        user_id: data.userId,
        question_id: data.questionId,
        position: String(position),
        day: data.day,
        correct: data.correct,
      }),
    ],
  },
  changes: {
    // While an attempt runs, the questions of its exam are not in the list.
    ExamAttemptStarted: ofStudent,
    ExamAttemptCompleted: ofStudent,
    ExamAttemptRescored: ofStudent,
    ExamAttemptReopened: ofStudent,
    ExamQuestionReviewed: ofStudent,
    ExamQuestionVoided: ofEverybody,
    ExamQuestionReinstated: ofEverybody,
    ExamQuestionRemoved: ofEverybody,
    ExamDeleted: ofEverybody,
    ExamRestored: ofEverybody,
  },
};
