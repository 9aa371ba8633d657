/** This file has no schemas, so the browser can import it. */

/** Maximum number of questions of one round. */
export const reviewRound = { mistakes: 50, due: 20 } as const;

/** Days of one request for activity. The maximum is 53 weeks. */
export const activityDays = { max: 371, default: 84 } as const;
