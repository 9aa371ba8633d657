/** XP of a practice question's first correct answer. Free of schemas, so that every side can hold it. */
export const xpReward = { min: 1, max: 1_000, default: 10 } as const;
