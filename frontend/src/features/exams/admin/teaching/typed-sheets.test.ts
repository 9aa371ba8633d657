import { describe, expect, test } from 'vitest';
import { normalLetters, sheetProblem, sheetsOfRows } from './typed-sheets.ts';

test('letters are read as a teacher types them', () => {
  expect(normalLetters('abc d.\n-e')).toBe('ABCD--E');
});

test.each([
  ['', undefined],
  ['ABC', null],
  ['A-C', null],
  ['AB', 'Faltan 1 de 3'],
  ['ABCD', 'Sobran 1'],
  ['ABE', 'La respuesta 3 no puede ser «E»'],
  ['AXC', 'La respuesta 2 no puede ser «X»'],
])('the sheet %j: %s', (letters, problem) => {
  expect(sheetProblem(letters, [4, 4, 4])).toBe(problem);
});

describe('the rows of a file', () => {
  const students = [
    { userId: 'ana', name: 'Ana Muñoz', email: 'ana@liceo.cl' },
    { userId: 'eva', name: 'Eva Díaz', email: null },
    { userId: 'eva2', name: 'Eva Diaz', email: 'eva@liceo.cl' },
  ];
  const row = (who: string, form = 'B', letters = 'ABC') => ({ who, form, letters });

  test('go to their students by e-mail or name', () => {
    expect(sheetsOfRows([row('ANA MUNOZ', ''), row('eva@liceo.cl')], students, 'C')).toEqual({
      sheets: { ana: { form: 'C', letters: 'ABC' }, eva2: { form: 'B', letters: 'ABC' } },
      problems: [],
    });
  });

  test('that fit nobody, two people, or a person twice are told', () => {
    const rows = [row('ana@liceo.cl'), row('Ana Muñoz'), row('Luis'), row('Eva Díaz'), row('eva@liceo.cl', 'X')];
    const { sheets, problems } = sheetsOfRows(rows, students, 'A');
    expect(Object.keys(sheets)).toEqual(['ana']);
    expect(problems).toEqual([
      'Ana Muñoz: está dos veces; vale la primera',
      'Luis: no está en el curso',
      'Eva Díaz: hay 2 personas con ese nombre; usa el correo',
      'eva@liceo.cl: la forma «X» no existe',
    ]);
  });
});
