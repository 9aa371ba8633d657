import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import HelpPage from './help-page.tsx';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

const contact = (privacyContact: string | null) => fakeServer({ 'GET /api/contact': () => ({ privacyContact }) });

test.each([
  ['Política de privacidad', PrivacyPage],
  ['Términos de uso', TermsPage],
  ['Ayuda', HelpPage],
])('%s has a title and a table of contents that leads to each part', (title, Page) => {
  contact(null);
  renderFor(<Page />);
  expect(document.title).toBe(`${title} · Matraz`);
  const contents = within(screen.getByRole('navigation', { name: 'Contenido' })).getAllByRole('link');
  const parts = screen.getAllByRole('region');
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(
    parts.map((part) => `#${within(part).getByRole('heading', { level: 2 }).id}`),
  );
});

test.each([PrivacyPage, TermsPage])('an accepted text shows its version', (Page) => {
  contact(null);
  renderFor(<Page />);
  expect(screen.getByText('1 de diciembre de 2026', { selector: 'time' }).getAttribute('datetime')).toBe('2026-12-01');
});

test.each([
  ['datos@liceo.cl', 'mailto:datos@liceo.cl'],
  ['https://liceo.cl/datos', 'https://liceo.cl/datos'],
])('the privacy page names the contact %s', async (address, href) => {
  contact(address);
  renderFor(<PrivacyPage />);
  const [link] = await screen.findAllByRole('link', { name: address });
  expect(link?.getAttribute('href')).toBe(href);
});

test('without a contact the administrator of the platform answers', () => {
  contact(null);
  renderFor(<PrivacyPage />);
  expect(screen.getByRole('region', { name: 'Quién responde' }).textContent).toContain(
    'escribe a la persona que administra esta plataforma',
  );
});

test('the rights of the law are all named', () => {
  contact(null);
  renderFor(<PrivacyPage />);
  const rights = within(screen.getByRole('region', { name: 'Tus derechos' })).getAllByRole('listitem');
  expect(rights.map((right) => right.querySelector('strong')?.textContent)).toEqual([
    'Acceso:',
    'Copia (portabilidad):',
    'Rectificación:',
    'Supresión:',
    'Oposición:',
    'Bloqueo:',
  ]);
});

test.each([
  ['Qué datos guardamos y para qué', ['Chrome en Android', 'Tu foto', 'llave de acceso', 'app de códigos']],
  ['Con qué permiso', ['consentimiento', 'interés legítimo']],
  ['Cuánto tiempo', ['no confirma su correo: 7 días', 'un año', 'Lo que pediste sobre tus datos', '90 días']],
  ['Quién los ve', ['servicio de correo', 'como Google', 'Mercado Pago', 'otros países']],
  ['Qué queda en tu navegador', ['matraz-storage', 'matraz-browser', '180 días', 'matraz-return', 'Un día']],
  ['Tus derechos', ['número del pago']],
])('the part %s of the privacy page names what the platform keeps', (part, texts) => {
  contact(null);
  renderFor(<PrivacyPage />);
  const { textContent } = screen.getByRole('region', { name: part });
  for (const text of texts) expect(textContent).toContain(text);
});
