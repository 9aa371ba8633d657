interface ScoreLevel {
  title: 'Excelente' | 'Muy Bueno' | 'Bueno' | 'Regular' | 'Insuficiente';
  /** Only the highest and the lowest level have one. */
  detail: string | null;
}

/** @param paesScore 100 to 1000 */
export const scoreLevel = (paesScore: number): ScoreLevel => {
  if (paesScore >= 850) return { title: 'Excelente', detail: 'Rendimiento sobresaliente' };
  if (paesScore >= 700) return { title: 'Muy Bueno', detail: null };
  if (paesScore >= 550) return { title: 'Bueno', detail: null };
  if (paesScore >= 400) return { title: 'Regular', detail: null };
  return { title: 'Insuficiente', detail: 'Requiere más práctica' };
};
