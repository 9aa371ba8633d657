import type { MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '../decider.ts';
import { deepEqual } from '../deep-equal.ts';
import { DomainError, type DomainErrorCode } from '../errors.ts';

/** An event of the log with what the rules need of its envelope. */
export interface LoggedEvent {
  event: MatrazEvent;
  stream: string;
  version: number;
  /** ISO 8601. The time of the command. */
  occurredAt: string;
  /** Who sent the command. Undefined: the platform or an operator. */
  by: string | undefined;
  keyHash: string | undefined;
}

/** Why no command can have made an event. */
export type Doubt =
  /** The event lies in the stream of another thing, or its version does not follow the one before. */
  | { reason: 'other-stream' | 'version-gap' }
  /** What the event names did not exist in this version. */
  | { reason: 'unknown-course' | 'unknown-topic' | 'unknown-lesson' | 'unknown-question' | 'unknown-exam' }
  /** The key is no option, or the reward is beyond the limits. */
  | { reason: 'impossible-question' }
  | { reason: 'unknown-attempt' | 'unknown-assignment' | 'not-voided' }
  /** No payment was approved that gives this period, or took it away. */
  | { reason: 'not-paid' }
  /** The sender was never an administrator, or is not the student. */
  | { reason: 'not-an-administrator' | 'other-student' }
  /** The sender never taught a class of the student. */
  | { reason: 'not-her-teacher' }
  /** The rule refuses every command that could give the event. */
  | { reason: 'refused'; code: DomainErrorCode }
  /** The rule gives no event of this type here: nothing had to change. */
  | { reason: 'needless' }
  /** The rule gives other values. */
  | { reason: 'other-values'; fields: { name: string; logged: unknown; ruled: unknown }[] };

const differingFields = (logged: object, ruled: object) =>
  [...new Set([...Object.keys(logged), ...Object.keys(ruled)])].flatMap((name) => {
    const [one, other] = [logged, ruled].map((data) => (data as Record<string, unknown>)[name]);
    return deepEqual(one, other) ? [] : [{ name, logged: one, ruled: other }];
  });

/**
 * Decides commands that could have made the event.
 *
 * @param adapt changes what was decided where the rule leaves a choice
 * @returns undefined when one of them gives the event; else the doubt of the first one
 */
export const judgeBy = <State, Command, Decided extends { type: string; data: object }>(
  { decide }: Pick<Decider<State, Command, Decided>, 'decide'>,
  { state, event }: { state: State; event: { type: string; data: object } },
  commands: readonly Command[],
): Doubt | undefined => {
  const judge = (command: Command): Doubt | undefined => {
    try {
      const ruled = decide(command, state).filter(({ type }) => type === event.type);
      const differences = ruled.map(({ data }) => differingFields(event.data, data));
      const [fields] = differences;
      if (!fields) return { reason: 'needless' };
      return differences.every((one) => one.length > 0) ? { reason: 'other-values', fields } : undefined;
    } catch (error) {
      if (error instanceof DomainError) return { reason: 'refused', code: error.code };
      throw error;
    }
  };
  let first: Doubt | undefined;
  for (const command of commands) {
    const doubt = judge(command);
    if (!doubt) return undefined;
    first ??= doubt;
  }
  return first;
};
