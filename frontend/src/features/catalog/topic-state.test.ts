import { expect, test } from 'vitest';
import { topicState } from './topic-state.ts';

test.each([
  [0, 0, false, 10, 'not-started', 'Sin comenzar', null],
  [1, 0, false, 10, 'in-progress', '1/10 preguntas respondidas', null],
  [10, 10, false, 11, 'in-progress', '10/11 preguntas respondidas', null],
  [10, 9, true, 10, 'completed', '¡Completado! 10/10 preguntas', 'Excelente'],
  [10, 8, true, 10, 'completed', '¡Completado! 10/10 preguntas', 'Muy Bien'],
  [10, 7, true, 10, 'completed', '¡Completado! 10/10 preguntas', 'Bien'],
  [10, 6, true, 10, 'completed', '¡Completado! 10/10 preguntas', 'Completado'],
  [10, 9, true, 12, 'completed', '¡Completado! 10/12 preguntas', 'Excelente'],
  [0, 0, true, 0, 'completed', '¡Completado! 0/0 preguntas', 'Completado'],
] as const)(
  '%i answered, %i correct, completed %s, of %i: %s, %s, %s',
  (answered, correct, isCompleted, total, ...said) => {
    const [status, text, badge] = said;
    const progress = { questionsAnswered: answered, questionsCorrect: correct, isCompleted };
    expect(topicState(progress, total)).toEqual({ status, text, badge });
  },
);
