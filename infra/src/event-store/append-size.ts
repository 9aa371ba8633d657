import { AppendTooLarge, mostAppendBytes, type NewEvent } from './port.ts';

/** Counts bytes as EventStoreDB does: data, metadata and type. */
export const bytesOf = ({ type, schemaVersion, data, metadata }: NewEvent): number =>
  Buffer.byteLength(JSON.stringify(data)) +
  Buffer.byteLength(JSON.stringify({ ...metadata, schemaVersion })) +
  2 * type.length;

/** @throws AppendTooLarge */
export const refuseTooLarge = (events: readonly NewEvent[]): void => {
  const bytes = events.reduce((sum, event) => sum + bytesOf(event), 0);
  if (bytes > mostAppendBytes) throw new AppendTooLarge(bytes);
};
