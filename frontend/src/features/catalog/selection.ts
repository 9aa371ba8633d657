import type { Course, TopicSummary } from '@matraz/contracts/catalog/http';

const distinct = <T>(items: T[]): T[] => [...new Set(items)];

export const subjectsOf = (courses: Course[]): string[] => distinct(courses.map(({ subject }) => subject));

export const topicsOf = (subject: string | undefined, courses: Course[], topics: TopicSummary[]): TopicSummary[] => {
  const ids = new Set(courses.filter((course) => course.subject === subject).map(({ id }) => id));
  return topics.filter(({ courseId }) => ids.has(courseId));
};

/** In the order of the catalog. */
export const unitsOf = (topics: TopicSummary[]): string[] => distinct(topics.map(({ unit }) => unit));

/** The chosen item when it still exists, else the first one. */
export const chosenOf = (options: string[], chosen: string | null): string | undefined =>
  options.find((option) => option === chosen) ?? options[0];

/** The topics of a unit together, in the order of the catalog. */
const inUnits = (topics: TopicSummary[]): TopicSummary[] =>
  unitsOf(topics).flatMap((unit) => topics.filter((topic) => topic.unit === unit));

/** In the order of the units. Undefined when every topic of the subject is completed. */
export const nextUnfinished = (topics: TopicSummary[]): TopicSummary | undefined =>
  inUnits(topics).find(({ progress }) => !progress.isCompleted);

/** Teachers see topics sorted by course, then by unit. */
export const inCourses = (topics: TopicSummary[]): TopicSummary[] =>
  inUnits(topics).sort((a, b) => a.courseId - b.courseId);
