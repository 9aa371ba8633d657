import type { LessonContent, QuestionContent, TopicContent, VideoContent } from '@matraz/contracts/catalog/content';

/**
 * A topic of the demo catalogue with all that belongs to it, as a teacher would write it.
 *
 * Slugs never change once published: the seeder makes its ids from them. Lessons and questions stand in the order in
 * which students see them. Texts are HTML with formulas between `\(` `\)` (inline) and `\[` `\]` (display), set by
 * KaTeX with mhchem; inside formulas too, `<`, `>` and `&` are written as entities.
 */
export interface DemoTopic extends TopicContent {
  slug: string;
  lessons: DemoLesson[];
  questions: DemoQuestion[];
  videos: DemoVideo[];
}

type DemoLesson = Pick<LessonContent, 'title' | 'content'> & { slug: string };

/** `xpReward` is left out where the contract's own default is meant. */
type DemoQuestion = Pick<QuestionContent, 'question' | 'options' | 'correctAnswer' | 'explanation'> & {
  xpReward?: number;
};

type DemoVideo = Omit<VideoContent, 'topicId'>;

/** Raw, so that the backslashes of TeX need no doubling. */
export const html = String.raw;
