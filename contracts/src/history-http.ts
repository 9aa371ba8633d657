import { z } from 'zod';
import { defineCall } from './call.ts';
import { lessonContent, questionContent, topicContent, videoContent } from './catalog/content.ts';
import { examDetails } from './exams/content.ts';
import { confirmed, examQuestion } from './exams/http.ts';
import { entityId, pathId, queryInt } from './ids.ts';

const historyKinds = ['topic', 'lesson', 'question', 'video', 'exam', 'exam-question'] as const;

const version = z.int().positive();

/** The kinds that can come back after they were deleted from a topic. */
const deletedKinds = ['lesson', 'question', 'video'] as const;

/** What one event changed. */
const change = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['created', 'deleted', 'published', 'unpublished']) }),
  /** The content is again as it was at this time, ISO 8601. */
  z.object({ action: z.literal('restored'), at: z.iso.datetime() }),
  /** The names of the changed fields, as the content has them. */
  z.object({ action: z.literal('updated'), fields: z.array(z.string()) }),
  /** `count` is the number of questions that were added or moved in an exam, or of lessons that were moved in a topic. */
  z.object({ action: z.enum(['questions-added', 'reordered']), count: z.int().positive() }),
  /** One question of an exam. */
  z.object({
    action: z.enum([
      'question-updated',
      'question-removed',
      'question-voided',
      'question-rekeyed',
      'question-reinstated',
      'question-reason-changed',
    ]),
    questionId: entityId,
    /** Its number in the exam at that time, from 1. */
    place: z.int().positive(),
  }),
  /** One question of an exam. A question that was removed before is the last one now. */
  z.object({ action: z.literal('question-restored'), at: z.iso.datetime() }),
]);

/** One entry is one save: a bulk load with all its questions, a restoring, or what one person reordered without a pause. */
const entry = z.object({
  /** The version of the first and of the last event. The content before the entry has version `first` - 1. */
  first: version,
  last: version,
  /** Time of the last event, ISO 8601. */
  at: z.iso.datetime(),
  /** Null: the platform wrote it, for example an import. `name` is null when the account was deleted. */
  by: z.object({ userId: entityId, name: z.string().nullable() }).nullable(),
  changes: z.array(change).min(1),
  /** False: the content does not exist at this version, because it was deleted. */
  hasContent: z.boolean(),
});

const history = z.object({
  /** Newest first. */
  entries: z.array(entry),
  /** Asks for older entries with `before`; null: there are no more. */
  next: version.nullable(),
  isDeleted: z.boolean(),
  /** The present version, for `expectedVersion` of a change. */
  version,
  /** The version of the last content: the present one, or the one before the deletion. */
  lastContent: version,
});

const kindAndId = z.object({ kind: z.enum(historyKinds), id: z.string().min(1).max(64) });

const examVersion = examDetails.extend({ isPublished: z.boolean(), questions: z.array(examQuestion) });
const contentAtVersion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), content: topicContent }),
  z.object({ kind: z.literal('lesson'), content: lessonContent }),
  z.object({ kind: z.literal('question'), content: questionContent }),
  z.object({ kind: z.literal('video'), content: videoContent }),
  z.object({ kind: z.literal('exam'), content: examVersion }),
  z.object({ kind: z.literal('exam-question'), content: examQuestion }),
]);

export const historyCalls = {
  getHistory: defineCall({
    name: 'getHistory',
    summary: 'Quién cambió un contenido, cuándo y qué',
    access: 'admin',
    params: kindAndId,
    query: z.strictObject({ before: queryInt.positive().optional() }),
    reply: history,
  }),
  listDeletedContent: defineCall({
    name: 'listDeletedContent',
    summary: 'Las últimas lecciones, preguntas o videos que se eliminaron de un tema',
    access: 'admin',
    params: pathId,
    query: z.strictObject({ kind: z.enum(deletedKinds) }),
    /** Newest first. `at`: the content before the deletion. */
    reply: z.array(z.object({ id: entityId, deletedAt: z.iso.datetime(), at: contentAtVersion })),
  }),
  listDeletedExams: defineCall({
    name: 'listDeletedExams',
    summary: 'Los últimos ensayos que se eliminaron',
    access: 'admin',
    /** Newest first. */
    reply: z.array(z.object({ id: entityId, title: z.string(), deletedAt: z.iso.datetime() })),
  }),
  /** A deleted topic cannot be restored. */
  restoreContent: defineCall({
    name: 'restoreContent',
    summary: 'Volver a una versión anterior de un contenido, también si se eliminó',
    access: 'admin',
    params: kindAndId,
    body: z.strictObject({
      version,
      /** The version that the author saw as the present one. A change by another person since then is a conflict. */
      expectedVersion: version,
      ...confirmed,
    }),
    reply: z.object({ id: entityId }),
  }),
  getContentAtVersion: defineCall({
    name: 'getContentAtVersion',
    summary: 'Un contenido como era en una versión',
    access: 'admin',
    params: kindAndId.extend({ version: z.coerce.number<string>().int().positive() }),
    reply: contentAtVersion,
  }),
};

export type HistoryKind = (typeof historyKinds)[number];
export type HistoryChange = z.infer<typeof change>;
export type HistoryEntry = z.infer<typeof entry>;
export type History = z.infer<typeof history>;
export type ContentAtVersion = z.infer<typeof contentAtVersion>;
