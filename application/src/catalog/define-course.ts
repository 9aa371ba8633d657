import type { Course } from '@matraz/contracts/catalog/http';
import { streamOf } from '@matraz/contracts/streams';
import { course } from '@matraz/domain/catalog/course';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/** Creates or changes a course. Defining the same course again changes nothing. */
export const defineCourse = async (
  { handle }: { handle: Handle },
  { id: courseId, title, subject }: Course,
  context: CommandContext,
): Promise<void> => {
  const data = { courseId, title, subject };
  await handle(course, streamOf.course(courseId), { type: 'DefineCourse', data }, context);
};
