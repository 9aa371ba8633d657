import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from './ops-error.ts';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matraz-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const systemError = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, ...(path && { path }) });
const failWith = (error: Error) => writeWhole(join(folder, 'a.tar'), () => Promise.reject(error));

test.each([
  ['a database that refuses the connection', systemError('ECONNREFUSED', 'connect')],
  ['a database whose name is unknown', systemError('ENOTFOUND', 'getaddrinfo')],
  ['a connection that ends while it is written to', systemError('EPIPE', 'write')],
  ['a file elsewhere', systemError('EACCES', 'open', '/srv/matraz/seal-key.json')],
])('the error of %s is no error of the file that is written', async (_, error) => {
  await expect(failWith(error)).rejects.toBe(error);
  expect(readdirSync(folder)).toEqual([]);
});

test('a full disk names the file and has the exit code of --help', async () => {
  await expect(failWith(systemError('ENOSPC', 'write'))).rejects.toMatchObject({
    message: `No se puede escribir el archivo ${join(folder, 'a.tar')}: no queda espacio en el disco (ENOSPC).`,
    exitCode: exitCodes.unexpected,
  });
});

test.each<[string, (draft: string) => Promise<unknown>]>([
  ['the file', (draft) => writeFile(draft, 'x')],
  ['a folder beside it', (draft) => mkdtemp(draft)],
])('a missing folder is refused when %s is made', async (_, write) => {
  const path = join(folder, 'missing', 'a.tar');
  await expect(writeWhole(path, write)).rejects.toMatchObject({
    message: `No se puede escribir el archivo ${path}: no existe la carpeta (ENOENT).`,
    exitCode: exitCodes.refused,
  });
});
