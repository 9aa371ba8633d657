const DAY = 24 * 60 * 60 * 1000;

/** Days of Premium left, rounded up; 0 when Premium has ended. @param expiresAt ISO 8601 */
export const premiumDaysLeft = (expiresAt: string | null, now: Date): number =>
  expiresAt === null ? 0 : Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / DAY));

/** In the last three days a notice tells the student. */
export const isEnding = (daysLeft: number): boolean => daysLeft > 0 && daysLeft <= 3;

/** Not during an exam, and not on the pages that sell Premium. */
export const showsEndOfPremium = (path: string): boolean => !/^\/(exam-attempt|compra|pricing)(\/|$)/.test(path);
