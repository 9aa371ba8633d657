import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { z } from 'zod';

/** The fields that every engine needs. Data and metadata are not checked further: a copy keeps also what no reader understands. */
const envelope = z.looseObject({
  position: z.string().regex(/^[1-9]\d*$/),
  stream: z.string().min(1),
  version: z.int().positive(),
  type: z.string().min(1),
  schemaVersion: z.int(),
  data: z.looseObject({}),
  metadata: z.looseObject({ eventId: z.guid() }),
});

/** An event as one line of JSON, without the line break. The position is text: it can be larger than a number of JSON. */
export const toLine = ({ position, ...event }: RecordedEvent): string =>
  JSON.stringify({ position: String(position), ...event });

/** @returns undefined when the line is not an event */
export const fromLine = (line: string): RecordedEvent | undefined => {
  try {
    const event = JSON.parse(line);
    return envelope.safeParse(event).success ? { ...event, position: BigInt(event.position) } : undefined;
  } catch {
    return undefined;
  }
};
