/** 32 bits (FNV-1a). A key contains a SHA-256 already, and a key with the hash of another one only costs a read. */
const shortHash = (key: string): number => {
  let hash = 0x811c9dc5 | 0;
  for (let place = 0; place < key.length; place++) hash = Math.imul(hash ^ key.charCodeAt(place), 0x01000193);
  return hash;
};

const noPairs = new Int32Array(0);

/**
 * Where the outcomes of old keys begin in one stream. It needs 8 bytes per key, because an attempt can have 10,000 keys and a process
 * thousands of attempts.
 */
export class ForgottenKeys {
  /** The hashes of the keys in the first half, in the order of the versions, and the version of each key's first event in the second half. */
  #list: Int32Array<ArrayBuffer>;
  #length: number;

  /** @param pairs those of `pairs`, for example from a snapshot */
  constructor(pairs = noPairs) {
    this.#length = pairs.length / 2;
    this.#list = pairs.length === 0 ? noPairs : new Int32Array(pairs.length);
    for (let place = 0; place < this.#length; place++) {
      this.#list[place] = pairs[2 * place] ?? 0;
      this.#list[this.#length + place] = pairs[2 * place + 1] ?? 0;
    }
  }

  get #room(): number {
    return this.#list.length / 2;
  }

  /** The hash of a key, then the version of its first event, for each key. A copy. */
  get pairs(): Int32Array<ArrayBuffer> {
    const pairs = new Int32Array(2 * this.#length);
    for (let place = 0; place < this.#length; place++) {
      pairs[2 * place] = this.#list[place] ?? 0;
      pairs[2 * place + 1] = this.#list[this.#room + place] ?? 0;
    }
    return pairs;
  }

  /** The highest version; 0: there are no keys. */
  get lastVersion(): number {
    return this.#versionAt(this.#length - 1) ?? 0;
  }

  /** In bytes. */
  get memory(): number {
    return this.#list.byteLength;
  }

  #versionAt(place: number): number | undefined {
    return place < 0 ? undefined : this.#list[this.#room + place];
  }

  add(key: string, version: number): void {
    if (this.#length === this.#room) {
      const room = Math.max(8, Math.ceil(this.#length * 1.5));
      const longer = new Int32Array(2 * room);
      longer.set(this.#list.subarray(0, this.#room));
      longer.set(this.#list.subarray(this.#room), room);
      this.#list = longer;
    }
    this.#list[this.#length] = shortHash(key);
    this.#list[this.#room + this.#length] = version;
    this.#length += 1;
  }

  /** @returns the version of the key's first event; undefined: the key was not added. Another key can have the same hash. */
  find(key: string): number | undefined {
    if (this.#length === 0) return undefined;
    // Several times as fast as a loop over pairs.
    return this.#versionAt(this.#list.lastIndexOf(shortHash(key), this.#length - 1));
  }
}
