import { binaryEvent, type EventData, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

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

/** Events with our metadata fields that nobody can read. */
export const unreadableEvents = (type = 'Counted'): EventData[] => [
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, schemaVersion: 'one' } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, schemaVersion: 2 ** 31 } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, occurredAt: 'yesterday' } }),
  jsonEvent({ type, data: { n: 1 }, metadata: { ...ours, correlationId: null } }),
  jsonEvent({ type, data: { n: 'one' }, metadata: ours }),
  jsonEvent({ type, data: [1], metadata: ours }),
  jsonEvent({ type, data: 'one', metadata: ours }),
  binaryEvent({ type, data: Buffer.from('{'), metadata: Buffer.from(JSON.stringify(ours)) }),
  binaryEvent({ type, data: Buffer.from([0xff, 0x00]), metadata: Buffer.from(JSON.stringify(ours)) }),
];

/** Writes to a server as another program does. */
export const writeForeign = async (url: string, stream: string, events: EventData[]): Promise<void> => {
  const client = EventStoreDBClient.connectionString(url.replace(/^kurrentdb/, 'esdb'));
  await client.appendToStream(stream, events);
  await client.dispose();
};
