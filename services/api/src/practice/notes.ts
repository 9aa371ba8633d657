import { changeLessonNotes, deleteLessonNotes, readLessonNotes } from '@matraz/application/practice/lesson-notes';
import type { CatalogDeps } from '../catalog/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { selectNotes } from './select-notes.ts';

const lessonIdOf = ({ id }: { id: string }) => idOr('lesson_not_found', id);

export const noteHandlers: Handlers<
  'listLessonNotes' | 'getLessonNotes' | 'changeLessonNotes' | 'deleteLessonNotes',
  CatalogDeps
> = {
  listLessonNotes: async ({ userId, context }, { pool, adminRights }) =>
    selectNotes(pool, { userId, isAdmin: await adminRights.isAdmin(userId), now: context.now }),

  getLessonNotes: async ({ userId, params, context }, { pool, adminRights }) => {
    const isAdmin = await adminRights.isAdmin(userId);
    return readLessonNotes(pool, { userId, lessonId: lessonIdOf(params), isAdmin }, context.now);
  },

  changeLessonNotes: async ({ userId, params, body, context }, { pool, adminRights }) => {
    const isAdmin = await adminRights.isAdmin(userId);
    const { changedAt, ...parts } = body;
    const changes = { ...parts, changedAt: new Date(changedAt) };
    return changeLessonNotes(pool, { userId, lessonId: lessonIdOf(params), isAdmin }, changes, context.now);
  },

  deleteLessonNotes: async ({ userId, params }, { pool }) => {
    const lessonId = lessonIdOf(params);
    await deleteLessonNotes(pool, { userId, lessonId });
    return { lessonId };
  },
};
