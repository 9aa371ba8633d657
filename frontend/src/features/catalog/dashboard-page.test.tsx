import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atoms } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import DashboardPage from './dashboard-page.tsx';

const courses = [
  { id: 1, title: 'Química', subject: 'Química' },
  { id: 2, title: 'Física', subject: 'Física' },
];
const topics = [
  { ...atoms, progress: { questionsAnswered: 3, questionsCorrect: 3, isCompleted: true } },
  { ...atoms, id: 'mol', unit: 'Estequiometría', title: 'El mol' },
];

test('the first subject and unit are chosen at first, others can be chosen', async () => {
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => topics });
  renderFor(<DashboardPage />);
  expect(await screen.findByRole('heading', { name: 'Estructura atómica' })).toBeTruthy();
  expect(screen.getByText('1 tema')).toBeTruthy();
  expect(screen.getByText('1 tema disponible')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Química' }).getAttribute('aria-pressed')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Estequiometría' }));
  expect(screen.getByRole('link', { name: /^El mol/ })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Física' }));
  expect(screen.getByText('No hay temas disponibles')).toBeTruthy();
  expect(screen.getByText('Selecciona una unidad para ver los temas disponibles.')).toBeTruthy();
});

test('while the topics load, placeholders are shown', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => held.then(() => topics) });
  renderFor(<DashboardPage />);
  expect(screen.getByText('Cargando temas')).toBeTruthy();
  expect(screen.queryByText('No hay temas disponibles')).toBeNull();
  arrive();
  expect(await screen.findByRole('heading', { name: 'Estructura atómica' })).toBeTruthy();
  expect(screen.queryByText('Cargando temas')).toBeNull();
});

test('overall progress weights answers with 70 and completed topics with 30', async () => {
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => topics });
  renderFor(<DashboardPage />);
  const bar = await screen.findByRole('progressbar', { name: 'Progreso general' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
});

test("'Comenzar Estudio' opens the next unfinished topic", async () => {
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => topics });
  const { history } = renderFor(<DashboardPage />);
  fireEvent.click(await screen.findByRole('link', { name: 'Comenzar Estudio' }));
  expect(history.at(-1)).toBe('/topic/mol');
});

test('when the catalog cannot be loaded, the student can retry', async () => {
  let broken = true;
  fakeServer({ 'GET /api/courses': () => courses, 'GET /api/topics': () => (broken ? new Refusal(503) : topics) });
  renderFor(<DashboardPage />);
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Estructura atómica' })).toBeTruthy();
});
