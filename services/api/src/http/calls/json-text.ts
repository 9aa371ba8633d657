/** A reply that is JSON already. It was checked with the schema of the reply. */
export class JsonText<Reply> {
  readonly text: string;
  /** Exists for the compiler only. */
  declare readonly reply?: Reply;
  constructor(text: string) {
    this.text = text;
  }
}
