import type { EventBatch, EventStore, Position } from '@matraz/infra/event-store/port';
import { pagesAfter } from './pages.ts';
import { projectedLog } from './projected-log.ts';
import type { Writer } from './writer.ts';

/** Two pages are in memory. A third of the events of an exam log have all answers of an attempt. */
const pageSize = 3_000;

/**
 * Writes pages up to the end of the log, or exactly up to a position. An abort stops it between two pages.
 *
 * @param onPage called after each page with its last position and the number of its events
 */
export const fill = async (
  store: EventStore,
  writer: Writer,
  signal: AbortSignal,
  until?: Position,
  onPage: (position: Position, events: number) => void = () => {},
): Promise<void> => {
  const isThere = () => until !== undefined && writer.position >= until;
  if (isThere()) return;
  const upTo = ({ events, position }: EventBatch): EventBatch =>
    until === undefined || position <= until
      ? { events, position }
      : { events: events.filter((event) => event.position <= until), position: until };
  const prepare = (batch: EventBatch) => {
    const wanted = upTo(batch);
    return { page: writer.prepare(wanted), events: wanted.events.length };
  };
  for await (const { page, events } of pagesAfter(
    projectedLog(store, writer.types),
    writer.position,
    pageSize,
    prepare,
  )) {
    if (signal.aborted) return;
    await writer.write(page);
    onPage(writer.position, events);
    if (isThere()) return;
  }
};
