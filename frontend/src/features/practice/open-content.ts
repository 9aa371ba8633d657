import type { LessonItem, QuestionItem, TopicDetail, VideoItem } from '@matraz/contracts/catalog/http';
import { allowance } from '@matraz/domain/premium/free-tier';

export type Lesson = Extract<LessonItem, { locked: false }>;
export type Question = Extract<QuestionItem, { locked: false }>;
export type Video = Extract<VideoItem, { locked: false }>;

/** What of a topic this student may open, first to last. The rest of each list is locked. */
export interface OpenContent {
  lessons: Lesson[];
  questions: Question[];
  videos: Video[];
}

const open = <Item extends { locked: boolean }>(items: Item[], count: number) =>
  items.slice(0, count).filter((item): item is Extract<Item, { locked: false }> => !item.locked);

/** The server locks what a student may not open. Administrators get everything, and study by their own Premium here. */
export const openContent = (topic: TopicDetail, isPremium: boolean): OpenContent => {
  const { lessons, questions, videos } = topic;
  const allowed = allowance({
    orderIndex: topic.orderIndex,
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
