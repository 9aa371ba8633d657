import { allEvents, type MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '@matraz/domain/decider';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { Position, RecordedEvent } from '@matraz/infra/event-store/port';

/** What one idempotency key of one user brought about in a stream. */
export interface Outcome<Event> {
  events: Event[];
  position: Position;
}

/** A stream folded up to `version`, with what is needed to answer a repeated command. */
export interface StreamState<State, Event> {
  state: State;
  version: number;
  outcomes: ReadonlyMap<string, Outcome<Event>>;
  /** Older outcomes were left out: that a key is not among these says nothing. */
  forgets: boolean;
}

/** A repeat comes soon after its first time, if at all: of a lost reply, of an outbox that is emptied. */
const mostOutcomes = 7;

/** What memory keeps of a stream. The log tells the rest. */
export const remembered = <State, Event>(stream: StreamState<State, Event>): StreamState<State, Event> =>
  stream.outcomes.size <= mostOutcomes
    ? stream
    : { ...stream, outcomes: new Map([...stream.outcomes].slice(-mostOutcomes)), forgets: true };

/** Keys of different users never meet. Null: no key, nothing to remember. */
export const outcomeKey = ({ userId, idempotencyKey }: { userId?: string; idempotencyKey?: string }): string | null =>
  idempotencyKey === undefined ? null : JSON.stringify([userId ?? null, idempotencyKey]);

export const foldStream = <State, Command, Event extends MatrazEvent>(
  decider: Decider<State, Command, Event>,
  stored: readonly RecordedEvent[],
): StreamState<State, Event> => {
  let state = decider.initialState();
  const outcomes = new Map<string, Outcome<Event>>();
  for (const recorded of stored) {
    const { type, data } = liftEvent(allEvents, recorded);
    const event = { type, data } as Event;
    state = decider.evolve(state, event);
    const key = outcomeKey(recorded.metadata);
    if (key === null) continue;
    outcomes.set(key, { events: [...(outcomes.get(key)?.events ?? []), event], position: recorded.position });
  }
  return { state, version: stored.at(-1)?.version ?? 0, outcomes, forgets: false };
};
