import { z } from 'zod';

/** UUIDv7 (attempts: UUIDv5), opaque to everybody but the store. */
export const entityId = z.uuid();

/** 1 Química, 2 Física, 3 Biología: defined at the first start of every platform. */
export const courseId = z.int().positive();

/** In a path: anything may stand there; what names nothing is answered 404, never 400. */
export const pathId = z.object({ id: z.string().min(1).max(64) });

/** A whole number in a query, where everything arrives as text. */
export const queryInt = z.coerce.number<number | string>().int();
