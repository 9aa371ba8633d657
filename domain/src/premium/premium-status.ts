const DAY = 24 * 60 * 60 * 1000;

/** The end of Premium: an ISO string (events, http) or a Date (tables). Empty when the student never had Premium. */
export type Expiry = string | Date | null | undefined;

/** Premium ends at the instant of `expiresAt`. */
export const isPremium = (premium: { expiresAt?: Expiry } | null | undefined, now: Date): boolean =>
  premium?.expiresAt != null && new Date(premium.expiresAt) > now;

/** `days` times 24 hours after `start`. Clock changes do not matter. */
export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY);
