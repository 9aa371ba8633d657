const dayMs = 24 * 60 * 60 * 1000;

/** A session that nobody used for this long is over. */
export const idleLimitMs = 7 * dayMs;

/** A session is over at this age, however much it is used. */
export const absoluteLimitMs = 30 * dayMs;
