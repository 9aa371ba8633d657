import { setTimeout as delay } from 'node:timers/promises';
import type { MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '@matraz/domain/decider';
import { DomainError } from '@matraz/domain/errors';
import { doubledWait } from '@matraz/infra/backoff';
import { type EventStore, type Position, type RecordedEvent, VersionConflict } from '@matraz/infra/event-store/port';
import type { SnapshotEvent, SnapshotStore } from '@matraz/infra/snapshots/port';
import { createKeyedQueue } from '@matraz/infra/task-queue';
import { encodeEvents } from './event-codec.ts';
import { isSnapshotDue, readLongStream } from './long-stream.ts';
import { createStreamCache } from './stream-cache.ts';
import {
  emptyStream,
  foldStream,
  fromSnapshot,
  type Outcome,
  outcomeIn,
  outcomeKey,
  remembered,
  type StreamSnapshot,
  type StreamState,
  snapshotKind,
  snapshotOf,
} from './stream-state.ts';

export interface CommandContext {
  /** The user who sent the command. Absent: the platform sent it. */
  userId?: string;
  correlationId: string;
  /** What sent the command: the id of a span. Absent: the correlation id. */
  causationId?: string;
  /** One key per action of a user. A repeated command with the same key gets the first answer. */
  idempotencyKey?: string;
  now: Date;
}

export interface Handled<State, Event> {
  /** The events that the command appended. A repeated command gets the events of the first time. */
  events: Event[];
  /** State and version of the stream after the command. */
  state: State;
  version: number;
  /** The position of the last event in `events`. Null: nothing was appended. */
  position: Position | null;
  /** The command is a repeat: its idempotency key was in the stream, so nothing was appended. */
  replayed: boolean;
}

/** A condition that a decider cannot ask, on the state that the command is decided on. It throws a DomainError to refuse the command. */
export type Check<State> = (current: { state: State; version: number }) => Promise<void>;

/** A command that needs look-ups by the stream's state and version. It throws a DomainError to refuse the command. */
export type CommandOf<State, Command> = (state: State, version: number) => Promise<Command>;

/**
 * Loads the stream, checks, decides, and appends the events at the version that was read. A repeated command is not checked.
 *
 * @param command a function is called with the state that its command is decided on, again when the state has changed
 * @param expected 'new stream': there is probably no such stream yet. When that is true, this reads nothing.
 * @throws DomainError when a rule or the check refuses the command
 * @throws VersionConflict after too many conflicts with other processes
 * @throws what the store throws; then the command may be sent again with the same idempotency key
 */
export type Handle = <State, Command, Event extends MatrazEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command | CommandOf<State, Command>,
  context: CommandContext,
  check?: Check<State>,
  expected?: 'new stream',
) => Promise<Handled<State, Event>>;

/** No command is a function: commands are plain data. */
const isCommandOf = <State, Command>(
  command: Command | CommandOf<State, Command>,
): command is CommandOf<State, Command> => typeof command === 'function';

/** @param version the version of the stream; test doubles without a stream leave it out */
export const commandFor = async <State, Command>(
  command: Command | CommandOf<State, Command>,
  state: State,
  version = 0,
): Promise<Command> => (isCommandOf(command) ? command(state, version) : command);

/** The longest pause after a conflict, in milliseconds. */
const conflictWaits = { first: 2, longest: 100 };
/** Conflicts come only from other processes, because a process runs one command per stream at a time. So few tries suffice. */
const mostTries = 12;
/**
 * After events of another process so many commands read before they decide. Behind a load balancer each request of a student may reach
 * another process. A conflict costs more than a read: an append for nothing, a pause, and the read.
 */
const carefulCommands = 4;
/** So many events are read to find those of one key. */
const outcomePage = 100;

/** Which events a try reads: none if the state is cached, those after the cached state, or all, even when there is a snapshot. */
type Reading = 'none' | 'newer' | 'all';

/**
 * @param options `memory`: for cached streams, in bytes; the most recently used ones stay.
 *   `snapshots`: absent, every long stream is read from its beginning. `random`: returns a number from 0 to 1, for the pause after a
 *   conflict. `pause`: waits for so many milliseconds.
 */
