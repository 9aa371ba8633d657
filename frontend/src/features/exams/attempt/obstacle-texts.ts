import type { Obstacle } from '../offline/outbox-state.ts';

/** What keeps answers from the server, in words for the student. */
export const obstacleTexts: Record<Obstacle, string> = {
  network: 'No hay conexión.',
  server: 'El servidor no responde por ahora.',
};
