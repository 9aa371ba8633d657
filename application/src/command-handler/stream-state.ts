import type { MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '@matraz/domain/decider';
import { recordedKeyHash } from '@matraz/infra/event-store/key-hash';
import type { EventMetadata, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import { decodeEvent } from './event-codec.ts';

/** The events that one idempotency key of one user appended to a stream. */
export interface Outcome<Event> {
  events: Event[];
  position: Position;
}

/** A stream folded up to `version`, with the outcomes that answer a repeated command. */
export interface StreamState<State, Event> {
  state: State;
  version: number;
  outcomes: ReadonlyMap<string, Outcome<Event>>;
  /** `outcomes` keeps only the newest keys; a missing key may still be in the log. */
  forgets: boolean;
}

/** A command is repeated soon after its first time: after a lost reply, or when an outbox is sent. */
const mostOutcomes = 7;

/** The part of a stream's state that stays in memory. */
export const remembered = <State, Event>(stream: StreamState<State, Event>): StreamState<State, Event> =>
  stream.outcomes.size <= mostOutcomes
    ? stream
    : { ...stream, outcomes: new Map([...stream.outcomes].slice(-mostOutcomes)), forgets: true };

/**
 * The map key of an outcome, of a command or of a recorded event. It contains the user, so equal keys of two users differ. Null:
 * there is no idempotency key.
 */
export const outcomeKey = ({
  userId,
  ...key
}: Pick<EventMetadata, 'userId' | 'idempotencyKeyHash' | 'idempotencyKey'>): string | null => {
  const hash = recordedKeyHash(key);
  return hash === undefined ? null : JSON.stringify([userId ?? null, hash]);
};

export const foldStream = <State, Command, Event extends MatrazEvent>(
  decider: Decider<State, Command, Event>,
  stored: readonly RecordedEvent[],
): StreamState<State, Event> => {
  let state = decider.initialState();
  const outcomes = new Map<string, Outcome<Event>>();
  for (const recorded of stored) {
    const event = decodeEvent<Event>(recorded);
    state = decider.evolve(state, event);
    const key = outcomeKey(recorded.metadata);
    if (key === null) continue;
    outcomes.set(key, { events: [...(outcomes.get(key)?.events ?? []), event], position: recorded.position });
  }
  return { state, version: stored.at(-1)?.version ?? 0, outcomes, forgets: false };
};
