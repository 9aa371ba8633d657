export type StreakColour = 'grey' | 'orange' | 'red' | 'purple';

export const streakColour = (days: number): StreakColour => {
  if (days >= 30) return 'purple';
  if (days >= 7) return 'red';
  return days > 0 ? 'orange' : 'grey';
};
