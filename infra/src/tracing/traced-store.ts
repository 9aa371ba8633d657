import type { EventStore } from '../event-store/port.ts';
import type { Tracing } from './tracing.ts';

const categoryOf = (stream: string) => stream.slice(0, stream.indexOf('-'));

/** The store, with a span for each append. */
export const traceStore = (store: EventStore, tracing: Tracing): EventStore => {
  if (!tracing.isOn) return store;
  return {
    ...store,
    async append(stream, events, options) {
      const types = [...new Set(events.map(({ type }) => type))];
      const attributes = { 'matraz.category': categoryOf(stream), 'matraz.event_types': types };
      const [first] = events;
      if (!first) return store.append(stream, events, options);
      const span = tracing.start('append', first.metadata, { attributes });
      try {
        const appended = await store.append(stream, events, options);
        span.end();
        return appended;
      } catch (error) {
        span.end({ isFailed: true });
        throw error;
      }
    },
  };
};
