import { AppendTooLarge, type EventStore, VersionConflict } from '@matraz/infra/event-store/port';
import { Counter, Histogram, type Registry } from 'prom-client';

export interface AppendMetrics {
  /** The store, with each of its appends measured. */
  measure(store: EventStore): EventStore;
  register(registry: Registry): void;
}

/** Measures the appends of this process. A refusal of the append itself is an answer of the log, so it is no failure. */
export const createAppendMetrics = (): AppendMetrics => {
  const duration = new Histogram({
    name: 'matraz_append_duration_seconds',
    help: 'Time of an append to the event log that the log answered.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [],
  });
  const failures = new Counter({
    name: 'matraz_append_failures_total',
    help: 'Appends to the event log that failed: nothing was saved, or that is unknown.',
    registers: [],
  });
  return {
    measure: (store) => ({
      ...store,
      async append(...append) {
        const end = duration.startTimer();
        try {
          const appended = await store.append(...append);
          end();
          return appended;
        } catch (error) {
          if (error instanceof VersionConflict || error instanceof AppendTooLarge) end();
          else failures.inc();
          throw error;
        }
      },
    }),
    register(registry) {
      registry.registerMetric(duration);
      registry.registerMetric(failures);
    },
  };
};
