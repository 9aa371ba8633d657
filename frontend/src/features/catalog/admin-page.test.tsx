import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer } from '../../shared/testing/server.ts';
import AdminPage from './admin-page.tsx';

const path = 'GET /api/admin/stats';

test("whoever is no administrator sees 'Acceso Denegado', and nothing is asked for", () => {
  const sent = fakeServer({});
  renderFor(<AdminPage />);
  expect(screen.getByRole('heading', { name: 'Acceso Denegado' })).toBeTruthy();
  expect(screen.getByText(/permisos de administrador/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an administrator sees how much content there is', async () => {
  fakeServer({ [path]: () => ({ totalTopics: 33, totalLessons: 102, totalQuestions: 1264, totalVideos: 0 }) });
  renderFor(<AdminPage />, { user: { ...antonia, isAdmin: true } });
  await screen.findByText('33');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['33', '102', '1264', '0']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Temas',
    'Lecciones',
    'Preguntas',
    'Videos',
  ]);
});
