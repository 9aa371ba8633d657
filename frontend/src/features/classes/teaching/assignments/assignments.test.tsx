import type { Assignment } from '@matraz/contracts/assignments/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../../../shared/testing/examples.ts';
import { renderFor } from '../../../../shared/testing/render.tsx';
import { fakeServer } from '../../../../shared/testing/server.ts';
import { AssignTopic } from './assign-topic.tsx';
import { Assignments } from './assignments.tsx';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const assigned: Assignment = {
  id: 'g1',
  kind: 'exam',
  workId: 'e1',
  title: 'Ensayo de química',
  opensAt: minutes(-10),
  closesAt: minutes(60),
  lastStartAt: null,
  attempts: 2,
  results: 'when-released',
  form: { questions: true, options: false },
  accessWord: 'átomo',
  isWithdrawn: false,
  showsResults: false,
  students: 38,
  started: 30,
  done: 23,
};

const show = (assignments: Assignment[], isArchived = false) => {
  const sent = fakeServer({
    'GET /api/classes/c1/assignments': () => ({
      assignments,
      exams: [{ id: 'e1', title: 'Ensayo de química' }],
      topics: [{ id: 't1', title: 'Enlace químico' }],
    }),
    'GET /api/classes/c1/assignments/g1/progress': () => ({
      students: [
        { userId: 'u1', name: 'Ana Rojas', state: 'done', count: 1 },
        { userId: 'u2', name: 'Luis Díaz', state: 'none', count: 0 },
      ],
    }),
    'POST /api/classes/c1/assignments': () => ({ assignmentId: 'g2' }),
    'POST /api/classes/c1/assignments/g1/release': () => ({ assignmentId: 'g1' }),
    'DELETE /api/classes/c1/assignments/g1': () => ({ assignmentId: 'g1' }),
  });
  renderFor(<Assignments classId="c1" isArchived={isArchived} />, { user: antonia });
  return () => sent.filter(({ method }) => method !== 'GET');
};

test('the list says who did it and under which conditions', async () => {
  show([assigned]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('23').parentElement?.textContent).toBe('23 de 38 lo entregaron');
  expect(row.getByText(/Abierto hasta el .* · 2 intentos · palabra «átomo» · orden distinto/)).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Quién lo hizo: Ensayo de química' }));
  expect((await screen.findByText('Ana Rojas')).parentElement?.textContent).toBe('Ana RojasListo');
  expect(screen.getByText('Luis Díaz').parentElement?.textContent).toBe('Luis DíazSin empezar');
});

test('the form begins with an exam for tomorrow morning', async () => {
  const writes = show([]);
  await screen.findByText(/Un ensayo o un tema/);
  fireEvent.click(screen.getByRole('button', { name: 'Asignar' }));
  const form = within(await screen.findByRole('dialog'));
  expect((form.getByLabelText('Abre') as HTMLInputElement).value).toMatch(/T08:30$/);
  fireEvent.change(form.getByLabelText('Palabra de acceso'), { target: { value: 'mol' } });
  fireEvent.click(form.getByRole('button', { name: 'Asignar' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        body: {
          kind: 'exam',
          workId: 'e1',
          attempts: 1,
          results: 'at-closing',
          accessWord: 'mol',
          form: { questions: true, options: true },
        },
      },
    ]),
  );
});

test('impossible times are told before anything is sent', async () => {
  const writes = show([]);
  await screen.findByText(/Un ensayo o un tema/);
  fireEvent.click(screen.getByRole('button', { name: 'Asignar' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Cierra'), { target: { value: '2026-01-01T10:00' } });
  fireEvent.click(form.getByRole('button', { name: 'Asignar' }));
  expect(await form.findByText('El cierre debe ser después de la apertura.')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test.each([
  ['Mostrar resultados', 'POST /api/classes/c1/assignments/g1/release'],
  ['Retirar', 'DELETE /api/classes/c1/assignments/g1'],
])('%s asks before it is done', async (action, request) => {
  const writes = show([assigned]);
  fireEvent.click(await screen.findByRole('button', { name: `${action}: Ensayo de química` }));
  expect(writes()).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));
  await waitFor(() => expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([request]));
});

test('an archived class gets nothing new, but its results can be shown', async () => {
  show([assigned], true);
  expect(await screen.findByRole('button', { name: 'Mostrar resultados: Ensayo de química' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Asignar' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Cambiar/ })).toBeNull();
});

test('one click assigns a weak topic for a week', async () => {
  const sent = fakeServer({ 'POST /api/classes/c1/assignments': () => ({ assignmentId: 'g2' }) });
  renderFor(<AssignTopic classId="c1" topic={{ id: 't1', title: 'Enlace químico' }} />, { user: antonia });
  fireEvent.click(screen.getByRole('button', { name: 'Asignar por una semana: Enlace químico' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { kind: 'topic', workId: 't1', results: 'at-once' } }]));
  const body = sent[0]?.body as { opensAt: string; closesAt: string };
  expect(Math.floor((Date.parse(body.closesAt) - Date.parse(body.opensAt)) / 86_400_000)).toBe(7);
});
