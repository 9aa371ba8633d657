import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { fakeServer } from '../shared/testing/server.ts';
import StatusPage from './status-page.tsx';

const fine = {
  checkedAt: '2026-03-02T12:00:00Z',
  clockJump: null,
  database: { writes: 'ok' },
  disks: [{ folder: 'data', freeBytes: 40e9, sizeBytes: 100e9 }],
  readModels: { behindSeconds: 0, behindEvents: 0, parked: 0, isRebuilding: false },
  attempts: { open: 3, overdue: 0 },
  queue: { scheduled: 9, waiting: 1, oldestSeconds: 0.4, measuredAt: '2026-03-02T11:59:50Z' },
  waitingNotices: 0,
  seal: { size: 1_200, sealedAt: '2026-03-02T11:59:30Z', behindSeconds: 4 },
  sealProblem: null,
  verification: { verifiedAt: '2026-03-02T06:00:00Z', size: 1_100, problem: null },
  backup: { madeAt: '2026-03-02T04:15:00Z', events: 1_050 },
  clientErrors: [],
};
const clientError = (fields: object = {}) => ({
  message: 'TypeError: AbortSignal.any is not a function',
  reports: 7,
  stack: 'at send (app-Bx81.js:1:48213)',
  release: 'app-Bx81.js',
  browser: 'Chrome 109',
  path: '/exam-attempt/:id',
  firstAt: '2026-03-01T12:00:00Z',
  lastAt: '2026-03-02T11:00:00Z',
  ...fields,
});
const open = (status: object) => {
  fakeServer({ 'GET /api/admin/status': () => status });
  renderFor(<StatusPage />, { user: { ...antonia, isAdmin: true } });
};
/** The names of the parts that need attention. */
const alarms = async () => {
  await screen.findByText(/^Leído/);
  return screen.queryAllByText(': necesita atención').map((mark) => mark.parentElement?.firstChild?.textContent);
};

test('a platform without problems shows no alarm', async () => {
  // The projector may gather events for a second.
  open({ ...fine, readModels: { ...fine.readModels, behindSeconds: 1.6 } });
  expect(await alarms()).toEqual([]);
  expect(screen.getByText('Al día.')).toBeTruthy();
  expect(screen.getByText('Quedan libres 40 GB de 100 GB.')).toBeTruthy();
  expect(screen.getByText('3 ensayos.')).toBeTruthy();
  expect(screen.getByText(/^El último, hace 8 horas .*: 1\.050 cambios\.$/)).toBeTruthy();
});

test('a jump of the clock is told with its direction and length', async () => {
  open({ ...fine, clockJump: { at: '2026-03-02T09:00:00Z', seconds: -10_800 } });
  expect(await alarms()).toEqual(['Reloj']);
  expect(screen.getByText(/^Retrocedió 3 horas y quedó en /)).toBeTruthy();
});

test.each([
  ['Base de datos', { database: { writes: 'disk-full' } }],
  ['Base de datos', { database: { writes: 'read-only' } }],
  ['Disco de la base de datos', { disks: [...fine.disks, { folder: 'database', freeBytes: 0.9e9, sizeBytes: 10e9 }] }],
  ['Datos de las páginas', { readModels: { ...fine.readModels, behindSeconds: 40 } }],
  ['Cambios que no se muestran', { readModels: { ...fine.readModels, parked: 2 } }],
  ['Ensayos en curso', { attempts: { open: 3, overdue: 1 } }],
  ['Tareas automáticas', { queue: null }],
  ['Tareas automáticas', { queue: { ...fine.queue, waiting: 4, oldestSeconds: 300 } }],
  ['Tareas automáticas', { queue: { ...fine.queue, measuredAt: '2026-03-02T11:50:00Z' } }],
  ['Avisos de pago', { waitingNotices: 500 }],
  ['Sello contra alteraciones', { seal: null, sealProblem: 'missing' }],
  ['Sello contra alteraciones', { sealProblem: 'stopped' }],
  ['Revisión del sello', { verification: null }],
  ['Revisión del sello', { verification: { ...fine.verification, problem: 'Faltan eventos en el lugar 7' } }],
  ['Revisión del sello', { verification: { ...fine.verification, verifiedAt: '2026-02-27T06:00:00Z' } }],
  ['Respaldo', { backup: null }],
  ['Respaldo', { backup: { ...fine.backup, madeAt: '2026-02-26T04:15:00Z' } }],
  ['Errores en los navegadores', { clientErrors: [clientError()] }],
])('%s needs attention', async (name, change) => {
  open({ ...fine, ...change });
  expect(await alarms()).toEqual([name]);
});

test('errors in browsers show what failed, how often, and where; those of other days are no alarm', async () => {
  const before = clientError({ message: 'Error: antes', reports: 1, lastAt: '2026-02-20T12:00:00Z', stack: '' });
  open({ ...fine, clientErrors: [before] });
  expect(await alarms()).toEqual([]);
  cleanup();
  open({ ...fine, clientErrors: [clientError(), before] });
  expect(await screen.findByText(/^8 avisos de 2 errores/)).toBeTruthy();
  const [latest] = screen.getAllByRole('listitem');
  expect(latest?.textContent).toContain('TypeError: AbortSignal.any is not a function');
  expect(latest?.textContent).toContain('7 veces');
  expect(latest?.textContent).toContain('con Chrome 109 en /exam-attempt/:id (app-Bx81.js)');
  expect(latest?.querySelector('details')?.textContent).toContain('at send (app-Bx81.js:1:48213)');
});

test('without problems it uses no word of the servers', async () => {
  open(fine);
  await screen.findByText(/^Leído/);
  expect(document.body.textContent).not.toMatch(/worker|registro|evento|lecturas|npm/i);
});

test('a missing backup names a command that can be copied', async () => {
  open({ ...fine, backup: null });
  expect(
    await screen.findByText('Nunca se hizo uno. En el servidor: npm run ops -- backup respaldo.tar.'),
  ).toBeTruthy();
});

test('a comparison that never happened says so, and the jobs say how many wait', async () => {
  open({ ...fine, verification: null });
  expect(await screen.findByText(/^Nunca se hizo/)).toBeTruthy();
  expect(screen.getByText('1 espera, la más antigua desde hace 0 segundos; 9 programadas.')).toBeTruthy();
});
