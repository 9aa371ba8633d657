const dayMs = 24 * 60 * 60 * 1000;

/** A session ends after this time without a request. */
export const idleLimitMs = 7 * dayMs;

/** A session ends at this age, also when it is used. */
export const absoluteLimitMs = 30 * dayMs;
