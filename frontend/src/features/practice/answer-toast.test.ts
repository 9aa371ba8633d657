import { expect, test } from 'vitest';
import { ApiError } from '../../shared/net/api-error.ts';
import { answerFailed, answerToast } from './answer-toast.ts';

const said = (correct: boolean, isFirstAttempt: boolean, xpEarned: number) => {
  const { title, description } = answerToast({ correct, isFirstAttempt, xpEarned });
  return [title, description];
};

test('a correct first answer: the XP', () => {
  expect(said(true, true, 15)).toEqual(['¡Correcto!', 'Has ganado 15 XP']);
});

test('a later correct answer: no XP', () => {
  expect(said(true, false, 0)[1]).toBe('Ya has respondido esta pregunta antes. No se otorga XP adicional.');
});

test('a wrong first answer', () => {
  expect(said(false, true, 0)[1]).toBe('Revisa la explicación y sigue practicando.');
});

test('a later wrong answer', () => {
  expect(said(false, false, 0)[1]).toBe('Sigue intentando para reforzar el aprendizaje.');
});

test('an answer that is refused because there were too many today: the reason', () => {
  const detail = 'Ya respondiste esta pregunta muchas veces hoy. Vuelve a intentarlo mañana.';
  const refusal = (code: string) => new ApiError(409, 'Conflict', JSON.stringify({ code, detail }));
  expect(answerFailed(refusal('too_many_answers')).description).toBe(detail);
  expect(answerFailed(refusal('conflict')).description).toBe('No se pudo procesar la respuesta');
  expect(answerFailed(new TypeError('Failed to fetch')).description).toBe('No se pudo procesar la respuesta');
});
