import type { TopicSummary } from '@matraz/contracts/catalog/http';
import type { SharedTopic } from './catalog-memory.ts';
import type { OwnProgress, OwnTopic } from './select-own-progress.ts';

/** A draft topic exists for administrators only. */
export const isVisible = ({ status }: Pick<SharedTopic, 'status'>, isAdmin: boolean): boolean =>
  isAdmin || status === 'published';

/** The part of a topic that depends on its reader. */
export const ownPart = (
  { version }: SharedTopic,
  { answered, correct, isCompleted }: OwnProgress,
  isAdmin: boolean,
) => ({
  version: isAdmin ? version : undefined,
  progress: { questionsAnswered: answered, questionsCorrect: correct, isCompleted },
});

const nothingDone = { answered: 0, correct: 0, isCompleted: false };

/** The topics that the reader may know of, with the reader's progress. */
export const topicList = (
  topics: readonly SharedTopic[],
  own: readonly OwnTopic[],
  isAdmin: boolean,
): TopicSummary[] => {
  const progress = new Map(own.map((one) => [one.topicId, one]));
  return topics
    .filter((topic) => isVisible(topic, isAdmin))
    .map((topic) => ({ ...topic, ...ownPart(topic, progress.get(topic.id) ?? nothingDone, isAdmin) }));
};
