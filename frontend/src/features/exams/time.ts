/** The page warns when fewer seconds than this are left. */
const WARNING = 300;

/** @param deadline ISO 8601 @returns whole seconds, never below 0; 0 only once the deadline is reached */
export const secondsLeft = (deadline: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(deadline) - now.getTime()) / 1000));

/** Whether the page warns that time is running out. @param seconds left */
export const isRunningOut = (seconds: number): boolean => seconds < WARNING;

/** 'Xh Ym', 'Xm Ys' or 'Xs'. @param seconds whole, not negative */
export const durationText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
};
