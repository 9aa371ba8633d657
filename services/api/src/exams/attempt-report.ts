import { withholdingOf } from '@matraz/application/assignments/read-assignment';
import type { AttemptReport } from '@matraz/contracts/exams/report-http';
import type { StudyGoals } from '@matraz/contracts/practice/goals';
import { DomainError } from '@matraz/domain/errors';
import { answersOf } from '@matraz/domain/exams/attempt-state';
import { pointsLost, type ResultPart, resultParts } from '@matraz/domain/exams/result-parts';
import { correctionsOf, judgeAnswers } from '@matraz/domain/exams/score';
import { isWithheld } from '@matraz/infra/read-models/withheld-results';
import type pg from 'pg';
import type { SharedTopic } from '../catalog/catalog-memory.ts';
import { listOf } from '../catalog/list-of.ts';
import { type ReadPosition, readPositionColumn } from '../catalog/select-own-progress.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { examMistakesQuery } from '../practice/select-review.ts';
import { goalsQuery } from '../practice/study-path.ts';
import type { ExamDeps } from './deps.ts';

/** The latest earlier attempts that a report has. */
const mostEarlier = 10;

interface OwnRow extends ReadPosition {
  goals: StudyGoals[];
  mistakes: number;
  flagged: string[];
  earlier: AttemptReport['earlier'];
  bestEarlier: number | null;
}

/** The results before the time `$3` of the user `$1`. Attempts that were answered at random are left out. */
const earlierResults = `
  from read.exam_attempt a
  join read.exam_result r on r.attempt_id = a.id
  where a.user_id = $1
  and r.finished_at < $3
  and r.reason <> 'auto-answered'
  and not ${isWithheld('a.id')}`;

/** `$1` is the user, `$2` the exam, `$3` the end of the attempt, `$4` the attempt. */
const ownQuery = `
  select ${readPositionColumn},
    ${listOf(goalsQuery)} as goals,
    (select count(*) from (${examMistakesQuery}) m where m."examId" = $2)::int as mistakes,
    array(
      select f.question_id::text from accounts.exam_flags f where f.attempt_id = $4 and f.user_id = $1
    ) as flagged,
    ${listOf(`select a.id, a.exam_id as "examId", a.exam_title as "examTitle", r.finished_at as "finishedAt", r.paes_score as "paesScore"
      ${earlierResults}
      order by r.finished_at desc, a.id
      limit ${mostEarlier}`)} as earlier,
    (select max(r.paes_score) ${earlierResults}) as "bestEarlier"`;

const selectOwn = async (
  pool: pg.Pool,
  ...values: [userId: string, examId: string, end: string, attemptId: string]
): Promise<OwnRow> => {
  const { rows } = await pool.query<OwnRow>({ name: 'attempt-report', text: ownQuery, values });
  const [own] = rows;
  if (!own) throw new Error('a select without from returns one row');
  return own;
};

const withoutKey = <Key>({ key: _, ...part }: ResultPart<Key>) => part;

const topicFields = ({ id: topicId, title, unit, courseId }: SharedTopic) => ({ topicId, title, unit, courseId });

export const attemptReportQueries: Handlers<'getAttemptReport', ExamDeps> = {
  getAttemptReport: async ({ userId, params }, { archive, pool, catalog, store, examLookup, clock }) => {
    const id = idOr('attempt_not_found', params.id);
    if ((await archive.attemptOwner(id)) !== userId) throw new DomainError('attempt_not_found');
    const { attempt } = await archive.attemptRecord(id, await archive.attemptVersion(id));
    if (attempt.status !== 'completed') throw new DomainError('attempt_not_completed');
    if (await withholdingOf({ store, examLookup }, attempt, clock())) throw new DomainError('results_withheld');
    const [{ exam, answerKey }, own] = await Promise.all([
      archive.examAtVersion(attempt.examId, attempt.examVersion),
      selectOwn(pool, userId, attempt.examId, attempt.finishedAt, id),
    ]);
    const outline = await catalog.outline(BigInt(own.readPosition));
    const published = new Map(
      outline.topics.filter(({ status }) => status === 'published').map((topic) => [topic.id, topic]),
    );
    const { figures } = attempt;
    const texts = new Map(exam.questions.map((question) => [question.questionId, question]));
    const scored = judgeAnswers(answerKey, answersOf(attempt.answers), correctionsOf(figures, answerKey))
      .filter(({ id, isPilot }) => !isPilot && !figures.voided.includes(id))
      .map((judged) => {
        const { topicId, skill, area } = texts.get(judged.id) ?? {};
        return { ...judged, skill, area, topic: topicId === undefined ? undefined : published.get(topicId) };
      });
    const topics = resultParts(scored, ({ topic }) => topic);
    const unitNames = new Map(topics.map(({ key: { courseId, unit } }) => [`${courseId} ${unit}`, { courseId, unit }]));
    const units = resultParts(scored, ({ topic }) => topic && unitNames.get(`${topic.courseId} ${topic.unit}`));
    return {
      areas: resultParts(scored, ({ area }) => area).map((part) => ({ area: part.key, ...withoutKey(part) })),
      units: units.map((part) => ({ ...part.key, ...withoutKey(part) })),
      topics: topics.map((part) => ({
        ...topicFields(part.key),
        ...withoutKey(part),
        points: pointsLost(part, figures),
      })),
      skills: resultParts(scored, ({ skill }) => skill).map((part) => ({ skill: part.key, ...withoutKey(part) })),
      mistakes: own.mistakes,
      flagged: own.flagged,
      earlier: own.earlier.map((one) => ({ ...one, finishedAt: new Date(one.finishedAt).toISOString() })),
      bestEarlier: own.bestEarlier,
      goalScore: own.goals[0]?.goalScore ?? null,
    };
  },
};
