import { expect, test } from 'vitest';
import { answerToast } from './answer-toast.ts';

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
