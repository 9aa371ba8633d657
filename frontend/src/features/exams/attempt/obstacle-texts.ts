import type { Obstacle } from '../../../shared/outbox/retry-decision.ts';

/** What keeps answers from the server, in words for the student. */
export const obstacleTexts: Record<Obstacle, string> = {
  network: 'No hay conexión.',
  server: 'El servidor no responde por ahora.',
};
