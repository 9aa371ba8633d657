import { setImmediate as turn } from 'node:timers/promises';
import type { EventBatch, EventStore, Position } from '@matraz/infra/event-store/port';

/**
 * The log after a position, in pages, up to its present end. While one page is written, the next is prepared, and the one after that is read.
 *
 * @param size maximum number of events of a page
 */
export async function* pagesAfter<Page>(
  store: EventStore,
  after: Position,
  size: number,
  prepare: (batch: EventBatch) => Page,
): AsyncGenerator<Page> {
  /** The caller gets an error when it takes the page. */
  const later = <T>(page: Promise<T>): Promise<T> => {
    page.catch(() => {});
    return page;
  };
  const read = (position: Position) => later(store.readAll({ after: position, limit: size }));
  const prepareOne = async (reading: Promise<EventBatch>) => {
    const batch = await reading;
    if (batch.events.length === 0) return null;
    const following = read(batch.position);
    // Preparing takes the whole process for a while. In this turn the read is sent.
    await turn();
    return { prepared: prepare(batch), following };
  };
  let next = later(prepareOne(read(after)));
  for (let page = await next; page !== null; page = await next) {
    next = later(prepareOne(page.following));
    yield page.prepared;
  }
}
