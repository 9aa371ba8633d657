import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseId, entityId, pathId } from '../ids.ts';
import { lessonNoteLimits } from './limits.ts';

const { note, highlights, quote, context } = lessonNoteLimits;
const time = z.iso.datetime();

/** A place in the text of a lesson. It is found again by its words, and by those around it when they occur several times. */
const highlight = z.strictObject({
  quote: z.string().min(1).max(quote),
  before: z.string().max(context),
  after: z.string().max(context),
});

const parts = {
  /** The bookmark. */
  isSaved: z.boolean(),
  /** Plain text, as it was typed. */
  note: z.string().max(note),
  highlights: z.array(highlight).max(highlights),
};

const lessonNotes = z.object(parts);

const listed = lessonNotes.extend({
  lessonId: entityId,
  /** The newest change of a part. */
  changedAt: time,
  /** Null: the student cannot see the lesson any more. What she wrote stays. */
  lesson: z
    .object({
      title: z.string(),
      topicId: entityId,
      topicTitle: z.string(),
      courseId,
      /** Only with Premium. */
      locked: z.boolean(),
    })
    .nullable(),
});

const own = { access: 'session', waitsForReadModels: false } as const;

export const noteCalls = {
  listLessonNotes: defineCall({
    name: 'listLessonNotes',
    summary: 'Las lecciones guardadas, los apuntes y los destacados propios, por tema',
    access: 'session',
    reply: z.array(listed),
  }),
  getLessonNotes: defineCall({
    name: 'getLessonNotes',
    summary: 'Lo propio en una lección: si está guardada, apuntes y destacados',
    access: 'session',
    params: pathId,
    reply: lessonNotes,
  }),
  changeLessonNotes: defineCall({
    name: 'changeLessonNotes',
    summary: 'Guardar la lección, sus apuntes o sus destacados. De cada parte queda el último cambio, por su hora',
    ...own,
    params: pathId,
    body: z.strictObject({
      /** When the student made the changes, by the server's clock. A later one counts as now. */
      changedAt: time,
      ...z.object(parts).partial().shape,
    }),
    /** What the server has now. It is something else when the student changed it later on another device. */
    reply: lessonNotes,
  }),
  deleteLessonNotes: defineCall({
    name: 'deleteLessonNotes',
    summary: 'Borrar todo lo propio en una lección, también si la lección ya no existe',
    ...own,
    params: pathId,
    reply: z.object({ lessonId: entityId }),
  }),
};

export type Highlight = z.infer<typeof highlight>;
export type LessonNotes = z.infer<typeof lessonNotes>;
export type ListedNotes = z.infer<typeof listed>;
