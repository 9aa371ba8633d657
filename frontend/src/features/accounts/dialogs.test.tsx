import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia, atoms, path } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import ProfileDialog from './profile-dialog.tsx';
import StreakDialog from './streak-dialog.tsx';
import XpDialog from './xp-dialog.tsx';

const close = () => {};
const activity = {
  from: '2026-08-29',
  to: '2026-11-20',
  days: [
    { day: '2026-11-18', answers: 8, correct: 6, firstAttempts: 8, lessons: 1, exams: 0, xp: 60 },
    { day: '2026-11-20', answers: 1, correct: 1, firstAttempts: 0, lessons: 0, exams: 0, xp: 0 },
  ],
};
const stats = { topicsCompleted: 2, questionsAnswered: 34, accuracy: 81 };
const server = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({ 'GET /api/user/activity': () => activity, 'GET /api/user/stats': () => stats, ...answers });

test("'Tu Progreso XP' shows level, XP and the next level", () => {
  renderFor(<XpDialog onClose={close} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Tu Progreso XP' }));
  expect(dialog.getByText('Nivel 3')).toBeTruthy();
  expect(dialog.getByText('Estudiante', { selector: 'span' })).toBeTruthy();
  expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('36');
  expect(dialog.getByText('36 %: te faltan 160 XP para ser Explorador.')).toBeTruthy();
});

test.each([
  [
    'Tu Progreso XP',
    XpDialog,
    ['Novato0 XP 🌱, ganada', 'Estudiante250 XP ✏️, ganada', 'Explorador500 XP 🧭, por ganar'],
  ],
  ['Tu Racha de Estudio', StreakDialog, ['Nuevo0 días ✨, ganada', 'Dedicado7 días 📅, por ganar']],
])("'%s' shows the badges of all ten levels, earned and to come", (title, Shown, texts) => {
  server();
  renderFor(<Shown onClose={close} />);
  const badges = within(screen.getByRole('dialog', { name: title })).getAllByRole('listitem');
  expect(badges).toHaveLength(10);
  expect(badges.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(texts));
});

test("'Tu Racha de Estudio' shows days, level, message and the next level", () => {
  server();
  renderFor(<StreakDialog onClose={close} />);
  const dialog = screen.getByRole('dialog', { name: 'Tu Racha de Estudio' });
  expect(dialog.textContent).toContain('5días');
  expect(dialog.textContent).toContain('Consistente');
  expect(dialog.textContent).toContain('Siguiente nivel: Dedicado');
  expect(dialog.textContent).toContain('Te faltan 2 días seguidos.');
});

test('saved freezes and the days that used one are shown, also in the calendar', async () => {
  server();
  const freezes = { saved: 1, untilNext: 3, used: ['2026-11-19'] };
  renderFor(<StreakDialog onClose={close} />, { user: { ...antonia, freezes } });
  expect(screen.getByText('Tienes 1 protector guardado. Te faltan 3 días de estudio para el próximo.')).toBeTruthy();
  expect(screen.getByText('Días protegidos: 19 nov.')).toBeTruthy();
  expect(await screen.findByText('jueves, 19 de noviembre: racha protegida')).toBeTruthy();
});

test('at the highest level no next level is shown', () => {
  server();
  renderFor(<StreakDialog onClose={close} />, { user: { ...antonia, streak: 500 } });
  expect(screen.getByText('Mítico', { selector: 'span' })).toBeTruthy();
  expect(screen.queryByText(/Siguiente nivel/)).toBeNull();
});

test('for screen readers the calendar is a table of days as text', async () => {
  server();
  renderFor(<StreakDialog onClose={close} />);
  expect(await screen.findByText('Estudiaste 2 días en las últimas 12 semanas.')).toBeTruthy();
  const calendar = within(screen.getByRole('table', { name: 'Lo que estudiaste cada día, semana por semana' }));
  expect(calendar.getAllByRole('row')).toHaveLength(8);
  expect(calendar.getByText('miércoles, 18 de noviembre: 8 respuestas y 1 lección')).toBeTruthy();
  expect(calendar.getByText('jueves, 19 de noviembre: sin estudio')).toBeTruthy();
});

test('without study days the calendar shows an invitation', async () => {
  server({ 'GET /api/user/activity': () => ({ ...activity, days: [] }) });
  renderFor(<StreakDialog onClose={close} />);
  expect(await screen.findByText(/hoy será tu primer día/)).toBeTruthy();
});

test('when the calendar cannot be loaded, the rest is shown and it can be retried', async () => {
  let broken = true;
  server({ 'GET /api/user/activity': () => (broken ? new Refusal(503) : activity) });
  renderFor(<StreakDialog onClose={close} />);
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  broken = false;
  fireEvent.click(again);
  expect(await screen.findByText('Estudiaste 2 días en las últimas 12 semanas.')).toBeTruthy();
});

test("'Tu Perfil' shows a spinner until the stats arrive, then name, e-mail, date and numbers", async () => {
  server();
  renderFor(<ProfileDialog onClose={close} />, { user: { ...antonia, isAdmin: true } });
  expect(screen.getByText('Cargando')).toBeTruthy();
  expect(await screen.findByText('Antonia Rojas')).toBeTruthy();
  expect(screen.getByText('2 de marzo de 2026')).toBeTruthy();
  expect(screen.getByText('Administrador')).toBeTruthy();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['2', '34', '81\u00a0%']);
  expect(screen.getByRole('link', { name: 'Cerrar Sesión' }).getAttribute('href')).toBe('/api/logout');
});

test('unknown fields of a student have a text', async () => {
  server();
  renderFor(<ProfileDialog onClose={close} />, { user: { ...antonia, email: null, createdAt: '' } });
  expect(await screen.findAllByText('No disponible')).toHaveLength(2);
});

test("the profile leads to the page with the student's progress", async () => {
  server();
  const { history } = renderFor(<ProfileDialog onClose={close} />);
  fireEvent.click(await screen.findByRole('link', { name: 'Mi progreso' }));
  expect(history.at(-1)).toBe('/progress');
});

test('the profile names the next topic with the reason of the start page', async () => {
  server({ 'GET /api/path': () => path });
  const { history } = renderFor(<ProfileDialog onClose={close} />);
  fireEvent.click(await screen.findByRole('link', { name: 'Practicar 3 preguntas' }));
  expect(history.at(-1)).toBe(`/topic/${atoms.id}?seccion=practica`);
});

test("'Atajos de teclado' in the profile switches the keys that answer, and this browser keeps the choice", async () => {
  server();
  renderFor(<ProfileDialog onClose={close} />);
  const shortcuts = await screen.findByRole('switch', { name: 'Atajos de teclado' });
  expect(shortcuts.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(shortcuts);
  expect(shortcuts.getAttribute('aria-checked')).toBe('false');
  expect(localStorage.getItem('matraz.shortcuts')).toBe('off');
  fireEvent.click(shortcuts);
  expect(localStorage.getItem('matraz.shortcuts')).toBe('on');
});
