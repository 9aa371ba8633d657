/** XP of a practice question's first correct answer. This file has no schemas, so the browser can import it. */
export const xpReward = { min: 1, max: 1_000, default: 10 } as const;

/**
 * An uploaded picture: size of the file, and pixels of all its frames together. A picture with a side of more than `maxSide` pixels is
 * stored smaller. That is enough for the image viewer at its largest zoom.
 */
export const imageUpload = { maxBytes: 5 * 1024 * 1024, maxPixels: 40_000_000, maxSide: 2_560 } as const;

/** Most characters of one HTML field, before and after it is sanitised. */
export const longestHtml = 200_000;

/** Most characters of each text. */
export const topicTexts = { title: 160, unit: 120, description: 2_000 } as const;
export const lessonTexts = { title: 200, content: longestHtml } as const;
export const videoTexts = { title: 200, description: 2_000 } as const;
export const questionTexts = { html: longestHtml } as const;

/** Largest place in an order. */
export const mostOrder = 100_000;

/** Number of options of a practice question. */
export const questionOptions = { min: 2, max: 10, default: 4 } as const;
