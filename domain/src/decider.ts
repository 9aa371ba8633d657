/** Every rule of one stream, in pure functions. `decide` may throw DomainError; `evolve` never refuses; time arrives in the command. */
export interface Decider<State, Command, Event> {
  initialState(): State;
  /** No events: the command is already true. */
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}
