const secondMs = 1_000;
const shortestMs = 20 * secondMs;
const longestMs = 60 * 60 * secondMs;

/**
 * The pause between two questions to the provider about one purchase: a quarter of its age, so that a purchase of a minute ago is asked
 * for often, and one of yesterday every hour.
 *
 * @param ageMs time since the checkout started, in milliseconds
 */
export const pollPause = (ageMs: number): number => Math.min(longestMs, Math.max(shortestMs, ageMs / 4));
