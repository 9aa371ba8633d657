/** Something outside the program keeps it from starting. The message is one Spanish sentence for the person who started it. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
