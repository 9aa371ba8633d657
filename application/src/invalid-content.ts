/** The content fits its schema but cannot be stored. The message is Spanish text for the author. */
export class InvalidContent extends Error {
  /** `path` names the field in the author's input, for example `options.2`. */
  readonly field: { path: string; message: string };
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'InvalidContent';
    this.field = { path, message };
  }
}
