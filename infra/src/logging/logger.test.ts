import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

const logged = (fields: object) => {
  const lines: string[] = [];
  createLogger('api', { write: (line) => lines.push(line) }).info(fields, 'algo pasó');
  return lines.join('');
};

test('a line is JSON with the process, the level by name and the time in UTC', () => {
  expect(JSON.parse(logged({ requestId: 'r1' }))).toMatchObject({
    name: 'api',
    level: 'info',
    requestId: 'r1',
    msg: 'algo pasó',
    time: expect.stringMatching(/Z$/),
  });
});

test('a line contains no password, cookie, token or e-mail', () => {
  const line = logged({
    email: 'ana@liceo.cl',
    body: { password: 'clave-secreta', token: 'ficha-oidc' },
    req: { headers: { cookie: 'sid=galleta', authorization: 'Bearer ficha' } },
  });
  for (const secret of ['ana@liceo.cl', 'clave-secreta', 'ficha-oidc', 'galleta', 'ficha'])
    expect(line).not.toContain(secret);
});

test('an error is logged with its cause, without the row that the database refused', () => {
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ana@liceo.cl) already exists.',
  });
  const line = logged({ err: new Error('registration failed', { cause: refused }) });
  expect(JSON.parse(line).err).toMatchObject({
    message: 'registration failed',
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(line).not.toContain('ana@liceo.cl');
});
