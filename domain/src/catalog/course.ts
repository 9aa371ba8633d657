import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import { deepEqual } from '../deep-equal.ts';

export type CourseEvent = Extract<CatalogEvent, { type: 'CourseDefined' }>;
export type CourseCommand = Command<'DefineCourse', CourseEvent['data']>;
export type Course = CourseEvent['data'] | null;

/** The platform defines its courses at every start. The same definition again changes nothing. */
export const course: Decider<Course, CourseCommand, CourseEvent> = {
  initialState: () => null,
  decide: ({ data }, course) => (deepEqual(data, course) ? [] : [{ type: 'CourseDefined', data }]),
  evolve: (_, { data }) => data,
};
