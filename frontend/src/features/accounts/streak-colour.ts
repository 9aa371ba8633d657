export type StreakColour = 'grey' | 'orange' | 'red' | 'purple';

/** The colour of the number of days. */
export const streakColour = (days: number): StreakColour => {
  if (days >= 30) return 'purple';
  if (days >= 7) return 'red';
  return days > 0 ? 'orange' : 'grey';
};
