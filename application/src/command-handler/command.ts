import type { MatrazEvent } from '@matraz/contracts/events';
import type { Decider } from '@matraz/domain/decider';
import type { Position } from '@matraz/infra/event-store/port';

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

/**
 * A check that needs look-ups, so the decider cannot make it. Gets the state that the command is decided on.
 *
 * @throws DomainError to refuse the command
 */
export type Check<State> = (current: { state: State; version: number }) => Promise<void>;

/** A command that needs look-ups by the stream's state and version. It throws a DomainError to refuse the command. */
export type CommandOf<State, Command> = (state: State, version: number) => Promise<Command>;

interface HandleOptions<State> {
  /** Asked before the command is decided, but not for a repeated command. */
  check?: Check<State> | undefined;
  /** There is probably no such stream yet. When that is true, nothing is read. */
  expectsNew?: boolean;
}

/**
 * Loads the stream, checks, decides, and appends the events at the version that was read.
 *
 * @param command a function is called with the state that its command is decided on, again when the state has changed
 * @throws DomainError when a rule or the check refuses the command
 * @throws VersionConflict after too many conflicts with other processes
 * @throws what the store throws; then the command may be sent again with the same idempotency key
 */
export type Handle = <State, Command, Event extends MatrazEvent>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: Command | CommandOf<State, Command>,
  context: CommandContext,
  options?: HandleOptions<State>,
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
