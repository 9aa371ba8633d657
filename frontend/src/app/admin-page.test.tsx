import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { fakeServer } from '../shared/testing/server.ts';
import AdminPage from './admin-page.tsx';

test("a student sees 'Acceso Denegado', and no request is sent", () => {
  const sent = fakeServer({});
  renderFor(<AdminPage />);
  expect(screen.getByRole('heading', { name: 'Acceso Denegado' })).toBeTruthy();
  expect(screen.getByText(/permisos de administrador/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an administrator sees the totals, the exams and a link to the api', async () => {
  fakeServer({
    'GET /api/admin/stats': () => ({ totalTopics: 33, totalLessons: 102, totalQuestions: 1264, totalVideos: 0 }),
    'GET /api/exams': () => [],
  });
  renderFor(<AdminPage />, { user: { ...antonia, isAdmin: true } });
  expect(await screen.findByText('1264')).toBeTruthy();
  const exams = screen.getByRole('region', { name: 'Ensayos' });
  expect(await within(exams).findByRole('heading', { name: 'Todavía no hay ensayos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver la API' }).getAttribute('href')).toBe('/api/docs/');
});