export const createCommandHandler = ({
  store,
  snapshots,
  memory = 64_000_000,
  random = Math.random,
  pause = delay,
}: {
  store: EventStore;
  snapshots?: SnapshotStore | undefined;
  memory?: number;
  random?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}): Handle => {
  // A stream has one decider, so the stream's name determines the types of its cached state.
  const cache = createStreamCache(memory);
  const runInOrder = createKeyedQueue();

  return (decider, stream, command, context, check, expected) => {
    type State = ReturnType<typeof decider.initialState>;
    type Event = ReturnType<typeof decider.decide>[number];
    type Loaded = StreamState<State, Event>;
    const key = outcomeKey(context);

    /**
     * Writes it while the command goes on.
     *
     * @returns the version of the last snapshot
     */
    const saveSnapshot = (loaded: Loaded, event: SnapshotEvent): number => {
      if (!snapshots || !decider.snapshot) return 0;
      const { version, snapshotVersion } = loaded;
      if (!isSnapshotDue(stream, version, snapshotVersion)) return snapshotVersion;
      void snapshots.save(stream, snapshotKind(decider.snapshot), { version, event, state: snapshotOf(loaded) });
      return version;
    };
    /** @param event the stream's last event, if there is one and it is new */
    const keep = (folded: Loaded, event: SnapshotEvent | undefined): Loaded => {
      const loaded = event ? { ...folded, snapshotVersion: saveSnapshot(folded, event) } : folded;
      cache.set(stream, remembered(loaded), { isOver: decider.isOver?.(loaded.state) ?? false });
      return loaded;
    };
    /** @param known the state before the events; absent: that of an empty stream */
    const foldAndKeep = (events: readonly RecordedEvent[], known?: Loaded): Loaded =>
      keep(foldStream(decider, events, known), events.at(-1)?.metadata);
    const loadAll = async () => foldAndKeep(await store.readStream(stream));
    const loadNewer = async (known?: Loaded) => {
      const readsFirst = (foundNewer: boolean) => {
        if (!known || known.version === 0) return 0;
        return foundNewer ? carefulCommands : Math.max(0, known.readsFirst - 1);
      };
      if (snapshots && decider.snapshot) {
        const from = { store, snapshots };
        const kind = snapshotKind(decider.snapshot);
        const { snapshot, events } = await readLongStream<StreamSnapshot<State>>(from, stream, kind, {
          known: known?.version,
        });
        const before = snapshot ? fromSnapshot(snapshot) : known;
        return foldAndKeep(events, before && { ...before, readsFirst: readsFirst(!!snapshot || events.length > 0) });
      }
      if (!known) return loadAll();
      const events = await store.readStream(stream, { from: known.version + 1 });
      return foldAndKeep(events, { ...known, readsFirst: readsFirst(events.length > 0) });
    };
    /** Undefined: the key is new. 'unknown': only the whole stream can tell. */
    const findOutcome = async ({ outcomes, forgotten }: Loaded): Promise<Outcome<Event> | 'unknown' | undefined> => {
      if (key === null) return undefined;
      const found = outcomes.find((outcome) => outcome.key === key);
      const from = found ? undefined : forgotten.find(key);
      if (from === undefined) return found;
      const page = await store.readStream(stream, { from, limit: outcomePage });
      const isCut = page.length === outcomePage && outcomeKey(page.at(-1)?.metadata ?? {}) === key;
      return (isCut ? undefined : outcomeIn<Event>(page, key)) ?? 'unknown';
    };
    const replay = ({ state, version }: Loaded, { events, position }: Outcome<Event>): Handled<State, Event> => ({
      events,
      state,
      version,
      position,
      replayed: true,
    });

    /** It may be old. Before a command is refused or its events are appended, the log shows whether it is. */
    const knownOrNew = (): Loaded | undefined => {
      const cached = cache.get(stream) as Loaded | undefined;
      return cached ?? (expected === 'new stream' ? emptyStream(decider.initialState()) : undefined);
    };
    /** @returns what must be read before the command is decided again, if it must */
    const tryOnce = async (reading: Reading): Promise<Handled<State, Event> | 'newer' | 'all'> => {
      const known = reading === 'all' ? undefined : knownOrNew();
      const cached = reading === 'none' ? known : undefined;
      const load = () => (reading === 'all' ? loadAll() : loadNewer(known));
      const current = cached ?? (await load());
      const earlier = await findOutcome(current);
      if (earlier === 'unknown' && reading !== 'all') return 'all';
      if (earlier && earlier !== 'unknown') return replay(current, earlier);

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
      const outcome = key === null ? [] : [{ key, events, version: version - events.length + 1, position }];
      const outcomes = [...current.outcomes, ...outcome];
      keep({ ...current, state, version, outcomes }, encoded.at(-1)?.metadata);
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
