/** The rules of one stream as pure functions. `decide` may throw DomainError, `evolve` never throws. The time is in the command. */
export interface Decider<State, Command, Event> {
  initialState(): State;
  /** No events: nothing has to change. */
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
  /**
   * A decider has it when its streams can be long: the name of its snapshots. It ends with a number, to be raised when the same events
   * give another state. The state must be plain data.
   */
  snapshot?: string;
  /** Hardly any command follows, so the state needs no place in memory. Absent: commands may always follow. */
  isOver?(state: State): boolean;
}

/** `type` is imperative. `now` is the time of the decision; only rules about time need it. */
export interface Command<Type extends string, Data> {
  type: Type;
  data: Data;
  now?: Date;
}
