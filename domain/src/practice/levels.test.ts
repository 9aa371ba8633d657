import { describe, expect, test } from 'vitest';
import { streakLevel, streakLevels, xpLevel, xpLevels } from './levels.ts';

const xpTable: [number, string, string, number][] = [
  [1, 'Novato', '🌱', 0],
  [2, 'Aprendiz', '📘', 100],
  [3, 'Estudiante', '✏️', 250],
  [4, 'Explorador', '🧭', 500],
  [5, 'Investigador', '🔬', 1000],
  [6, 'Especialista', '🧪', 1750],
  [7, 'Experto', '🧠', 2750],
  [8, 'Maestro', '🎓', 4000],
  [9, 'Genio', '💡', 6000],
  [10, 'Leyenda', '👑', 10000],
];
const streakTable: [number, string, string, number][] = [
  [1, 'Nuevo', '✨', 0],
  [2, 'Consistente', '🔥', 3],
  [3, 'Dedicado', '📅', 7],
  [4, 'Comprometido', '🤝', 14],
  [5, 'Disciplinado', '🎯', 30],
  [6, 'Persistente', '⛰️', 60],
  [7, 'Imparable', '🚀', 100],
  [8, 'Increíble', '⭐', 180],
  [9, 'Legendario', '🏆', 365],
  [10, 'Mítico', '🐉', 500],
];

describe.each([
  ['XP', xpTable, xpLevel, xpLevels],
  ['streak', streakTable, streakLevel, streakLevels],
] as const)('%s levels', (_, table, levelOf, ladder) => {
  test('are ten, each with another emoji', () => {
    expect(ladder.map(({ level, title, emoji, threshold }) => [level, title, emoji, threshold])).toEqual(table);
    expect(new Set(ladder.map(({ emoji }) => emoji)).size).toBe(10);
  });

  test.each(table)('level %i %s %s is reached at %i, not before', (level, title, emoji, threshold) => {
    expect(levelOf(threshold)).toMatchObject({ level, title, emoji, threshold });
    expect(levelOf(threshold + 1).level).toBe(level);
    if (level > 1) {
      const before = levelOf(threshold - 1);
      expect(before).toMatchObject({ level: level - 1, remaining: 1 });
      expect(before.next?.title).toBe(title);
      expect(before.percent).toBeLessThan(100);
      expect(levelOf(threshold).percent).toBe(level === 10 ? 100 : 0);
    }
  });

  test('at the top: 100 %, nothing remaining', () => {
    const [, , , top] = table[9] ?? [];
    for (const amount of [top ?? 0, 1e9]) {
      expect(levelOf(amount)).toMatchObject({ level: 10, next: null, percent: 100, remaining: 0 });
    }
  });
});

test.each([
  [0, 0, 100],
  [29, 29, 71],
  [50, 50, 50],
  [99, 99, 1],
  [175, 50, 75],
  [187, 58, 63],
  [249, 99, 1],
  [395, 58, 105],
  [8000, 50, 2000],
  [9999, 99, 1],
])('%i XP: %i percent from the threshold of the level, %i remaining', (xp, percent, remaining) => {
  expect(xpLevel(xp)).toMatchObject({ percent, remaining });
});
