/** The rules of one stream as pure functions. `decide` may throw DomainError, `evolve` never throws. The time is in the command. */
export interface Decider<State, Command, Event> {
  initialState(): State;
  /** No events: nothing has to change. */
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
  /** True when hardly any command follows: the state may leave memory first. Absent: commands may always follow. */
  isOver?(state: State): boolean;
}

/** `type` is imperative. `now` is the time of the decision; only rules about time need it. */
export interface Command<Type extends string, Data> {
  type: Type;
  data: Data;
  now?: Date;
}
