/** Free of schemas, so that every side can hold it. */

/** Most questions of one round. */
export const reviewRound = { mistakes: 50, due: 20 } as const;

/** How many days of activity may be asked for: 53 weeks at most. */
export const activityDays = { max: 371, default: 84 } as const;
