import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { antonia, atoms } from '../shared/testing/examples.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { fakeServer } from '../shared/testing/server.ts';
import AdminPage from './admin-page.tsx';

const admin = { ...antonia, isAdmin: true };
const totals = { totalTopics: 33, totalLessons: 102, totalQuestions: 1264, totalVideos: 0 };

const open = (path = '/admin') => {
  fakeServer({
    'GET /api/admin/stats': () => totals,
    'GET /api/exams': () => [],
    'GET /api/topics': () => [atoms],
    'GET /api/courses': () => [{ id: 1, title: 'Química', subject: 'Química' }],
  });
  return renderFor(<AdminPage />, { user: admin, path });
};
const openTab = (name: string) =>
  fireEvent.mouseDown(screen.getByRole('tab', { name, selected: false }), { button: 0, ctrlKey: false });

test("a user who is not an administrator sees 'Acceso Denegado', and nothing is asked for", () => {
  const sent = fakeServer({});
  renderFor(<AdminPage />);
  expect(screen.getByRole('heading', { name: 'Acceso Denegado' })).toBeTruthy();
  expect(screen.getByText(/permisos de administrador/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an administrator without a second factor sees what to do, and nothing is asked for', () => {
  const sent = fakeServer({});
  renderFor(<AdminPage />, { user: { ...admin, lacksFactor: true } });
  expect(screen.getByRole('heading', { name: 'Falta un paso para administrar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a tu cuenta' }).getAttribute('href')).toBe('/cuenta');
  expect(sent).toEqual([]);
});

describe('an administrator', () => {
  test('sees the counters and the six tabs, the topics first', async () => {
    open();
    expect(await screen.findByText('1264')).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Temas',
      'Lecciones',
      'Preguntas',
      'Videos',
      'Ensayos',
      'Carga Masiva',
    ]);
    const topics = screen.getByRole('tabpanel', { name: 'Temas' });
    expect(await within(topics).findByRole('heading', { name: 'Gestión de Temas' })).toBeTruthy();
  });

  test('finds the open tab in the address, with the chosen topic', async () => {
    const { history } = open('/admin?tema=t1');
    openTab('Ensayos');
    const exams = screen.getByRole('tabpanel', { name: 'Ensayos' });
    expect(await within(exams).findByRole('heading', { name: 'Todavía no hay ensayos' })).toBeTruthy();
    expect(history.at(-1)).toBe('/admin?tema=t1&seccion=ensayos');
  });

  test('comes back to the tab of the address', async () => {
    open('/admin?seccion=ensayos');
    expect(await screen.findByRole('heading', { name: 'Todavía no hay ensayos' })).toBeTruthy();
  });
});
