/** XP of a practice question's first correct answer. This file has no schemas, so the browser can import it. */
export const xpReward = { min: 1, max: 1_000, default: 10 } as const;
