import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { isSpanId, type Tracing } from '@matraz/infra/tracing/tracing';

/** Runs the write of a batch. Each of its events that was appended with tracing gets a span in the trace of its request. */
export const traceBatch = async (
  tracing: Tracing,
  events: readonly RecordedEvent[],
  write: () => Promise<void>,
): Promise<void> => {
  if (!tracing.isOn) return write();
  const attributes = { 'matraz.batch_events': events.length };
  const spans = events
    .filter(({ metadata }) => isSpanId(metadata.causationId))
    .map(({ type, metadata }) => tracing.start(`project ${type}`, metadata, { kind: 'consumer', attributes }));
  try {
    await write();
    for (const span of spans) span.end();
  } catch (error) {
    for (const span of spans) span.end({ isFailed: true });
    throw error;
  }
};
