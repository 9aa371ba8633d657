import { uuidv7 } from '../../shared/net/uuid.ts';
import { forgetDraft, keepDraft, readKeptDraft } from './kept-drafts.ts';

/** Idempotency keys by the names of what they create. */
export type Keys = Readonly<Record<string, string>>;

const none: { keys: Keys } = { keys: {} };
/** Name of the key of a load that has only one. */
const ONLY = 'only';
const nameOf = (load: string) => `keys/${load}`;

/** Keys that did not fit into the browser's storage. They are lost by a reload. */
const inMemory = new Map<string, Keys>();

/**
 * The idempotency keys of an unfinished load. They stay in this browser as long as a draft, so a load that is repeated
 * after a reload creates nothing twice.
 */
export const keptKeys = (load: string): Keys =>
  inMemory.get(load) ?? readKeptDraft(nameOf(load), none)?.draft.keys ?? {};

export const keepKeys = (load: string, keys: Keys) => {
  inMemory.delete(load);
  if (Object.keys(keys).length === 0) return forgetDraft(nameOf(load));
  keepDraft(nameOf(load), { keptAt: new Date().toISOString(), draft: { keys } });
  if (readKeptDraft(nameOf(load), none) === null) inMemory.set(load, keys);
};

/** Called when everything was created: the same content then makes new things. */
export const forgetKeys = (load: string) => keepKeys(load, {});

/** The only idempotency key of a load. It is the same until `forgetKeys`. */
export const keptKey = (load: string): string => {
  const key = keptKeys(load)[ONLY] ?? uuidv7();
  keepKeys(load, { [ONLY]: key });
  return key;
};

/** Sends a request with the kept key of its load. After a failure, a repeat has the same key; after a reply, a new one. */
export const sendWithKeptKey = async <Reply>(load: string, send: (key: string) => Promise<Reply>): Promise<Reply> => {
  const reply = await send(keptKey(load));
  forgetKeys(load);
  return reply;
};
