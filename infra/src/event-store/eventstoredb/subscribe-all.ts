import type { AllStreamSubscription, RecordedEvent as Stored } from '@eventstore/db-client';
import type { Logger } from 'pino';
import { backoff } from '../../backoff.ts';
import type { EventBatch, RecordedEvent, SubscribeOptions } from '../port.ts';
import { createWake } from '../wake.ts';
import type { Connections } from './connections.ts';
import { toRecorded } from './convert.ts';
import { matchesFilter, serverFilter } from './event-filter.ts';
import type { OwnEventFilter } from './foreign-events.ts';
import { createHeartbeat } from './heartbeat.ts';
import { fromPosition, toPosition } from './position.ts';

/** The longest sleep. An event of the subscription ends it earlier. */
const sleepMs = 60_000;

/** The events that have arrived, without waiting. `position` also moves over other events, `passesOwn` tells whether some of these are ours. */
const takeArrived = (
  subscription: AllStreamSubscription,
  after: bigint,
  batchSize: number,
  { isWanted, isOwn }: { isWanted: (event: Stored) => boolean; isOwn: (event: Stored) => boolean },
) => {
  const events: RecordedEvent[] = [];
  let position = after;
  let passesOwn = false;
  while (events.length < batchSize) {
    const resolved = subscription.read();
    if (resolved === null) break;
    const { event } = resolved;
    if (!event?.position || toPosition(event.position) <= position) continue;
    position = toPosition(event.position);
    if (!isOwn(event)) continue;
    if (isWanted(event)) events.push(toRecorded(event));
    else passesOwn = true;
  }
  return { events, position, passesOwn };
};

interface Sources {
  connections: Connections;
  isOwnEvent: OwnEventFilter;
  /** Time for the server to confirm a subscription. */
  timeoutMs: number;
  logger?: Logger | undefined;
}

/**
 * The client does not subscribe again after an error, so this function does, from the last position. After the confirmation the
 * client's pings detect a silent server within 20 s. Calls of the same store detect it earlier.
 */
export async function* subscribeAll(
  { connections, isOwnEvent, timeoutMs, logger }: Sources,
  { after, filter = {}, batchSize = 500, tellsPosition = false, signal }: SubscribeOptions,
): AsyncGenerator<EventBatch> {
  let position = after;
  const isWanted = (event: Stored) => matchesFilter(filter, event);
  for (let failures = 0; !signal.aborted; await backoff(++failures, { signal })) {
    const wake = createWake();
    let failure: unknown;
    const connection = connections.current();
    const heartbeat = createHeartbeat(timeoutMs);
    const subscription = connection.client.subscribeToAll(
      {
        fromPosition: fromPosition(position),
        // The server sends checkpoints rarely. For a caller that must know the position, the filter is applied here
        // instead.
        filter: serverFilter(tellsPosition ? {} : filter, {
          // The server has searched up to the checkpoint. Events that still wait here are before it, so it is ignored then.
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
      heartbeat.stop();
    });
    const giveUp = () => fail(connection.gone.reason);
    connection.gone.addEventListener('abort', giveUp);
    heartbeat.signal.addEventListener('abort', () => connections.drop(connection));
    try {
      while (!signal.aborted) {
        wake.reset();
        const { passesOwn, ...batch } = takeArrived(subscription, position, batchSize, { isWanted, isOwn: isOwnEvent });
        position = batch.position;
        // A batch with events of other programs only is left out: they may be many, and the head does not count them.
        if (batch.events.length > 0 || (tellsPosition && passesOwn)) yield batch;
        else if (failure) break;
        else await wake.sleep(sleepMs, signal);
      }
    } finally {
      heartbeat.stop();
      connection.gone.removeEventListener('abort', giveUp);
      subscription.unsubscribe().catch(() => {}); // fails on a lost connection, which has ended the subscription
    }
    if (failure) logger?.warn({ err: failure, failures }, 'the subscription was cut');
  }
}
