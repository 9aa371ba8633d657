/** Waits between the tries of a write that got no reply, in milliseconds: about 15 s in all. */
const waits = [500, 1_000, 2_000, 4_000, 8_000];

/** Until the wait is over, or until the network is back, whichever is first. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });

/**
 * Sends until some reply comes, whatever it says: a refusal is a reply and is never repeated.
 * The request must carry an idempotency key, because a lost reply may belong to a request that was carried out.
 * @throws TypeError of the last try when none got a reply
 */
export const sendUntilAnswered = async (send: () => Promise<Response>): Promise<Response> => {
  for (const wait of waits) {
    try {
      return await send();
    } catch {
      await pause(wait);
    }
  }
  return send();
};
