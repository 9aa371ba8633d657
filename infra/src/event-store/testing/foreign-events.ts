import { binaryEvent, type EventData, EventStoreDBClient, type JSONType, jsonEvent } from '@eventstore/db-client';

/** Events of other programs may have our type names and any metadata. */
export const foreignEvents = (): EventData[] => [
  jsonEvent({ type: 'Counted', data: { n: 90 } }),
  jsonEvent({ type: 'Counted', data: { n: 91 }, metadata: { $correlationId: 'c', schemaVersion: 1 } }),
  jsonEvent({ type: 'CourseDefined', data: { n: 92 } }),
  binaryEvent({ type: 'Counted', data: Buffer.from([0xff, 0x00]), metadata: Buffer.from([0xff, 0x00]) }),
  binaryEvent({ type: 'Counted', data: Buffer.from('{'), metadata: Buffer.from('null') }),
  binaryEvent({ type: 'Counted', data: Buffer.from('{'), metadata: Buffer.from('7') }),
];

const ours = { schemaVersion: 1, correlationId: 'c', causationId: 'd', occurredAt: '2026-03-02T12:00:00.000Z' };

const deep = (levels: number): JSONType => (levels === 1 ? {} : { n: deep(levels - 1) });
/** A number as another program may write it. TypeScript does not know the function yet. */
const written = (text: string) => (JSON as unknown as { rawJSON(text: string): JSONType }).rawJSON(text);

/** Unreadable events: they have our metadata fields, but this platform could not have written them. */
export const unreadableEvents = (type = 'Counted'): EventData[] => [
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, schemaVersion: 'one' } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, schemaVersion: 2 ** 31 } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, occurredAt: 'yesterday' } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, correlationId: null } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, schemaVersion: 0, eventId: 'mine' } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, userId: 'a\0' } }),
  jsonEvent({ type, data: { n: 'one' }, metadata: ours }),
  jsonEvent({ type, data: { n: 'a\0' }, metadata: ours }),
  jsonEvent({ type, data: { n: '\ud800' }, metadata: ours }),
  jsonEvent({ type, data: [1], metadata: ours }),
  jsonEvent({ type, data: 'one', metadata: ours }),
  jsonEvent({ type, data: { n: [written('1e400')] }, metadata: ours }),
  jsonEvent({ type, data: { n: [written('-0')] }, metadata: ours }),
  jsonEvent({ type, data: deep(100), metadata: ours }),
  binaryEvent({ type, data: Buffer.from('{'), metadata: Buffer.from(JSON.stringify(ours)) }),
  binaryEvent({ type, data: Buffer.from([0xff, 0x00]), metadata: Buffer.from(JSON.stringify(ours)) }),
];

/** Writes to a server as another program does. */
export const writeForeign = async (url: string, stream: string, events: EventData[]): Promise<void> => {
  const client = EventStoreDBClient.connectionString(url.replace(/^kurrentdb/, 'esdb'));
  await client.appendToStream(stream, events);
  await client.dispose();
};
