import type { TopicSummary } from '@matraz/contracts/catalog/http';

/** In the order of the catalog. */
export const unitsOf = (topics: TopicSummary[]): string[] => [...new Set(topics.map(({ unit }) => unit))];

/** The topics of a unit together, in the order of the catalog. */
export const inUnits = (topics: TopicSummary[]): TopicSummary[] =>
  unitsOf(topics).flatMap((unit) => topics.filter((topic) => topic.unit === unit));

/** Teachers see topics sorted by course, then by unit. */
export const inCourses = (topics: TopicSummary[]): TopicSummary[] =>
  inUnits(topics).sort((a, b) => a.courseId - b.courseId);

/** The next unfinished topic of the same subject: first those after this one, then those before. Undefined: all are completed. */
export const topicAfter = (topics: TopicSummary[], topicId: string): TopicSummary | undefined => {
  const courseId = topics.find(({ id }) => id === topicId)?.courseId;
  const ordered = inUnits(topics.filter((topic) => topic.courseId === courseId));
  const place = ordered.findIndex(({ id }) => id === topicId);
  return [...ordered.slice(place + 1), ...ordered.slice(0, Math.max(0, place))].find(
    ({ progress }) => !progress.isCompleted,
  );
};
