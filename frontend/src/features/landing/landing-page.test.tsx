import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../shared/testing/render.tsx';
import LandingPage from './landing-page.tsx';

test('a visitor sees the login button, feature cards and a footer', () => {
  renderFor(<LandingPage />);
  for (const login of screen.getAllByRole('link', { name: 'Iniciar sesión' })) {
    expect(login.getAttribute('href')).toBe('/api/login');
  }
  expect(screen.getByRole('link', { name: 'Registrarse' }).getAttribute('href')).toMatch(/^\/api\/login\?/);
  const features = screen.getByRole('region', { name: 'Química, Física y Biología, sin enredos' });
  expect(within(features).getAllByRole('listitem')).toHaveLength(4);
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain('PAES');
  const links = within(footer).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/privacidad', '/terminos', '/ayuda']);
});

test('a visitor reads what an ensayo is, and what Premium costs', () => {
  renderFor(<LandingPage />);
  const exams = screen.getByRole('region', { name: 'Ensayos como la prueba real' });
  for (const fact of ['80 preguntas', '160 minutos', 'Puntaje de 100 a 1.000']) {
    expect(within(exams).getByText(fact)).toBeTruthy();
  }
  const prices = screen.getByRole('region', { name: 'Empieza gratis' });
  const offers = within(prices)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(offers).toContainEqual(expect.stringMatching(/^1 Mes.*\$6\.000/));
  expect(offers).toContainEqual(expect.stringMatching(/^3 Meses.*\$15\.000/));
  expect(offers).toContainEqual(expect.stringMatching(/^5 Meses.*\$23\.500/));
});

test('the landing page promises no videos: a visitor cannot know whether there are any', () => {
  renderFor(<LandingPage />);
  expect(screen.queryByText(/video/i)).toBeNull();
});
