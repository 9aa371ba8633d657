import { hash } from 'node:crypto';

/** 32 bits of a hash. */
const shortHash = (key: string): number => hash('sha256', key, 'buffer').readInt32BE();

const longer = (list: Int32Array, length: number): Int32Array<ArrayBuffer> => {
  const copy = new Int32Array(length);
  copy.set(list);
  return copy;
};

/**
 * Where the outcomes of old keys begin in one stream. It needs 8 bytes per key, because an attempt can have 10,000 keys and a process
 * thousands of attempts.
 */
export class ForgottenKeys {
  /** In the order of the versions. A list of its own, because V8 searches it several times as fast as a list of pairs. */
  #hashes: Int32Array<ArrayBuffer>;
  /** The version of each key's first event. */
  #versions: Int32Array<ArrayBuffer>;
  #length: number;

  /** @param pairs those of `pairs`, for example from a snapshot */
  constructor(pairs = new Int32Array(0)) {
    this.#length = pairs.length / 2;
    this.#hashes = pairs.filter((_, place) => place % 2 === 0);
    this.#versions = pairs.filter((_, place) => place % 2 === 1);
  }

  /** The hash of a key, then the version of its first event, for each key. A copy. */
  get pairs(): Int32Array<ArrayBuffer> {
    return Int32Array.from({ length: 2 * this.#length }, (_, place) => {
      const list = place % 2 === 0 ? this.#hashes : this.#versions;
      return list[Math.floor(place / 2)] ?? 0;
    });
  }

  /** The highest version; 0: there are no keys. */
  get lastVersion(): number {
    return this.#versions[this.#length - 1] ?? 0;
  }

  /** In bytes. */
  get memory(): number {
    return this.#hashes.byteLength + this.#versions.byteLength;
  }

  add(key: string, version: number): void {
    if (this.#length === this.#hashes.length) {
      const length = Math.max(8, Math.ceil(this.#length * 1.5));
      this.#hashes = longer(this.#hashes, length);
      this.#versions = longer(this.#versions, length);
    }
    this.#hashes[this.#length] = shortHash(key);
    this.#versions[this.#length] = version;
    this.#length += 1;
  }

  /** @returns the version of the key's first event; undefined: the key was not added. Another key can have the same hash. */
  find(key: string): number | undefined {
    const place = this.#hashes.subarray(0, this.#length).lastIndexOf(shortHash(key));
    return this.#versions[place];
  }
}
