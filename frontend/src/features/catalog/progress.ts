/** The part of a topic's summary that the overall progress needs. */
interface TopicInProgress {
  questionCount?: number | null;
  progress: { questionsAnswered: number; isCompleted: boolean };
}

/** Assumed for a topic without a known number of questions. */
const UNKNOWN_QUESTIONS = 2;

/** Answered questions have a weight of 70, completed topics of 30. Whole percent, 0 to 100; 0 without topics. */
export const overallProgress = (topics: readonly TopicInProgress[]): number => {
  const total = sum(topics, ({ questionCount }) => questionCount ?? UNKNOWN_QUESTIONS);
  const answered = sum(topics, ({ progress }) => progress.questionsAnswered);
  const completed = sum(topics, ({ progress }) => (progress.isCompleted ? 1 : 0));
  return Math.min(100, Math.round(share(answered * 70, total) + share(completed * 30, topics.length)));
};

/** Answered questions in whole percent, 0 to 100. A topic without questions counts as one question. */
export const topicPercent = (questionsAnswered: number, totalQuestions?: number | null): number =>
  Math.min(100, Math.round((questionsAnswered * 100) / (totalQuestions || 1)));

export type BarColour = 'green' | 'orange' | 'blue' | 'grey';

export const barColour = (percent: number): BarColour => {
  if (percent === 100) return 'green';
  if (percent >= 60) return 'orange';
  return percent > 0 ? 'blue' : 'grey';
};

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
