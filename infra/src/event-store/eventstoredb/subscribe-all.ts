import type { AllStreamSubscription, EventStoreDBClient } from '@eventstore/db-client';
import type { Logger } from 'pino';
import { backoff } from '../backoff.ts';
import type { EventBatch, EventFilter, RecordedEvent, SubscribeOptions } from '../port.ts';
import { createWake } from '../wake.ts';
import { isSystemEvent, toRecorded } from './convert.ts';
import { passes, serverFilter } from './passes.ts';
import { fromPosition, toPosition } from './position.ts';

/** Milliseconds to sleep at most; the subscription's own events wake earlier. */
const longSleep = 60_000;

/** What has arrived, without waiting. `position` moves over events that do not pass, too. */
const takeArrived = (subscription: AllStreamSubscription, after: bigint, batchSize: number, filter: EventFilter) => {
  const events: RecordedEvent[] = [];
  let position = after;
  while (events.length < batchSize) {
    const resolved = subscription.read();
    if (resolved === null) break;
    const { event } = resolved;
    if (!event?.position || toPosition(event.position) <= position) continue;
    position = toPosition(event.position);
    if (!isSystemEvent(event) && passes(filter, event)) events.push(toRecorded(event));
  }
  return { events, position };
};

/** One server subscription after the other: the client does not subscribe again, so this does, from the last position. */
export async function* subscribeAll(
  { client, logger }: { client: EventStoreDBClient; logger?: Logger | undefined },
  { after, filter = {}, batchSize = 500, signal }: SubscribeOptions,
): AsyncGenerator<EventBatch> {
  let position = after;
  for (let failures = 0; !signal.aborted; await backoff(++failures, signal)) {
    const wake = createWake();
    let failure: unknown;
    const subscription = client.subscribeToAll(
      {
        fromPosition: fromPosition(position),
        filter: serverFilter(filter, {
          // How far the server has looked. Events that still wait here lie before it, and then it does not count.
          checkpointReached: async (_, checkpoint) => {
            if (subscription.readableLength === 0 && toPosition(checkpoint) > position)
              position = toPosition(checkpoint);
          },
        }),
      },
      { highWaterMark: batchSize },
    );
    const fail = (error?: Error) => {
      failure ??= error ?? new Error('the server ended the subscription');
      wake.ring();
    };
    subscription.on('error', fail).on('end', fail).on('close', fail).on('readable', wake.ring);
    subscription.on('confirmation', () => {
      failures = 0;
    });
    try {
      while (!signal.aborted) {
        wake.reset();
        const batch = takeArrived(subscription, position, batchSize, filter);
        position = batch.position;
        if (batch.events.length > 0) yield batch;
        else if (failure) break;
        else await wake.sleep(longSleep, signal);
      }
    } finally {
      subscription.unsubscribe().catch(() => {}); // of a connection that is gone there is nothing to end
    }
    if (failure) logger?.warn({ err: failure, failures }, 'the subscription was cut');
  }
}
