/** Per address, since a visitor has no account yet; a school's computers share one address. */
const limitOf = (perWindow: number, timeWindow: string) => (scale: number) => ({
  max: Math.max(1, Math.ceil(perWindow * scale)),
  timeWindow,
});

export const loginLimit = limitOf(600, '1 minute');
export const registrationLimit = limitOf(100, '15 minutes');
