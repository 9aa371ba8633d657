import type { SeenAttempt as Seen } from '@matraz/contracts/exams/paper-http';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../../shared/testing/server.ts';
import { after, attemptId, completed, examId } from '../../testing.ts';
import { SeenAttempt } from './seen-attempt.tsx';
import { StudentAttempt } from './student-attempt.tsx';

const student = { userId: 'u1', name: 'Ana Araya', email: null };

describe('the corrected paper of a student', () => {
  test('has score, marks, key and explanation', async () => {
    fakeServer({
      [`GET /api/student-attempts/${attemptId}`]: () => ({ student, paper: { form: 'C' }, attempt: completed }),
    });
    renderFor(<StudentAttempt attemptId={attemptId} />);
    expect(await screen.findByRole('heading', { name: 'Prueba corregida de Ana Araya' })).toBeTruthy();
    expect(screen.getByText(/Forma C/)).toBeTruthy();
    expect(await screen.findAllByText('✓ Correcta')).toHaveLength(2);
    expect(screen.getByText('✗ Incorrecta')).toBeTruthy();
    expect(screen.getByText('○ En blanco')).toBeTruthy();
    expect(screen.getAllByText('marcada · clave')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Lo que vio' })).toBeNull();
  });

  test('of another teacher is missing', async () => {
    fakeServer({ [`GET /api/student-attempts/${attemptId}`]: () => new Refusal(404) });
    renderFor(<StudentAttempt attemptId={attemptId} />);
    expect(await screen.findByText('El intento no existe, o no es de tus cursos.')).toBeTruthy();
  });
});

test('what the server had at a second: answers, deadline and messages of then', async () => {
  const seen: Seen = {
    student,
    startedAt: after(0),
    deadline: after(600),
    ordinal: 1,
    exam: {
      id: examId,
      title: 'Ensayo',
      version: 7,
      questions: [1, 2].map((number) => ({
        id: `q${number}`,
        question: `<p>¿Pregunta ${number}?</p>`,
        options: ['<p>uno</p>', '<p>dos</p>'],
        isPilot: false,
        isVoided: false,
      })),
    },
    steps: [
      { kind: 'answer', at: after(10), questionId: 'q1', selectedAnswer: 0, chosenAt: null },
      { kind: 'extended', at: after(20), deadline: after(900), reason: 'Se cortó la luz' },
      { kind: 'message', at: after(25), text: 'Sigan' },
      { kind: 'answer', at: after(30), questionId: 'q1', selectedAnswer: 1, chosenAt: after(28) },
      { kind: 'completed', at: after(40), reason: 'submitted' },
    ],
  };
  fakeServer({ [`GET /api/student-attempts/${attemptId}/seen`]: () => seen });
  renderFor(<SeenAttempt attemptId={attemptId} />);
  expect(await screen.findByText('Terminado')).toBeTruthy();
  expect(screen.getByText(/B, recibida a las/)).toBeTruthy();
  expect(screen.getByText(/elegida a las/)).toBeTruthy();
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '12' } });
  expect(screen.getByText(/A, recibida a las/)).toBeTruthy();
  expect(screen.getByText('1 de 2')).toBeTruthy();
  expect(screen.queryByText('Mensaje: Sigan', { selector: 'p' })).toBeNull();
  fireEvent.click(screen.getByText(/Se cortó la luz/));
  expect(slider).toHaveProperty('value', '20');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(screen.getAllByText('Sin respuesta')).toHaveLength(2);
});
