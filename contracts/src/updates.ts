import { z } from 'zod';

/** Read models a browser holds, as the first part of its query keys. */
export const readModels = [
  'user',
  'stats',
  'courses',
  'topics',
  'topic',
  'review',
  'activity',
  'exams',
  'exam',
  'attempts',
  'attempt',
] as const;
export type ReadModel = (typeof readModels)[number];

/** `data:` of one message of `GET /api/updates`: the read models that changed for this user. A pair names one entity. */
export const changed = z.object({
  changed: z.array(z.union([z.tuple([z.enum(readModels)]), z.tuple([z.enum(readModels), z.string()])])),
});
export type Changed = z.infer<typeof changed>;
