import { defineCourse } from '@matraz/application/catalog/define-course';
import type { Handle } from '@matraz/application/command';
import { newId } from '@matraz/infra/ids';

export const courses = [
  { id: 1, title: 'Química', subject: 'Química' },
  { id: 2, title: 'Física', subject: 'Física' },
  { id: 3, title: 'Biología', subject: 'Biología' },
];

/** Defines the three courses of every platform. A repeat changes nothing. */
export const defineCourses = async (deps: { handle: Handle }, now: Date): Promise<void> => {
  for (const course of courses) await defineCourse(deps, course, { correlationId: newId(), now });
};
