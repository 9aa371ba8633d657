import type { EventBatch, EventStore, Position } from '@matraz/infra/event-store/port';

/**
 * The log after a position up to its end as it is now, in pages. While one page is being written, the next is read and prepared.
 *
 * @param size most events of a page
 */
export async function* pagesAfter<Page>(
  store: EventStore,
  after: Position,
  size: number,
  prepare: (batch: EventBatch) => Page,
): AsyncGenerator<Page> {
  const read = (position: Position) => {
    const page = store
      .readAll({ after: position, limit: size })
      .then((batch) => (batch.events.length === 0 ? null : { position: batch.position, prepared: prepare(batch) }));
    page.catch(() => {}); // whoever takes the page hears the error; who stops before that does not need it
    return page;
  };
  let next = read(after);
  for (let page = await next; page !== null; page = await next) {
    next = read(page.position);
    yield page.prepared;
  }
}
