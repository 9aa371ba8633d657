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
