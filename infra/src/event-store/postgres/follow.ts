import type { Logger } from 'pino';
import { backoff } from '../../backoff.ts';
import type { Listener } from '../../postgres/listen.ts';
import type { EventBatch, ReadAllOptions, SubscribeOptions } from '../port.ts';
import { createWake } from '../wake.ts';

/**
 * Milliseconds between two reads without a NOTIFY. An append of events that can wait sends none, and a NOTIFY can be lost. The poll finds their events.
 */
const poll = 1_000;

/**
 * Milliseconds that a filtered subscription gathers appends before it reads, unless `tellsPosition`. On an exam morning
 * even the appends of its types come one by one.
 */
const gather = 50;

/** Whether an append must be read now. A payload without types comes from a copied log or from very many types. */
const wakes = (
  { filter, tellsPosition }: Pick<SubscribeOptions, 'filter' | 'tellsPosition'>,
  { types }: Record<string, unknown>,
): boolean =>
  tellsPosition || !Array.isArray(types) || !filter?.types || types.some((type) => filter.types?.includes(type));

interface Sources {
  listener: Listener;
  readAll(options: ReadAllOptions): Promise<EventBatch>;
  logger?: Logger | undefined;
}

/**
 * Catch-up and live events use one loop: read until a page is not full, then sleep until the next append of a wanted type. The
 * position stays where the last read ended, so a later read passes over everything that came meanwhile.
 */
export async function* follow(
  { listener, readAll, logger }: Sources,
  options: SubscribeOptions,
): AsyncGenerator<EventBatch> {
  const { after, filter, batchSize = 500, tellsPosition = false, signal } = options;
  const wake = createWake();
  const pause = createWake();
  const hear = (payload: Record<string, unknown>) => {
    if (wakes(options, payload)) wake.ring();
  };
  const unsubscribes = [listener.on('matraz_events', hear), listener.onReconnect(wake.ring)];
  let position = after;
  let failures = 0;

  const next = async (): Promise<EventBatch | null> => {
    try {
      const batch = await readAll({ after: position, limit: batchSize, ...(filter && { filter }) });
      failures = 0;
      return batch;
    } catch (error) {
      failures += 1;
      logger?.warn({ err: error, failures }, 'the event log could not be read');
      await backoff(failures, { signal });
      return null;
    }
  };

  try {
    while (!signal.aborted) {
      wake.reset();
      const batch = await next();
      if (!batch || signal.aborted) continue;
      const hasMoved = batch.position > position;
      position = batch.position;
      if (batch.events.length > 0 || (tellsPosition && hasMoved)) yield batch;
      if (batch.events.length === batchSize) continue;
      await wake.sleep(poll, signal);
      if (filter && !tellsPosition) await pause.sleep(gather, signal);
    }
  } finally {
    for (const unsubscribe of unsubscribes) unsubscribe();
  }
}
