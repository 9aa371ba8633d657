/** Topics up to this place within their unit are whole for everybody. */
const FREE_TOPICS = 2;
const FREE_QUESTIONS = 5;

/** A topic's place and its reader. */
interface Access {
  /** Place within the unit, from 1. */
  orderIndex: number;
  isPremium: boolean;
}

/** How much of a topic there is, or may be opened. */
export interface Amounts {
  lessons: number;
  questions: number;
  videos: number;
}

export type TierLabel = 'Gratis' | 'Limitado' | 'Premium';

/** Whether this reader gets only a part of the topic. */
export const isLimited = ({ orderIndex, isPremium }: Access): boolean => orderIndex > FREE_TOPICS && !isPremium;

/** How many lessons, questions and videos may be opened, counted from the first of each in its order. */
export const allowance = ({ lessons, questions, videos, ...access }: Access & Amounts): Amounts =>
  isLimited(access)
    ? { lessons: Math.ceil(lessons / 2), questions: Math.min(questions, FREE_QUESTIONS), videos: 0 }
    : { lessons, questions, videos };

export const tierLabel = ({ orderIndex, isPremium }: Access): TierLabel => {
  if (orderIndex <= FREE_TOPICS) return 'Gratis';
  return isPremium ? 'Premium' : 'Limitado';
};
