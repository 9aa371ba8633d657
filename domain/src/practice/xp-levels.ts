import { type Level, type Standing, standing } from './levels.ts';

/** Thresholds in XP. */
export const xpLevels: readonly [Level, ...Level[]] = [
  { level: 1, title: 'Novato', emoji: '🌱', threshold: 0 },
  { level: 2, title: 'Aprendiz', emoji: '📘', threshold: 100 },
  { level: 3, title: 'Estudiante', emoji: '✏️', threshold: 250 },
  { level: 4, title: 'Explorador', emoji: '🧭', threshold: 500 },
  { level: 5, title: 'Investigador', emoji: '🔬', threshold: 1_000 },
  { level: 6, title: 'Especialista', emoji: '🧪', threshold: 1_750 },
  { level: 7, title: 'Experto', emoji: '🧠', threshold: 2_750 },
  { level: 8, title: 'Maestro', emoji: '🎓', threshold: 4_000 },
  { level: 9, title: 'Genio', emoji: '💡', threshold: 6_000 },
  { level: 10, title: 'Leyenda', emoji: '👑', threshold: 10_000 },
];

export const xpLevel = (xp: number): Standing => standing(xpLevels, xp);
