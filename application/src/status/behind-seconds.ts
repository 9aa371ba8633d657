import type { EventStore, Position } from '@matraz/infra/event-store/port';

/** Age of the oldest event after a position. 0: there is none. */
export const behindSeconds = async (
  store: Pick<EventStore, 'readAll'>,
  position: Position,
  now: Date,
): Promise<number> => {
  const { events } = await store.readAll({ after: position, limit: 1 });
  const [oldest] = events;
  return oldest ? Math.max(0, (now.getTime() - Date.parse(oldest.metadata.occurredAt)) / 1_000) : 0;
};
