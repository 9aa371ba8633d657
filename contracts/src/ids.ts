import { z } from 'zod';

/** UUIDv7 (attempts: UUIDv5). */
export const entityId = z.uuid();

/** 1 Química, 2 Física, 3 Biología. Defined at the first start of a platform. */
export const courseId = z.int().positive();

/** An id in a path. Any text is valid, so that an unknown id gives 404 and not 400. */
export const pathId = z.object({ id: z.string().min(1).max(64) });

/** A whole number in a query string. */
export const queryInt = z.coerce.number<number | string>().int();
