import type { LessonContent, TopicContent, VideoContent } from '@matraz/contracts/catalog/content';
import { mostOrder, topicTexts } from '@matraz/contracts/catalog/limits';
import { renumberChecks } from '@matraz/domain/catalog/lesson-check';
import { copyTitle } from '@matraz/domain/copy-title';
import { DomainError } from '@matraz/domain/errors';
import { keyLike, newId } from '@matraz/infra/ids';
import { lesson, question, topic, video } from '@matraz/infra/read-models/catalog-tables';
import { type RowOf, select } from '@matraz/infra/read-models/select';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';
import type { CommandContext } from '../command-handler/command.ts';
import { everythingExists } from './catalog-lookup.ts';
import type { ContentDeps } from './content-commands.ts';
import { createLesson } from './lesson-commands.ts';
import { createQuestion } from './question-commands.ts';
import { createTopic } from './topic-commands.ts';
import { createVideo } from './video-commands.ts';

/** Number of contents copied at once. More would delay other commands. */
const atOnce = 40;

const topicFields = select(
  topic,
  ['course_id', 'unit', 'title', 'description', 'color', 'icon', 'difficulty', 'order_index'],
  't',
);
const lessonFields = select(lesson, ['id', 'title', 'content', 'order_index'], 'l');
const questionFields = select(
  question,
  ['id', 'question', 'options', 'correct_answer', 'explanation', 'xp_reward', 'skill'],
  'q',
);
const videoFields = select(video, ['id', 'title', 'description', 'youtube_id', 'duration'], 'v');

/** The topic as a draft at the end of its unit. @throws DomainError topic_not_found */
const selectTopic = async (pool: pg.Pool, topicId: string): Promise<TopicContent> => {
  const { rows } = await pool.query<RowOf<typeof topicFields> & { last: Row<typeof topic>['order_index'] }>(
    `select ${topicFields.columns}, (
      select max(other.order_index) from read.topic other where other.course_id = t.course_id and other.unit = t.unit
    ) as last
    from read.topic t
    where t.id = $1`,
    [topicId],
  );
  const [row] = rows;
  if (!row) throw new DomainError('topic_not_found');
  const { last, ...content } = row;
  return {
    ...content,
    title: copyTitle(content.title, topicTexts.title),
    orderIndex: Math.min(last + 1, mostOrder),
    status: 'draft',
  };
};

type Copied<Content> = Omit<Content, 'topicId'> & { id: string };

const selectContents = async (pool: pg.Pool, topicId: string) => {
  const [lessons, questions, videos] = await Promise.all([
    pool.query<Copied<LessonContent>>(`select ${lessonFields.columns} from read.lesson l where l.topic_id = $1`, [
      topicId,
    ]),
    pool.query<RowOf<typeof questionFields> & { number: number }>(
      `select ${questionFields.columns}, n.number
      from read.question q
      join (
        select question_id, (row_number() over (order by place))::int as number
        from read.question_place where topic_id = $1
      ) n on n.question_id = q.id
      where q.topic_id = $1
      order by q.id`,
      [topicId],
    ),
    pool.query<Copied<VideoContent>>(`select ${videoFields.columns} from read.video v where v.topic_id = $1`, [
      topicId,
    ]),
  ]);
  const withSkill = questions.rows.map(({ skill, number: _, ...question }) => ({
    ...question,
    ...(skill !== null && { skill }),
  }));
  const copied = new Map(questions.rows.map(({ number }, place) => [number, place + 1]));
  const renumbered = lessons.rows.map((lesson) => ({
    ...lesson,
    content: renumberChecks(lesson.content, (number) => copied.get(number)),
  }));
  return { lessons: renumbered, questions: withSkill, videos: videos.rows };
};

export interface TopicCopy extends TopicContent {
  id: string;
  lessons: number;
  questions: number;
  videos: number;
}

/**
 * Copies a topic with its lessons, questions and videos to the end of its unit, as a draft. Each content is a command of its own, with a key
 * that is derived from the command's key and from the original: when a copy was interrupted, a repeat with the same key creates
 * what is missing. The copies sort as the originals do.
 *
 * @throws DomainError topic_not_found
 */
export const duplicateTopic = async (
  { pool, ...deps }: ContentDeps & { pool: pg.Pool },
  originalId: string,
  context: CommandContext,
): Promise<TopicCopy> => {
  const idempotencyKey = context.idempotencyKey ?? newId(context.now);
  const copy = await createTopic(deps, await selectTopic(pool, originalId), { ...context, idempotencyKey });
  const { lessons, questions, videos } = await selectContents(pool, originalId);
  // The read models may not have the new topic yet.
  const inside = { ...deps, catalogLookup: everythingExists };
  const topicId = copy.id;
  const keyed = (id: string) => ({ ...context, idempotencyKey: keyLike(id, `copy ${idempotencyKey} ${id}`) });
  const steps = [
    ...lessons.map(
      ({ id, ...content }) =>
        () =>
          createLesson(inside, { ...content, topicId }, keyed(id)),
    ),
    ...questions.map(
      ({ id, ...content }) =>
        () =>
          createQuestion(inside, { ...content, topicId }, keyed(id)),
    ),
    ...videos.map(
      ({ id, ...content }) =>
        () =>
          createVideo(inside, { ...content, topicId }, keyed(id)),
    ),
  ];
  for (let from = 0; from < steps.length; from += atOnce) {
    await Promise.all(steps.slice(from, from + atOnce).map((step) => step()));
  }
  return { ...copy, lessons: lessons.length, questions: questions.length, videos: videos.length };
};
