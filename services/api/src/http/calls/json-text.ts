/** A reply that is JSON already. It was checked with the schema of the reply. */
export class JsonText<Reply> {
  readonly text: string | Buffer;
  /** Exists for the compiler only. */
  declare readonly reply?: Reply;
  /** @param text a long text that many replies contain is quicker as bytes: a string is encoded again for each reply */
  constructor(text: string | Buffer) {
    this.text = text;
  }
}
