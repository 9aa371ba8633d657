import type { PersonalData } from '@matraz/contracts/accounts/personal-data';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { type CompletedAttempt, type ExamAttempt, evolve } from '@matraz/domain/exams/attempt-state';
import { isRight } from '@matraz/domain/exams/corrections';
import { correctionsOf } from '@matraz/domain/exams/score';
import { isWithheld as isWithheldSql } from '@matraz/infra/read-models/withheld-results';
import { decodeEvent } from '../../command-handler/event-codec.ts';
import type { ExamVersion } from '../../exams/exam-archive.ts';
import { timeChangesOf } from '../../exams/time-change.ts';
import { mapSome, type PersonalDataDeps, type ReadPart } from './part.ts';

type ExportedAttempt = PersonalData['exams'][number];

const resultOf = ({ reason, finishedAt, timeElapsed, figures }: CompletedAttempt): ExportedAttempt['result'] => {
  const { paesScore, correct, scored, answered, total } = figures;
  return { reason, finishedAt, timeElapsed, paesScore, correct, scored, answered, total };
};

/** The latest answer to each question. Only a completed attempt shows which answers are right. */
const answersOf = (
  attempt: Exclude<ExamAttempt, { status: 'none' }>,
  events: readonly ExamAttemptEvent[],
  { exam, answerKey, isWithheld }: Pick<ExamVersion, 'exam' | 'answerKey'> & Pick<ExamRow, 'isWithheld'>,
): ExportedAttempt['answers'] => {
  const numbers = new Map(exam.questions.map(({ questionId }, place) => [questionId, place + 1]));
  const savedAt = new Map<string, string>();
  for (const { type, data } of events) if (type === 'ExamAnswerSaved') savedAt.set(data.questionId, data.savedAt);
  const corrections =
    attempt.status === 'completed' && !isWithheld ? correctionsOf(attempt.figures, answerKey) : undefined;
  const { questionIds, options } = attempt.answers;
  return questionIds.map((questionId, place) => {
    const selectedAnswer = options[place] ?? null;
    return {
      number: numbers.get(questionId) ?? null,
      questionId,
      selectedAnswer,
      savedAt: savedAt.get(questionId) ?? attempt.startedAt,
      ...(corrections &&
        selectedAnswer !== null && {
          isCorrect: isRight(answerKey.questions.get(questionId), selectedAnswer, corrections),
        }),
    };
  });
};

/** What staff did to the attempt. */
const roomOf = (
  events: readonly ExamAttemptEvent[],
): Pick<ExportedAttempt, 'timeChanges' | 'messages' | 'endedBecause'> => {
  let before: ExamAttempt = { status: 'none' };
  const timeChanges: ExportedAttempt['timeChanges'] = [];
  const messages: ExportedAttempt['messages'] = [];
  let endedBecause: string | null = null;
  for (const event of events) {
    timeChanges.push(...timeChangesOf(event, before).map((change) => ({ seconds: null, ...change })));
    if (event.type === 'ExamMessageSent') messages.push({ text: event.data.text, at: event.data.sentAt });
    if (event.type === 'ExamAttemptCompleted') endedBecause = event.data.why ?? null;
    if (event.type === 'ExamAttemptReopened') endedBecause = null;
    before = evolve(before, event);
  }
  return { timeChanges, messages, endedBecause };
};

interface ExamRow {
  id: string;
  title: string;
  flagged: string[];
  /** The results are not shown yet: the copy has them after that, as every page. */
  isWithheld: boolean;
}

/** Not from the memory of attempts: many old ones would push out those that run. */
const readAttempt = async (
  { store, archive }: PersonalDataDeps,
  { id, title, flagged, isWithheld }: ExamRow,
): Promise<ExportedAttempt[]> => {
  const events = (await store.readStream(streamOf.attempt(id))).map((event) => decodeEvent<ExamAttemptEvent>(event));
  const attempt = events.reduce(evolve, { status: 'none' } as ExamAttempt);
  if (attempt.status === 'none') return [];
  const { examId, examVersion, ordinal, startedAt, deadline } = attempt;
  const exam = await archive.examAtVersion(examId, examVersion);
  const exported: ExportedAttempt = {
    id,
    examId,
    title,
    ordinal,
    startedAt,
    deadline,
    result: attempt.status === 'completed' && !isWithheld ? resultOf(attempt) : null,
    answers: answersOf(attempt, events, { ...exam, isWithheld }),
    changes: events.flatMap(({ type, data }) =>
      type === 'ExamAnswerSaved'
        ? [{ questionId: data.questionId, selectedAnswer: data.selectedAnswer, at: data.savedAt }]
        : [],
    ),
    ...roomOf(events),
    contactLosses: attempt.room.losses.map(({ lostAt, regainedAt, seconds }) => ({ lostAt, regainedAt, seconds })),
    // A reopening takes the results before it back.
    rescorings: events
      .slice(events.findLastIndex(({ type }) => type === 'ExamAttemptReopened') + 1)
      .flatMap(({ type, data }) =>
        type === 'ExamAttemptRescored' && !isWithheld
          ? [{ at: data.rescoredAt, previousScore: data.previousScore, paesScore: data.paesScore }]
          : [],
      ),
    flagged,
  };
  return [exported];
};

export const readExams: ReadPart<'exams'> = async (deps, userId) => {
  const { rows } = await deps.pool.query<ExamRow>(
    `select id, exam_title as title,
      array(
        select f.question_id::text from accounts.exam_flags f where f.attempt_id = a.id and f.user_id = $1 order by 1
      ) as flagged,
      ${isWithheldSql('a.id')} as "isWithheld"
    from read.exam_attempt a
    where user_id = $1
    order by started_at, ordinal, id`,
    [userId],
  );
  return (await mapSome(rows, (row) => readAttempt(deps, row))).flat();
};
