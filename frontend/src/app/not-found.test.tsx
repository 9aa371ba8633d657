import { isStudentPage } from '@matraz/contracts/pages';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, Refusal } from '../shared/testing/server.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

test('a visitor sees the 404 page on an unknown address, and not the login', async () => {
  window.history.replaceState(null, '', '/no-existe');
  fakeServer({ 'GET /api/auth/user': () => new Refusal(401) });
  render(<App queries={createQueryClient()} />);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al Inicio' }).getAttribute('href')).toBe('/');
});

test('every page of the student app needs the login, and no other address', () => {
  const { default: source } = Object.values(
    import.meta.glob<{ default: string }>('./student-app.tsx', { query: '?raw', eager: true }),
  )[0] ?? { default: '' };
  const paths = [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path.replace(':id', '0192'));
  expect(paths.length).toBeGreaterThan(8);
  const publicPages = ['/', '/verificar'];
  for (const path of [...paths.filter((path) => !publicPages.includes(path)), '/admin/vista/topic/0192']) {
    expect({ path, isStudentPage: isStudentPage(path) }).toEqual({ path, isStudentPage: true });
  }
  for (const path of [...publicPages, '/no-existe', '/topic', '/exams/1/2', '/administrar', '/review/all']) {
    expect({ path, isStudentPage: isStudentPage(path) }).toEqual({ path, isStudentPage: false });
  }
});
