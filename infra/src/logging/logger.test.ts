import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger, logTo } from './logger.ts';

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

test('[security 36] a line contains no password, cookie, token or e-mail', () => {
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

const folderOfLogs = () => {
  const folder = mkdtempSync(join(tmpdir(), 'matraz-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'api.log');
};

/** Linux answers every write to this device with ENOSPC. */
const fullDisk = '/dev/full';

test('a line that cannot be written does not throw, and neither do thousands of lines', () => {
  const logger = createLogger('api', logTo(fullDisk));
  for (let line = 0; line < 5_000; line++) logger.info({ line, text: 'x'.repeat(1_000) }, 'request');
});

test('lines that could not be written are written when the disk has room again', () => {
  const path = folderOfLogs();
  symlinkSync(fullDisk, path);
  const destination = logTo(path);
  const logger = createLogger('api', destination);
  logger.info('without room');
  unlinkSync(path);
  destination.reopen();
  logger.info('with room');
  const text = () => readFileSync(path, 'utf8');
  expect(text()).toMatch(/without room.*\n.*with room/);
});

test('only the owner can read a log file', () => {
  const path = folderOfLogs();
  createLogger('api', logTo(path)).info('personal');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
