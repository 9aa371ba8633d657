import type { Course, TopicSummary } from '@matraz/contracts/catalog/http';
import { inUnits } from '../../shared/study/topic-order.ts';

const distinct = <T>(items: T[]): T[] => [...new Set(items)];

export const subjectsOf = (courses: Course[]): string[] => distinct(courses.map(({ subject }) => subject));

export const topicsOf = (subject: string | undefined, courses: Course[], topics: TopicSummary[]): TopicSummary[] => {
  const ids = new Set(courses.filter((course) => course.subject === subject).map(({ id }) => id));
  return topics.filter(({ courseId }) => ids.has(courseId));
};

/** The chosen item when it still exists, else the first one. */
export const chosenOf = (options: string[], chosen: string | null): string | undefined =>
  options.find((option) => option === chosen) ?? options[0];

/** In the order of the units. Undefined when every topic of the subject is completed. */
export const nextUnfinished = (topics: TopicSummary[]): TopicSummary | undefined =>
  inUnits(topics).find(({ progress }) => !progress.isCompleted);
