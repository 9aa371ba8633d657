import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@matraz/domain/errors';
import { doubledWait } from '@matraz/infra/backoff';
import { keyHash } from '@matraz/infra/event-store/key-hash';
import { type EventStore, VersionConflict } from '@matraz/infra/event-store/port';
import { createKeyedQueue } from '@matraz/infra/task-queue';
import { commandFor, type Handle, type Handled } from './command.ts';
import { encodeEvents } from './event-codec.ts';
import { createStreamCache } from './stream-cache.ts';
import { emptyStream, foldStream, type Outcome, outcomeKey, remembered, type StreamState } from './stream-state.ts';

/** The longest pause after a conflict, in milliseconds. */
const conflictWaits = { first: 2, longest: 100 };
/**
 * Conflicts come only from other processes, because a process runs one command per stream at a time. A few tries are
 * enough.
 */
const mostTries = 12;
/**
 * After another process has written a stream, this process reads the stream before each of its next commands. A conflict costs more than a
 * read: an append for nothing, a pause, and the read.
 */
const carefulCommands = 4;

/** Which events a try reads: none when the state is cached, those after the cached state, or all. */
type Reading = 'none' | 'newer' | 'all';

/**
 * @param options `memory`: for cached streams, in bytes; the most recently used ones stay. `random`: returns a number from 0 to 1, for the
 *   pause after a conflict. `pause`: waits for this many milliseconds.
 */
export const createCommandHandler = ({
  store,
  memory = 64_000_000,
  random = Math.random,
  pause = delay,
}: {
  store: EventStore;
  memory?: number;
  random?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}): Handle => {
  // A stream has one decider, so the stream's name determines the types of its cached state.
  const cache = createStreamCache(memory);
  const runInOrder = createKeyedQueue();

  return (decider, stream, command, context, { check, expectsNew = false } = {}) => {
    type State = ReturnType<typeof decider.initialState>;
    type Event = ReturnType<typeof decider.decide>[number];
    type Loaded = StreamState<State, Event>;
    const { idempotencyKey } = context;
    const key =
      idempotencyKey === undefined ? null : outcomeKey({ ...context, idempotencyKeyHash: keyHash(idempotencyKey) });

    const keep = (loaded: Loaded): Loaded => {
      cache.set(stream, remembered(loaded), { isOver: decider.isOver?.(loaded.state) ?? false });
      return loaded;
    };
    const loadAll = async () => keep(foldStream(decider, await store.readStream(stream)));
    const loadNewer = async (known: Loaded) => {
      const events = await store.readStream(stream, { from: known.version + 1 });
      const readsFirst = events.length > 0 && known.version > 0 ? carefulCommands : Math.max(0, known.readsFirst - 1);
      return keep(foldStream(decider, events, { ...known, readsFirst }));
    };
    const replay = ({ state, version }: Loaded, { events, position }: Outcome<Event>): Handled<State, Event> => ({
      events,
      state,
      version,
      position,
      replayed: true,
    });

    /** The cached state may be old; a refusal or an append is checked against the log. */
    const knownOrNew = (): Loaded | undefined => {
      const cached = cache.get(stream) as Loaded | undefined;
      return cached ?? (expectsNew ? emptyStream(decider.initialState()) : undefined);
    };
    /** @returns what must be read before the command is decided again, if it must */
    const tryOnce = async (reading: Reading): Promise<Handled<State, Event> | 'newer' | 'all'> => {
      const known = reading === 'all' ? undefined : knownOrNew();
      const cached = reading === 'none' ? known : undefined;
      const current = cached ?? (await (known ? loadNewer(known) : loadAll()));
      const earlier = current.outcomes.find((outcome) => outcome.key === key);
      if (earlier) return replay(current, earlier);
      if (key !== null && reading !== 'all' && current.forgotten.has(key)) return 'all';

      let events: Event[];
      try {
        await check?.(current);
        events = decider.decide(await commandFor(command, current.state, current.version), current.state);
      } catch (error) {
        // Nothing is appended, so no version check shows that the cached state is old. Decide again on the log's state.
        if (cached && error instanceof DomainError) return 'newer';
        throw error;
      }
      if (events.length === 0) {
        if (cached) return 'newer';
        return { events, state: current.state, version: current.version, position: null, replayed: false };
      }

      const encoded = encodeEvents(events, stream, context);
      const { version, position, duplicate } = await store.append(stream, encoded, {
        expectedVersion: current.version,
      });
      // The command was appended before, by another process or by a try whose reply was lost. Its first events are the answer.
      // A command without a key has new ids. A duplicate is then this append, which the store repeated.
      if (duplicate && key !== null) return 'all';
      const state = events.reduce(decider.evolve, current.state);
      const outcomes = key === null ? current.outcomes : [...current.outcomes, { key, events, position }];
      keep({ ...current, state, version, outcomes });
      return { events, state, version, position, replayed: false };
    };

    return runInOrder(stream, async () => {
      let reading: Reading = (cache.get(stream)?.readsFirst ?? 0) > 0 ? 'newer' : 'none';
      for (let tries = 1; ; tries++) {
        try {
          const handled = await tryOnce(reading);
          if (typeof handled === 'object') return handled;
          reading = handled;
          if (tries === mostTries)
            throw new Error(`stream ${stream} holds an event id of this command, but not its key`);
        } catch (error) {
          const isConflict = error instanceof VersionConflict && tries < mostTries;
          // After an unknown error the append may or may not have happened: the next command reads the log.
          if (!isConflict && !(error instanceof DomainError)) cache.delete(stream);
          if (!isConflict) throw error;
          reading = 'newer';
          // A random pause, so that two processes do not conflict again.
          await pause(random() * doubledWait(tries, conflictWaits));
        }
      }
    });
  };
};
