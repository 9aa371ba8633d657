import { describe, expect, test } from 'vitest';
import { summary } from '../testing.ts';
import { type ExamDraft, emptyDraft, errorsOf, toExamDraft, toExamForm } from './exam-draft.ts';

const complete: ExamDraft = { ...emptyDraft, title: ' Química ', duration: '120', totalQuestions: '80' };
const errorOf = (change: Partial<ExamDraft>) => Object.values(errorsOf({ ...complete, ...change }));

test('a new exam is a Biology exam, active, and asks for title, duration and number of questions', () => {
  expect(emptyDraft).toMatchObject({ subject: 'Biology', isPublished: true });
  expect(errorsOf(emptyDraft)).toEqual({
    title: 'Escribe el título',
    duration: 'Escribe la duración en minutos',
    totalQuestions: 'Escribe la cantidad de preguntas',
  });
});

test('minutes become seconds, and texts are trimmed', () => {
  expect(errorsOf(complete)).toEqual({});
  expect(toExamForm(complete)).toEqual({
    title: 'Química',
    description: '',
    subject: 'Biology',
    duration: 7200,
    totalQuestions: 80,
    isPublished: true,
  });
});

describe('an edited exam keeps the fields that were not changed', () => {
  const { id: _, questionCount: _count, pilotQuestions: _pilots, ...form } = summary;
  test.each([
    [1, '0:01'],
    [59, '0:59'],
    [90, '1:30'],
    [61, '1:01'],
    [600, '10'],
    [9600, '160'],
    [31_536_000, '525600'],
  ])('%i seconds are shown as %s', (duration, shown) => {
    const draft = toExamDraft({ ...summary, duration });
    expect(draft.duration).toBe(shown);
    expect(errorsOf(draft)).toEqual({});
    expect(toExamForm(draft)).toEqual({ ...form, duration });
  });
});

describe('the form finds what the server would refuse', () => {
  test.each(['1,5', '1.5', '-1', '1:3', '1:60', 'dos', '1 h', '9999999999'])(
    'the text %s is not a duration',
    (duration) => {
      expect(errorOf({ duration })).toEqual([expect.stringMatching(/como 120/)]);
    },
  );
  test.each(['0', '0:00'])('a duration of %s is too short', (duration) => {
    expect(errorOf({ duration })).toEqual(['Debe durar más que cero']);
  });
  test('a duration of more than a year is too long', () => {
    expect(errorOf({ duration: '525600' })).toEqual([]);
    expect(errorOf({ duration: '525600:01' })).toEqual([expect.stringMatching(/a lo más 525.600 minutos/)]);
  });
  test.each(['0', '501', '-3', '2,5', 'x'])('%s is not a possible number of questions', (totalQuestions) => {
    expect(errorOf({ totalQuestions })).toEqual(['Escribe un número entero entre 1 y 500']);
  });
  test('a title of 161 characters and a description of 2001 are too long', () => {
    expect(errorOf({ title: 'x'.repeat(160), description: 'x'.repeat(2000) })).toEqual([]);
    expect(errorOf({ title: 'x'.repeat(161) })).toEqual(['Puede tener a lo más 160 caracteres; tiene 161']);
    expect(errorOf({ description: 'x'.repeat(2001) })).toHaveLength(1);
  });
});
