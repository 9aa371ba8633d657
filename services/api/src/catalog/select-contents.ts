import { lesson, question, video } from '@matraz/infra/read-models/catalog-tables';
import { type JsonRowOf, select } from '@matraz/infra/read-models/select';

const lessonFields = select(lesson, ['id', 'topic_id', 'title', 'content', 'order_index', 'version'], 'l');
export type LessonRow = JsonRowOf<typeof lessonFields>;

const questionFields = select(
  question,
  ['id', 'topic_id', 'question', 'options', 'correct_answer', 'explanation', 'xp_reward', 'version'],
  'q',
);
/** Contains the correct answer. `visible-items.ts` decides what a reply contains. */
export type QuestionRow = JsonRowOf<typeof questionFields>;

const videoFields = select(video, ['id', 'topic_id', 'title', 'description', 'youtube_id', 'duration', 'version'], 'v');
export type VideoRow = JsonRowOf<typeof videoFields>;

export interface Contents {
  lessons: LessonRow[];
  questions: QuestionRow[];
  videos: VideoRow[];
}

/** SQL: the contents of topic `t` as a JSON list, in order. */
export const lessonsOfTopic = `
  coalesce((
    select json_agg(json_build_object(${lessonFields.jsonPairs}) order by l.order_index, l.id)
    from read.lesson l where l.topic_id = t.id
  ), '[]')`;

export const questionsOfTopic = `
  coalesce((
    select json_agg(json_build_object(${questionFields.jsonPairs}) order by q.id)
    from read.question q where q.topic_id = t.id
  ), '[]')`;

export const videosOfTopic = `
  coalesce((
    select json_agg(json_build_object(${videoFields.jsonPairs}) order by v.id)
    from read.video v where v.topic_id = t.id
  ), '[]')`;
