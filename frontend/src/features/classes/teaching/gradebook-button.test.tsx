import { expect, test } from 'vitest';
import { gradebookRows } from './gradebook-button.tsx';

test('a student who did not take an ensayo has empty cells for it', () => {
  const student = { userId: 'u', email: 'ana@liceo.cl', topicsCompleted: 3, answers: 120, accuracy: 81 };
  const rows = gradebookRows({
    class: { id: 'c', name: '4°B', year: 2026 },
    exams: [
      { examId: 'e1', title: 'Ensayo 1' },
      { examId: 'e2', title: 'Ensayo 2' },
    ],
    students: [
      { ...student, name: 'Ana Rojas', results: [{ examId: 'e2', first: 610, best: 690, attempts: 2, onPaper: 0 }] },
      { ...student, name: 'Luis Díaz', accuracy: null, results: [] },
    ],
  });
  expect(rows).toEqual([
    [
      'Estudiante',
      'Correo',
      'Temas completados',
      'Preguntas respondidas',
      'Precisión (%)',
      'Ensayo 1: primer intento',
      'Ensayo 1: mejor',
      'Ensayo 2: primer intento',
      'Ensayo 2: mejor',
    ],
    ['Ana Rojas', 'ana@liceo.cl', 3, 120, 81, null, null, 610, 690],
    ['Luis Díaz', 'ana@liceo.cl', 3, 120, null, null, null, null, null],
  ]);
});

test('an ensayo on paper is marked', () => {
  const student = { email: null, topicsCompleted: 0, answers: 0, accuracy: null };
  const result = { examId: 'e1', first: 500, best: 500, attempts: 1 };
  const rows = gradebookRows({
    class: { id: 'c', name: '4°B', year: 2026 },
    exams: [{ examId: 'e1', title: 'Ensayo 1' }],
    students: [
      { ...student, userId: 'u1', name: 'Ana', results: [{ ...result, onPaper: 1 }] },
      { ...student, userId: 'u2', name: 'Luis', results: [{ ...result, onPaper: 0 }] },
      { ...student, userId: 'u3', name: 'Eva', results: [] },
    ],
  });
  expect(rows.map((row) => row.slice(5))).toEqual([
    ['Ensayo 1: primer intento', 'Ensayo 1: mejor', 'Ensayo 1: en papel'],
    [500, 500, 'sí'],
    [500, 500, null],
    [null, null, null],
  ]);
});
