import type { z } from 'zod';

type Stored = Record<string, unknown>;

/**
 * An event type at its current version. Stored events are never rewritten: `upcasts[n]` turns the data of version n into version
 * n + 1. `read` throws ZodError when the data fit no version.
 */
export const defineEvent = <Schema extends z.ZodType>(
  version: number,
  schema: Schema,
  upcasts: Record<number, (stored: Stored) => Stored> = {},
) => ({
  version,
  schema,
  read(storedVersion: number, stored: Stored): z.infer<Schema> {
    let data = stored;
    for (let v = storedVersion; v < version; v++) data = upcasts[v]?.(data) ?? data;
    return schema.parse(data);
  },
});

type EventDefinition = ReturnType<typeof defineEvent>;
export type EventDefinitions = Record<string, EventDefinition>;

/** The union of `{ type, data }` of a set of definitions. */
export type EventOf<Definitions extends EventDefinitions> = {
  [Type in keyof Definitions & string]: { type: Type; data: z.infer<Definitions[Type]['schema']> };
}[keyof Definitions & string];
