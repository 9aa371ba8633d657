/** XP of a practice question's first correct answer. This file has no schemas, so the browser can import it. */
export const xpReward = { min: 1, max: 1_000, default: 10 } as const;

/** An uploaded picture: size of the file, and pixels of all its frames together. */
export const imageUpload = { maxBytes: 5 * 1024 * 1024, maxPixels: 40_000_000 } as const;
