import type { MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '@matraz/domain/decider';
import { recordedKeyHash } from '@matraz/infra/event-store/key-hash';
import type { EventMetadata, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Snapshot } from '@matraz/infra/snapshots/port';
import { decodeEvent } from './event-codec.ts';
import { ForgottenKeys } from './forgotten-keys.ts';

/** The events that one idempotency key of one user appended to a stream. */
export interface Outcome<Event> {
  /** As of `outcomeKey`. */
  key: string;
  events: Event[];
  /** Version of the first event. */
  version: number;
  /** Position of the last event. */
  position: Position;
}

/** A stream folded up to `version`, with the outcomes that answer a repeated command. */
export interface StreamState<State, Event> {
  state: State;
  version: number;
  /** In the order of the log. A list and not a Map: copying a Map of seven is a twentieth of what a saved answer allocates. */
  outcomes: readonly Outcome<Event>[];
  /** `outcomes` keeps only the newest keys. The others are here. */
  forgotten: ForgottenKeys;
  /** The version of the last snapshot that this process knows; 0: none. */
  snapshotVersion: number;
  /** So many of the next commands read the log first, because other processes write this stream too. */
  readsFirst: number;
}

/**
 * A snapshot has the keys of all commands and not their outcomes: an outcome has a position, and another engine has other
 * positions.
 */
export interface StreamSnapshot<State> {
  state: State;
  /** Those of `ForgottenKeys`. */
  keys: Int32Array<ArrayBuffer>;
}

/** After a whole read, `outcomes` still has the keys that are forgotten already. */
const addNewer = (forgotten: ForgottenKeys, outcomes: readonly Outcome<unknown>[]): void => {
  const { lastVersion } = forgotten;
  for (const { key, version } of outcomes) if (version > lastVersion) forgotten.add(key, version);
};

/**
 * The name of the snapshots of a decider's streams. Its number must be raised when the same keys give other pairs in `ForgottenKeys`.
 *
 * @param name that of the decider
 */
export const snapshotKind = (name: string): string => `${name}.keys-2`;

export const snapshotOf = <State>({
  state,
  outcomes,
  forgotten,
}: StreamState<State, unknown>): StreamSnapshot<State> => {
  const keys = new ForgottenKeys(forgotten.pairs);
  addNewer(keys, outcomes);
  return { state, keys: keys.pairs };
};

export const fromSnapshot = <State>({
  version,
  state: { state, keys },
}: Snapshot<StreamSnapshot<State>>): StreamState<State, never> => ({
  state,
  version,
  outcomes: [],
  forgotten: new ForgottenKeys(keys),
  snapshotVersion: version,
  readsFirst: 0,
});

/** A command is repeated soon after its first time: after a lost reply, or when an outbox is sent. */
const mostOutcomes = 7;

/** The part of a stream's state that stays in memory. Adds the older outcomes to `forgotten`. */
export const remembered = <State, Event>(stream: StreamState<State, Event>): StreamState<State, Event> => {
  const excess = stream.outcomes.length - mostOutcomes;
  if (excess <= 0) return stream;
  addNewer(stream.forgotten, stream.outcomes.slice(0, excess));
  return { ...stream, outcomes: stream.outcomes.slice(excess) };
};

/** More events hardly make a state larger: they change what earlier ones have set. */
const mostGrowing = 100;

/**
 * About how much memory a cached stream needs, in bytes. An attempt with 80 answers counts as 8,600. It needs about 5,400 when this process
 * saved its answers, and 10,900 when it was read from the log: then each answer has its own text of the question's id.
 */
export const memoryOf = ({ version, outcomes, forgotten }: StreamState<unknown, unknown>): number =>
  1_700 + 40 * Math.min(version, mostGrowing) + 420 * outcomes.length + forgotten.memory;

/**
 * The key of an outcome, of a command or of a recorded event. It contains the user, so equal keys of two users differ. Null:
 * there is no idempotency key.
 */
export const outcomeKey = ({
  userId,
  ...key
}: Pick<EventMetadata, 'userId' | 'idempotencyKeyHash' | 'idempotencyKey'>): string | null => {
  const keyHash = recordedKeyHash(key);
  return keyHash === undefined ? null : JSON.stringify([userId ?? null, keyHash]);
};

export const emptyStream = <State>(state: State): StreamState<State, never> => ({
  ...{ state, version: 0, outcomes: [], forgotten: new ForgottenKeys() },
  ...{ snapshotVersion: 0, readsFirst: 0 },
});

/** @param before the stream up to the event before the first of `stored`; absent: `stored` is the whole stream */
export const foldStream = <State, Command, Event extends MatrazEvent>(
  decider: Decider<State, Command, Event>,
  stored: readonly RecordedEvent[],
  before: StreamState<State, Event> = emptyStream(decider.initialState()),
): StreamState<State, Event> => {
  const outcomes = [...before.outcomes];
  const decoded = stored.map((recorded) => {
    const event = decodeEvent<Event>(recorded);
    const key = outcomeKey(recorded.metadata);
    // The events of one key follow each other: they were one append.
    const last = outcomes.at(-1);
    const { position } = recorded;
    if (key !== null && last?.key === key)
      outcomes.splice(-1, 1, { ...last, events: [...last.events, event], position });
    else if (key !== null) outcomes.push({ key, events: [event], version: recorded.version, position });
    return event;
  });
  const state = decoded.reduce(decider.evolve, before.state);
  return { ...before, state, version: stored.at(-1)?.version ?? before.version, outcomes };
};

/**
 * @param stored a part of a stream
 * @returns the outcome of the key; undefined when this part does not have all its events, or may not have them
 */
export const outcomeIn = <Event extends MatrazEvent>(
  stored: readonly RecordedEvent[],
  key: string,
): Outcome<Event> | undefined => {
  const own = stored.filter(({ metadata }) => outcomeKey(metadata) === key);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || first !== stored[0]) return undefined;
  return {
    key,
    events: own.map((event) => decodeEvent<Event>(event)),
    version: first.version,
    position: last.position,
  };
};
