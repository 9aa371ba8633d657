/** Exit codes of the CLI. They are documented in --help, so scripts depend on them. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, noDatabase: 3, unexpected: 4, notCompared: 5 } as const;

/** Ends a command. The operator sees the message and the details, not the stack. */
export class OpsError extends Error {
  readonly exitCode: number;
  /** Lines that are shown below the message. */
  readonly details: readonly string[];
  /** The result is on standard output, so --json prints no second line. */
  readonly isPrinted: boolean;
  constructor(message: string, options: { exitCode?: number; details?: readonly string[]; isPrinted?: boolean } = {}) {
    super(message);
    this.name = 'OpsError';
    this.exitCode = options.exitCode ?? exitCodes.refused;
    this.details = options.details ?? [];
    this.isPrinted = options.isPrinted ?? false;
  }
}
