import { z } from 'zod';

/** Read models that the browser holds. The name is the first part of its query keys. */
export const readModels = [
  'user',
  'stats',
  'courses',
  'topics',
  'topic',
  'review',
  'activity',
  'goals',
  'path',
  'exams',
  'exam',
  'attempts',
  'attempt',
  'payments',
  'classes',
  'class',
] as const;

const readModelChange = z.union([z.tuple([z.enum(readModels)]), z.tuple([z.enum(readModels), z.string()])]);

/** A read model that changed. The second part, when there is one, names the one entity that changed. */
export type ReadModelChange = z.infer<typeof readModelChange>;

/** A change and the user who sees it. Null: every user. */
export type UserChange = readonly [userId: string | null, ...change: ReadModelChange];

/** Every read model of every user. Sent when it is unknown what changed. */
export const everyChange: readonly UserChange[] = readModels.map((model) => [null, model]);

/**
 * `since`: the `x-read-position` of the page's first read. The stream starts with the changes since then. Without it, the page reads
 * everything again once the stream is open.
 */
export const updateQuery = z.object({
  since: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type UpdateQuery = z.infer<typeof updateQuery>;

/** `data:` of one message of `GET /api/updates`. */
export const updateMessage = z.object({ changed: z.array(readModelChange) });
export type UpdateMessage = z.infer<typeof updateMessage>;
