import type { EventBatch, Position } from '@matraz/infra/event-store/port';
import type { ProjectedLog } from './projected-log.ts';

/**
 * The log after a position, in pages, up to its present end. While one page is written, the next is read and prepared.
 * A page is empty when the log's filter left out all its events.
 *
 * @param size maximum number of events of a page
 */
export async function* pagesAfter<Page>(
  log: Pick<ProjectedLog, 'readAll'>,
  after: Position,
  size: number,
  prepare: (batch: EventBatch) => Page,
): AsyncGenerator<Page> {
  const read = (position: Position) => {
    const page = log
      .readAll({ after: position, limit: size })
      .then((batch) => (batch.position === position ? null : { position: batch.position, prepared: prepare(batch) }));
    page.catch(() => {}); // the caller gets the error when it takes the page
    return page;
  };
  let next = read(after);
  for (let page = await next; page !== null; page = await next) {
    next = read(page.position);
    yield page.prepared;
  }
}
