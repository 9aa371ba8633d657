/** @param days the student's streak, in days */
export const streakMessage = (days: number): string => {
  if (days >= 30) return '¡Eres una leyenda del estudio!';
  if (days >= 7) return '¡Qué dedicación más increíble!';
  if (days >= 3) return '¡Excelente constancia!';
  if (days >= 1) return '¡Buen comienzo! Vuelve mañana para seguir sumando.';
  return '¡Empieza tu racha hoy!';
};
