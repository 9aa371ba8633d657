/** What a shell script can rely on. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, noDatabase: 3 } as const;

/** Ends a command with a sentence for the operator, never with a stack. */
export class Refusal extends Error {
  readonly exitCode: number;
  /** One line each; shown below the sentence. */
  readonly details: readonly string[];
  constructor(message: string, options: { exitCode?: number; details?: readonly string[] } = {}) {
    super(message);
    this.name = 'Refusal';
    this.exitCode = options.exitCode ?? exitCodes.refused;
    this.details = options.details ?? [];
  }
}
