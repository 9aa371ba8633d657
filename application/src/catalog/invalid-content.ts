/** Content that its schema accepts but that holds nothing once it is sanitised. Shown to the author, in Spanish. */
export class InvalidContent extends Error {
  /** `path` as the author sent it: `options.2`. */
  readonly field: { path: string; message: string };
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'InvalidContent';
    this.field = { path, message };
  }
}
