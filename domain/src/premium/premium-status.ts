const DAY = 24 * 60 * 60 * 1000;

/** When Premium ends: an ISO string (events, http) or a Date (tables); nothing when there never was one. */
export type Expiry = string | Date | null | undefined;

/** Premium holds while its end is still to come: at the very instant of `expiresAt` it is over. */
export const isPremium = (premium: { expiresAt?: Expiry } | null | undefined, now: Date): boolean =>
  premium?.expiresAt != null && new Date(premium.expiresAt) > now;

/** The end of so many days from `start`, as 24 hours each: no clock change lengthens or shortens what was given. */
export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY);
