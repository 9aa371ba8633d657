import type { z } from 'zod';

type Stored = Record<string, unknown>;

/**
 * An event type at its current version: 1, and one more for each upcast. Stored events are never rewritten: the first upcast turns
 * the data of version 1 into version 2, the second one into version 3. `read` throws ZodError when the data fit no version.
 */
export const defineEvent = <Schema extends z.ZodType>(schema: Schema, ...upcasts: ((stored: Stored) => Stored)[]) => ({
  version: upcasts.length + 1,
  schema,
  read: (storedVersion: number, stored: Stored): z.infer<Schema> =>
    schema.parse(upcasts.slice(storedVersion - 1).reduce((data, upcast) => upcast(data), stored)),
});

type EventDefinition = ReturnType<typeof defineEvent>;
export type EventDefinitions = Record<string, EventDefinition>;

/** The union of `{ type, data }` of a set of definitions. */
export type EventOf<Definitions extends EventDefinitions> = {
  [Type in keyof Definitions & string]: { type: Type; data: z.infer<Definitions[Type]['schema']> };
}[keyof Definitions & string];
