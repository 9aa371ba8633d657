import type { EventBatch, EventStore, Position } from '@matraz/infra/event-store/port';

/**
 * The log after a position up to its end as it is now, in pages. The next page is read while the last one is being written.
 *
 * @param size most events of a page
 */
export async function* pagesAfter(store: EventStore, after: Position, size: number): AsyncGenerator<EventBatch> {
  const read = (position: Position) => {
    const page = store.readAll({ after: position, limit: size });
    page.catch(() => {}); // whoever takes the page hears the error; who stops before that does not need it
    return page;
  };
  let next = read(after);
  for (;;) {
    const page = await next;
    if (page.events.length === 0) return;
    next = read(page.position);
    yield page;
  }
}
