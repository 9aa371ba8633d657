import { DomainError } from '@matraz/domain/errors';
import type { Handle } from '../commands/command-handler.ts';

/** What a command asks of other streams. Passed in: the api and the CLI ask the read models, the seeder knows what it made. */
export interface CatalogLookup {
  courseExists(courseId: number): Promise<boolean>;
  topicExists(topicId: string): Promise<boolean>;
  /** Topic of each lesson; an unknown lesson is absent. */
  topicsOfLessons(lessonIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Of whoever asked the log before, or names only what it wrote itself. */
export const knownToExist: CatalogLookup = {
  courseExists: async () => true,
  topicExists: async () => true,
  topicsOfLessons: async () => new Map(),
};

/** What the catalogue's commands stand on. */
export interface CatalogDesk {
  handle: Handle;
  lookup: CatalogLookup;
}

export const mustHaveCourse = async ({ lookup }: CatalogDesk, courseId: number): Promise<void> => {
  if (!(await lookup.courseExists(courseId))) throw new DomainError('course_not_found');
};

export const mustHaveTopic = async ({ lookup }: CatalogDesk, topicId: string): Promise<void> => {
  if (!(await lookup.topicExists(topicId))) throw new DomainError('topic_not_found');
};
