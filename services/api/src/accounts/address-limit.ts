/** Per IP address, because a visitor has no account. The limits are high, because the computers of a school share one address. */
const limitOf = (perWindow: number, timeWindow: string) => (scale: number) => ({
  max: Math.max(1, Math.ceil(perWindow * scale)),
  timeWindow,
});

export const loginLimit = limitOf(600, '1 minute');
/** Notices of the payment provider, which come from a few addresses. */
export const noticeLimit = limitOf(600, '1 minute');
export const registrationLimit = limitOf(100, '15 minutes');
