import { expect, test } from 'vitest';
import { streakMessage } from '../../shared/study/streak-message.ts';
import { streakColour } from './streak-colour.ts';

test.each([
  [0, '¡Empieza tu racha hoy!', 'grey'],
  [1, '¡Buen comienzo! Vuelve mañana para seguir sumando.', 'orange'],
  [2, '¡Buen comienzo! Vuelve mañana para seguir sumando.', 'orange'],
  [3, '¡Excelente constancia!', 'orange'],
  [6, '¡Excelente constancia!', 'orange'],
  [7, '¡Qué dedicación más increíble!', 'red'],
  [29, '¡Qué dedicación más increíble!', 'red'],
  [30, '¡Eres una leyenda del estudio!', 'purple'],
  [500, '¡Eres una leyenda del estudio!', 'purple'],
])('%i days: %s in %s', (days, message, colour) => {
  expect(streakMessage(days)).toBe(message);
  expect(streakColour(days)).toBe(colour);
});
