// Serves the goal of few requests: without it a page reads all again when its update stream opens.

/** Milliseconds. Without a reply the update stream opens all the same. */
const WAIT_FOR_READ = 5_000;

/** The oldest position of the read models among the replies so far. Null: a reply named none. */
let oldest: bigint | null | undefined;
/** The position from which the update stream reports changes. */
let asked: bigint | undefined;
let isAwaited = false;
let onRead: (() => void) | undefined;
let onOlder: (() => void) | undefined;

/** @param position the header `x-read-position` of a reply */
export const noteReadPosition = (position: string | null) => {
  if (asked !== undefined) {
    if (position === null || BigInt(position) >= asked) return;
    onOlder?.();
    onOlder = undefined;
    return;
  }
  if (position === null) oldest = null;
  else if (oldest === undefined || (oldest !== null && BigInt(position) < oldest)) oldest = BigInt(position);
  onRead?.();
};

/** Called when the page shows what this browser kept: its first read is still on its way. */
export const awaitFirstRead = () => {
  isAwaited = true;
};

/** Calls the function after the first read, or at once when the page does not wait for one. @returns cancels it */
export const afterFirstRead = (open: () => void) => {
  if (!isAwaited || oldest !== undefined || asked !== undefined) {
    open();
    return () => {};
  }
  const openOnce = () => {
    cancel();
    open();
  };
  const timer = setTimeout(openOnce, WAIT_FOR_READ);
  const cancel = () => {
    clearTimeout(timer);
    onRead = undefined;
  };
  onRead = openOnce;
  return cancel;
};

/**
 * The position from which the first update stream must report changes; null when it is unknown.
 *
 * @param onOlderReply called when a read that was on its way is older than this position
 */
export const askFromReadPosition = (onOlderReply: () => void): bigint | null => {
  const from = asked === undefined ? (oldest ?? null) : null;
  asked ??= from ?? undefined;
  onOlder = onOlderReply;
  return from;
};
