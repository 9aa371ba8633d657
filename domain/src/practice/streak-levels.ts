import { type Level, type Standing, standing } from './levels.ts';

/** Thresholds in days in a row. */
export const streakLevels: readonly [Level, ...Level[]] = [
  { level: 1, title: 'Nuevo', emoji: '✨', threshold: 0 },
  { level: 2, title: 'Consistente', emoji: '🔥', threshold: 3 },
  { level: 3, title: 'Dedicado', emoji: '📅', threshold: 7 },
  { level: 4, title: 'Comprometido', emoji: '🤝', threshold: 14 },
  { level: 5, title: 'Disciplinado', emoji: '🎯', threshold: 30 },
  { level: 6, title: 'Persistente', emoji: '⛰️', threshold: 60 },
  { level: 7, title: 'Imparable', emoji: '🚀', threshold: 100 },
  { level: 8, title: 'Increíble', emoji: '⭐', threshold: 180 },
  { level: 9, title: 'Legendario', emoji: '🏆', threshold: 365 },
  { level: 10, title: 'Mítico', emoji: '🐉', threshold: 500 },
];

export const streakLevel = (days: number): Standing => standing(streakLevels, days);

export const streakMessage = (days: number): string => {
  if (days >= 30) return '¡Eres una leyenda del estudio!';
  if (days >= 7) return '¡Qué dedicación más increíble!';
  if (days >= 3) return '¡Excelente constancia!';
  if (days >= 1) return '¡Buen comienzo! Vuelve mañana para seguir sumando.';
  return '¡Empieza tu racha hoy!';
};

export type StreakColour = 'grey' | 'orange' | 'red' | 'purple';

/** The colour of the number of days. */
export const streakColour = (days: number): StreakColour => {
  if (days >= 30) return 'purple';
  if (days >= 7) return 'red';
  return days > 0 ? 'orange' : 'grey';
};
