import { expect } from 'vitest';
import type { Decider } from '../decider.ts';
import { DomainError, type DomainErrorCode } from '../errors.ts';

/** Given these events, when this command, then these events or this refusal. */
export const deciderSpec =
  <State, Command, Event>({ initialState, decide, evolve }: Decider<State, Command, Event>) =>
  (events: Event[]) => ({
    when: (command: Command) => {
      const run = () => decide(command, events.reduce(evolve, initialState()));
      return {
        // biome-ignore lint/suspicious/noThenProperty: given, when, then; this object is not awaited.
        then: (expected: Event[]) => expect(run()).toEqual(expected),
        thenNothing: () => expect(run()).toEqual([]),
        thenRefused: (code: DomainErrorCode) => expect(run).toThrow(new DomainError(code)),
      };
    },
  });
