import type { LessonItem, QuestionItem, TopicDetail, VideoItem } from '@matraz/contracts/catalog/http';
import { allowance } from '@matraz/domain/premium/free-tier';

export type Lesson = Extract<LessonItem, { locked: false }>;
export type Question = Extract<QuestionItem, { locked: false }>;
export type Video = Extract<VideoItem, { locked: false }>;

/** The items of a topic that this student may open, in order. The other items are locked. */
export interface OpenContent {
  lessons: Lesson[];
  questions: Question[];
  videos: Video[];
}

const open = <Item extends { locked: boolean }>(items: Item[], count: number) =>
  items.slice(0, count).filter((item): item is Extract<Item, { locked: false }> => !item.locked);

/** The server already locks items for students. Administrators get all items, so their own Premium is applied here. */
export const openContent = (topic: TopicDetail, isPremium: boolean): OpenContent => {
  const { lessons, questions, videos } = topic;
  const allowed = allowance({
    place: topic.place,
    isPremium,
    lessons: lessons.length,
    questions: questions.length,
    videos: videos.length,
  });
  return {
    lessons: open(lessons, allowed.lessons),
    questions: open(questions, allowed.questions),
    videos: open(videos, allowed.videos),
  };
};
