import type pg from 'pg';
import { type Reader, readerColumns } from '../http/reader.ts';

export interface LessonRow {
  id: string;
  topicId: string;
  title: string;
  content: string;
  orderIndex: number;
}

/** With its key: what leaves the api is decided in `visible.ts`. */
export interface QuestionRow {
  id: string;
  topicId: string;
  question: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
  xpReward: number;
}

export interface VideoRow {
  id: string;
  topicId: string;
  title: string;
  description: string;
  youtubeId: string;
  duration: string;
}

export interface Contents {
  lessons: LessonRow[];
  questions: QuestionRow[];
  videos: VideoRow[];
}

/** As JSON, in order, of the topic `t`. */
export const lessonsOfTopic = `
  coalesce((
    select json_agg(json_build_object(
      'id', l.id, 'topicId', l.topic_id, 'title', l.title, 'content', l.content, 'orderIndex', l.order_index
    ) order by l.order_index, l.id)
    from read.lesson l where l.topic_id = t.id
  ), '[]')`;

export const questionsOfTopic = `
  coalesce((
    select json_agg(json_build_object(
      'id', q.id, 'topicId', q.topic_id, 'question', q.question, 'options', q.options,
      'correctAnswer', q.correct_answer, 'explanation', q.explanation, 'xpReward', q.xp_reward
    ) order by q.id)
    from read.question q where q.topic_id = t.id
  ), '[]')`;

export const videosOfTopic = `
  coalesce((
    select json_agg(json_build_object(
      'id', v.id, 'topicId', v.topic_id, 'title', v.title, 'description', v.description,
      'youtubeId', v.youtube_id, 'duration', v.duration
    ) order by v.id)
    from read.video v where v.topic_id = t.id
  ), '[]')`;

type Listed<Item> = Reader & { orderIndex: number; items: Item[] };

const selectOfTopic =
  <Item>(itemsOfTopic: string) =>
  async (pool: pg.Pool, userId: string, topicId: string): Promise<Listed<Item> | undefined> => {
    const { rows } = await pool.query<Listed<Item>>(
      `select t.order_index as "orderIndex", ${itemsOfTopic} as items, ${readerColumns}
      from read.topic t
      where t.id = $2`,
      [userId, topicId],
    );
    return rows[0];
  };

export const selectLessons = selectOfTopic<LessonRow>(lessonsOfTopic);
export const selectQuestions = selectOfTopic<QuestionRow>(questionsOfTopic);
export const selectVideos = selectOfTopic<VideoRow>(videosOfTopic);
