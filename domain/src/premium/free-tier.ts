import type { TopicStatus } from '@matraz/contracts/catalog/content';

/** Topics up to this place within their unit are free. */
const FREE_TOPICS = 2;
const FREE_QUESTIONS = 5;

interface Ordered {
  courseId: number;
  unit: string;
  orderIndex: number;
  status: TopicStatus;
}

/** The topic's place within its unit, from 1. A draft takes no place, because students do not see it. */
export const placeInUnit = (topic: Ordered, topics: readonly Ordered[]): number => {
  const isDraftBefore = ({ courseId, unit, orderIndex, status }: Ordered) =>
    status === 'draft' && courseId === topic.courseId && unit === topic.unit && orderIndex < topic.orderIndex;
  return topic.orderIndex - topics.filter(isDraftBefore).length;
};

/** A topic's place and its reader. */
export interface TopicReader {
  /** `placeInUnit` */
  place: number;
  isPremium: boolean;
}

/** How many lessons, questions and videos a topic has, or how many of them may be opened. */
export interface Amounts {
  lessons: number;
  questions: number;
  videos: number;
}

/** Whether every student may open the whole topic. */
export const isFreeTopic = ({ place }: Pick<TopicReader, 'place'>): boolean => place <= FREE_TOPICS;

/** Whether this reader may open only a part of the topic. */
export const isLimited = (topic: TopicReader): boolean => !isFreeTopic(topic) && !topic.isPremium;

/** How many lessons, questions and videos may be opened, counted from the first of each in its order. */
export const allowance = ({ lessons, questions, videos, ...topic }: TopicReader & Amounts): Amounts =>
  isLimited(topic)
    ? { lessons: Math.ceil(lessons / 2), questions: Math.min(questions, FREE_QUESTIONS), videos: 0 }
    : { lessons, questions, videos };
