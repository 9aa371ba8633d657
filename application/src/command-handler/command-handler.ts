import { setTimeout as delay } from 'node:timers/promises';
import type { MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '@matraz/domain/decider';
import { DomainError } from '@matraz/domain/errors';
import { type EventStore, type Position, VersionConflict } from '@matraz/infra/event-store/port';
import { createKeyedQueue } from '@matraz/infra/task-queue';
import { LRUCache } from 'lru-cache';
import { encodeEvents } from './event-codec.ts';
import { foldStream, type Outcome, outcomeKey, remembered, type StreamState } from './stream-state.ts';

export interface CommandContext {
  /** Who acts; absent: the platform itself. */
  userId?: string;
  correlationId: string;
  /** One per action of a person: its repeat is answered as the first time. */
  idempotencyKey?: string;
  now: Date;
}

export interface Handled<State, Event> {
  /** What this command brought about; of a repeated command, the first time's events. */
  events: Event[];
  /** The stream as it stands now, with its version. */
  state: State;
  version: number;
  /** Where a reader must be to have seen `events`; null: nothing was appended. */
  position: Position | null;
  /** The idempotency key stood in the stream already: nothing was appended now. */
  replayed: boolean;
}

/**
 * Loads the stream, decides, appends at the version read.
 *
 * @throws DomainError when a rule says no
 * @throws VersionConflict when others kept moving the stream; what the store throws besides: the same command with the same
 *   idempotency key may be sent again
 */
export type Handle = <State, Command, Event extends MatrazEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command,
  context: CommandContext,
) => Promise<Handled<State, Event>>;

/** Conflicts come only from other processes, because one process takes turns: a few tries outlast any real contention. */
const mostTries = 12;

/**
 * @param cacheSize states that stay in memory, the most recently used ones; each answer kept for a repeated key, the newest few of
 *   each stream, counts as one more
 * @param random from 0 to 1, for the pause after a conflict
 * @param pause waits for milliseconds
 */
export const createCommandHandler = ({
  store,
  cacheSize = 100_000,
  random = Math.random,
  pause = delay,
}: {
  store: EventStore;
  cacheSize?: number;
  random?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}): Handle => {
  // One stream has one decider, so the stream's name tells the types of what is kept under it.
  const cache = new LRUCache<string, StreamState<unknown, MatrazEvent>>({
    maxSize: cacheSize,
    sizeCalculation: ({ outcomes }) => 1 + outcomes.size,
  });
  const inTurn = createKeyedQueue();

  return (decider, stream, command, context) => {
    type State = ReturnType<typeof decider.initialState>;
    type Event = ReturnType<typeof decider.decide>[number];
    type Loaded = StreamState<State, Event>;
    const key = outcomeKey(context);

    const load = async (): Promise<Loaded> => {
      const loaded = foldStream(decider, await store.readStream(stream));
      cache.set(stream, remembered(loaded));
      return loaded;
    };
    const replay = ({ state, version }: Loaded, { events, position }: Outcome<Event>): Handled<State, Event> => ({
      events,
      state,
      version,
      position,
      replayed: true,
    });

    const attempt = async ({ isFresh }: { isFresh: boolean }): Promise<Handled<State, Event> | 'again'> => {
      const cached = isFresh ? undefined : (cache.get(stream) as Loaded | undefined);
      const current = cached ?? (await load());
      const earlier = key === null ? undefined : current.outcomes.get(key);
      if (earlier) return replay(current, earlier);

      let events: Event[];
      try {
        events = decider.decide(command, current.state);
      } catch (error) {
        // Nothing will be appended, so no version check would notice that the state in memory is old: ask the log.
        if (cached && error instanceof DomainError) return 'again';
        throw error;
      }
      if (events.length === 0) {
        if (cached) return 'again';
        return { events, state: current.state, version: current.version, position: null, replayed: false };
      }

      // The store knows a repeat by the id of the last event. One event is the first of whatever its key brought about; of several
      // the last may be new though the key is not.
      if (current.forgets && key !== null && events.length > 1) return 'again';

      const { version, position, duplicate } = await store.append(stream, encodeEvents(events, stream, context), {
        expectedVersion: current.version,
      });
      // This very command was written before, by another process or by a try whose reply was lost: what it decided then is the
      // answer. Ids without a key are new in each try, so there a duplicate is this append itself, repeated below us.
      if (duplicate && key !== null) return 'again';
      const state = events.reduce(decider.evolve, current.state);
      const outcomes = key === null ? current.outcomes : new Map(current.outcomes).set(key, { events, position });
      cache.set(stream, remembered({ state, version, outcomes, forgets: current.forgets }));
      return { events, state, version, position, replayed: false };
    };

    return inTurn(stream, async () => {
      for (let tries = 1; ; tries++) {
        try {
          const handled = await attempt({ isFresh: tries > 1 });
          if (handled !== 'again') return handled;
          if (tries === mostTries)
            throw new Error(`stream ${stream} holds an event id of this command, but not its key`);
        } catch (error) {
          // After an unknown error the append may or may not have happened: the next command reads the log.
          if (!(error instanceof DomainError)) cache.delete(stream);
          if (!(error instanceof VersionConflict) || tries === mostTries) throw error;
          // Random, so that two processes in conflict do not meet again.
          await pause(random() * Math.min(100, 2 ** tries));
        }
      }
    });
  };
};
