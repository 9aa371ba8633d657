/** One step of a ladder of levels. `threshold` is the amount that reaches it. */
interface Level {
  level: number;
  title: string;
  emoji: string;
  threshold: number;
}

/** Ascending. The first threshold is 0. */
type Ladder = readonly [Level, ...Level[]];

/** The level that an amount has reached, and the way to the next one. */
export interface LevelProgress extends Level {
  /** Null at the top. */
  next: Level | null;
  /** The part of the way from this level to the next, 0 to 100. It is rounded down, so 100 is only at the top. */
  percent: number;
  /** The amount missing to the next level; 0 at the top. */
  remaining: number;
}

/** Thresholds in XP. */
export const xpLevels: Ladder = [
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

/** Thresholds in days in a row. */
export const streakLevels: Ladder = [
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

const levelProgress = (ladder: Ladder, amount: number): LevelProgress => {
  const current = ladder.filter(({ threshold }) => amount >= threshold).at(-1) ?? ladder[0];
  const next = ladder.find(({ threshold }) => threshold > amount) ?? null;
  if (next === null) return { ...current, next, percent: 100, remaining: 0 };
  const done = Math.max(0, amount - current.threshold);
  return {
    ...current,
    next,
    percent: Math.floor((done * 100) / (next.threshold - current.threshold)),
    remaining: next.threshold - amount,
  };
};

export const xpLevel = (xp: number): LevelProgress => levelProgress(xpLevels, xp);

export const streakLevel = (days: number): LevelProgress => levelProgress(streakLevels, days);
