import { hash } from 'node:crypto';

/** 32 bits of a hash. */
const shortHash = (key: string): number => hash('sha256', key, 'buffer').readInt32BE();

/**
 * Where the outcomes of old keys begin in one stream. It needs 8 bytes per key, because an attempt can have 10,000 keys and a process
 * thousands of attempts.
 */
export class ForgottenKeys {
  /** The hash of a key, then the version of its first event, in the order of the versions. */
  #pairs: Int32Array<ArrayBuffer>;
  #length: number;

  /** @param pairs those of `pairs`, for example from a snapshot */
  constructor(pairs = new Int32Array(0)) {
    this.#pairs = pairs;
    this.#length = pairs.length;
  }

  /** A copy. */
  get pairs(): Int32Array<ArrayBuffer> {
    return this.#pairs.slice(0, this.#length);
  }

  /** The highest version; 0: there are no keys. */
  get lastVersion(): number {
    return this.#pairs[this.#length - 1] ?? 0;
  }

  /** In bytes. */
  get memory(): number {
    return this.#pairs.byteLength;
  }

  add(key: string, version: number): void {
    if (this.#length === this.#pairs.length) {
      const longer = new Int32Array(Math.max(16, 2 * Math.ceil(this.#length * 0.75)));
      longer.set(this.#pairs);
      this.#pairs = longer;
    }
    this.#pairs[this.#length++] = shortHash(key);
    this.#pairs[this.#length++] = version;
  }

  /** @returns the version of the key's first event; undefined: the key was not added. Another key can have the same hash. */
  find(key: string): number | undefined {
    const wanted = shortHash(key);
    for (let place = this.#length - 2; place >= 0; place -= 2)
      if (this.#pairs[place] === wanted) return this.#pairs[place + 1];
    return undefined;
  }
}
