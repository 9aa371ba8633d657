export interface StoredFile {
  name: string;
  bytes: number;
  /** When it was last put. */
  storedAt: Date;
}

/** Files in one flat folder. Names are letters, digits and `-`, then one extension; any other name is a RangeError. */
export interface FileStore {
  /** Replaces a file of the same name. A reader gets the old or the new file, never a part. Durable when it resolves. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Undefined when no file has this name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** In no order. */
  list(): AsyncIterable<StoredFile>;
  /** Deleting a missing file is a success. */
  delete(name: string): Promise<void>;
}

const fileName = /^[A-Za-z0-9-]{1,100}\.[a-z0-9]{1,10}$/;

export const isFileName = (name: string): boolean => fileName.test(name);

/** @throws RangeError when a store must not use the name */
export const requireFileName = (name: string): string => {
  if (!isFileName(name)) throw new RangeError(`not a file name: ${JSON.stringify(name)}`);
  return name;
};
