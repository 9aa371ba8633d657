/** Every rule of one stream, in pure functions. `decide` may throw DomainError; `evolve` never refuses; time arrives in the command. */
export interface Decider<State, Command, Event> {
  initialState(): State;
  /** No events: the command is already true. */
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}

/** A wish, in the imperative. `now` is when it is decided; only rules about time ask for it. */
export interface Command<Type extends string, Data> {
  type: Type;
  data: Data;
  now?: Date;
}
