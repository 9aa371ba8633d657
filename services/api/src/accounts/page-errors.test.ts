import { DomainError } from '@matraz/domain/errors';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { linkErrors, pageErrors } from './page-errors.ts';

const app = fastify();
for (const [path, errorHandler] of Object.entries({ '/login': pageErrors, '/link': linkErrors })) {
  app.get(`${path}/rule`, { errorHandler }, () => Promise.reject(new DomainError('last_administrator')));
  app.get(`${path}/fault`, { errorHandler }, () => Promise.reject(new Error('broken')));
}
afterAll(() => app.close());

test.each([
  ['/login/rule', 409, 'Esta cuenta no se puede borrar'],
  ['/link/rule', 409, 'Esta cuenta no se puede borrar'],
  ['/login/fault', 500, 'No pudimos iniciar tu sesión'],
  ['/link/fault', 500, 'Algo falló'],
])('the page of a failed %s', async (url, status, title) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toContain(`<h1>${title}</h1>`);
});
