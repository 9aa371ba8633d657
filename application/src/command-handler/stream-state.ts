import type { MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '@matraz/domain/decider';
import type { EventMetadata, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import { decodeEvent } from './event-codec.ts';

/** The events that one idempotency key of one user appended to a stream. */
export interface Outcome<Event> {
  /** See `outcomeKey`. */
  key: string;
  events: Event[];
  /** Position of the last event. */
  position: Position;
}

/** A stream folded up to `version`, with the outcomes that answer a repeated command. */
export interface StreamState<State, Event> {
  state: State;
  version: number;
  /** In the order of the log. */
  outcomes: readonly Outcome<Event>[];
  /** The keys of older outcomes. All states of a stream share the set. */
  forgotten: Set<string>;
  /** How many of the next commands read the log first, because other processes write this stream too. */
  readsFirst: number;
}

/** A command is repeated soon after its first time: after a lost reply, or when an outbox is sent. */
const mostOutcomes = 7;

/** The part of a stream's state that stays in memory. */
export const remembered = <State, Event>(stream: StreamState<State, Event>): StreamState<State, Event> => {
  const older = stream.outcomes.slice(0, -mostOutcomes);
  if (older.length === 0) return stream;
  for (const { key } of older) stream.forgotten.add(key);
  return { ...stream, outcomes: stream.outcomes.slice(-mostOutcomes) };
};

/** More events do not make a state much larger: they replace values of earlier events. */
const mostGrowing = 100;

/** About how much memory a cached stream needs, in bytes. An attempt with 80 answers counts as 17,000. */
export const memoryOf = ({ version, outcomes, forgotten }: StreamState<unknown, unknown>): number =>
  1_700 + 40 * Math.min(version, mostGrowing) + 420 * outcomes.length + 130 * forgotten.size;

/**
 * The key of an outcome, of a command or of a recorded event. It contains the user, so equal keys of two users differ. Null:
 * there is no idempotency key.
 */
export const outcomeKey = ({
  userId,
  idempotencyKeyHash,
}: Pick<EventMetadata, 'userId' | 'idempotencyKeyHash'>): string | null =>
  idempotencyKeyHash === undefined ? null : JSON.stringify([userId ?? null, idempotencyKeyHash]);

export const emptyStream = <State>(state: State): StreamState<State, never> => ({
  state,
  version: 0,
  outcomes: [],
  forgotten: new Set(),
  readsFirst: 0,
});

/** @param before the stream up to the event before the first of `stored`; absent: `stored` is the whole stream */
export const foldStream = <State, Command, Event extends MatrazEvent>(
  decider: Decider<State, Command, Event>,
  stored: readonly RecordedEvent[],
  before: StreamState<State, Event> = emptyStream(decider.initialState()),
): StreamState<State, Event> => {
  const outcomes = [...before.outcomes];
  let { state, version } = before;
  for (const recorded of stored) {
    const event = decodeEvent<Event>(recorded);
    const { position } = recorded;
    state = decider.evolve(state, event);
    version = recorded.version;
    const key = outcomeKey(recorded.metadata);
    if (key === null) continue;
    // The events of one key follow each other: they were one append.
    const last = outcomes.at(-1)?.key === key ? outcomes.pop() : undefined;
    outcomes.push({ key, events: [...(last?.events ?? []), event], position });
  }
  return { ...before, state, version, outcomes };
};
