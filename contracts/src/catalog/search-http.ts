import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseId, entityId } from '../ids.ts';

/** Pieces of a text, and whether each is a word that was searched. */
const marked = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

const searchResult = z.object({
  topics: z.array(z.object({ id: entityId, courseId, unit: z.string(), title: marked, isDraft: z.boolean() })),
  lessons: z.array(
    z.object({
      id: entityId,
      topicId: entityId,
      topicTitle: z.string(),
      title: marked,
      /** Empty: the lesson is locked. */
      excerpt: marked,
      locked: z.boolean(),
    }),
  ),
  questions: z.array(z.object({ id: entityId, topicId: entityId, topicTitle: z.string(), excerpt: marked })),
});

export const searchCalls = {
  search: defineCall({
    name: 'search',
    summary: 'Busca en temas, lecciones y preguntas, sin distinguir tildes. Nunca en alternativas ni explicaciones',
    access: 'session',
    query: z.strictObject({ q: z.string().max(200) }),
    reply: searchResult,
  }),
};

export type SearchResult = z.infer<typeof searchResult>;
export type Marked = z.infer<typeof marked>;
