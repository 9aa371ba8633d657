import { z } from 'zod';

/** UUIDv7 (attempts: UUIDv5). */
export const entityId = z.uuid();

/** 1 Química, 2 Física, 3 Biología. Defined at the first start of a platform. The largest one is PostgreSQL's largest integer. */
export const courseId = z.int().positive().max(2_147_483_647);

/** An id in a path. Any text is valid, so that an unknown id gives 404 and not 400. */
export const pathId = z.object({ id: z.string().min(1).max(64) });

export const queryInt = z.coerce.number<number | string>().int();

/**
 * The version that the author of a change saw. When another author has changed the same content since, the change is refused with
 * 409 `edit_conflict`. Without it the change replaces any version.
 */
export const expectedVersion = { expectedVersion: z.int().positive().optional() };
