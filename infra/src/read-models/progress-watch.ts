/** A projection that has not moved for this long, although events wait, is stuck. */
const stuckAfterMs = 60_000;

interface Sources {
  /** Position of the last event of the log. */
  head(): Promise<bigint>;
  /** Position up to which the read tables are filled. */
  position(): bigint | Promise<bigint>;
  /** Milliseconds. */
  now(): number;
}

/**
 * Returns a check: whether the projection moves, or has no events to process.
 *
 * The check throws the errors of its sources.
 */
export const createProgressWatch = ({ head, position, now }: Sources): (() => Promise<boolean>) => {
  let seen = { position: -1n, at: 0 };
  return async () => {
    const last = await head();
    const reached = await position();
    if (reached !== seen.position || reached >= last) seen = { position: reached, at: now() };
    return now() - seen.at < stuckAfterMs;
  };
};
