import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { imageUpload } from '@matraz/contracts/catalog/limits';
import { animatedGif, blackPng, photoWithExif, picture } from '@matraz/infra/images/testing/pictures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Reply } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

const url = '/api/upload/image';
const aFile = (content: Uint8Array | string, name = 'foto.png', type = 'image/png') =>
  new File([content], name, { type });

/** Sends a form as a browser does. */
const send = async (client: Client, fields: [name: string, value: string | File][]): Promise<Reply> => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  return client.request({
    method: 'POST',
    url,
    headers: { 'content-type': headers.get('content-type') ?? '' },
    payload,
  });
};
const upload = (content: Uint8Array | string, name?: string, type?: string) =>
  send(admin, [['image', aFile(content, name, type)]]);

const expectProblem = ({ status, headers, body }: Reply, expected: number, code: string) => {
  expect({ status, code: body.code }).toEqual({ status: expected, code });
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body.detail).toMatch(/^[A-ZÁÉÍÓÚ][\wáéíóúñ ,:/-]+$/);
};

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    '[security 21] %s gets an address that shows it',
    async (format) => {
      const reply = await upload(await picture[format]());
      expect(reply.status).toBe(200);
      expect(Object.keys(reply.body)).toEqual(['url']);
      expect(reply.body.url).toMatch(/^\/uploads\/[0-9a-f]{64}\.webp$/);
      const shown = await api.visitor.get(reply.body.url);
      expect(shown.status).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  test('the same picture again has the same address', async () => {
    const content = await picture.png(33, 33);
    expect((await upload(content)).body).toEqual((await upload(content, 'otra.jpg', 'image/jpeg')).body);
  });

  test('[security 19] its content decides, not its name and not its declared type', async () => {
    for (const [name, type] of [
      ['foto.svg', 'image/svg+xml'],
      ['foto.html', 'text/html'],
      ['foto', ''],
      ['../../foto.png', 'image/png'],
    ]) {
      expect((await upload(await picture.png(), name, type)).status, name).toBe(200);
    }
    expectProblem(await upload('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'image_type_unsupported');
    expectProblem(await upload('<h1>hola</h1>', 'foto.jpg', 'image/jpeg'), 415, 'image_type_unsupported');
  });

  test('[security 20] its name never reaches the disk', async () => {
    for (const name of ['../../x.png', '/etc/passwd', 'C:\\x.png', '..%2f..%2fx', 'x\u0000.png']) {
      expect((await upload(await picture.png(), name)).status).toBe(200);
    }
    const files = readdirSync(join(api.deps.config.dataDir, 'uploads'));
    expect(files.filter((file) => !/^[0-9a-f]{64}\.webp$/.test(file))).toEqual([]);
  });

  test('a photo loses what its camera wrote', async () => {
    const { body } = await upload(await photoWithExif('LICEO-SECRETO'), 'foto.jpg', 'image/jpeg');
    expect((await api.visitor.get(body.url)).text).not.toContain('LICEO-SECRETO');
  });

  test('an animation is shown as one', async () => {
    const { body } = await upload(await animatedGif(3), 'onda.gif', 'image/gif');
    expect((await api.visitor.get(body.url)).text).toContain('ANIM');
  });
});

describe('[security 19] refused', () => {
  test('a student and a visitor', async () => {
    const image: [string, File] = ['image', aFile(await picture.png())];
    expectProblem(await send(await api.account(), [image]), 403, 'teacher_required');
    expectProblem(await send(api.visitor, [image]), 401, 'session_required');
  });

  test('a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' };
    expectProblem(await admin.request({ method: 'POST', url, headers, payload: '--x--' }), 403, 'cross_site_request');
  });

  test('no file, a text instead of a file, an empty file', async () => {
    expectProblem(await send(admin, []), 400, 'invalid_fields');
    expectProblem(await send(admin, [['image', 'hola']]), 400, 'invalid_fields');
    expectProblem(await upload(''), 400, 'image_unreadable');
  });

  test('two files, a file of another name, unknown fields', async () => {
    const one = aFile(await picture.png());
    expectProblem(
      await send(admin, [
        ['image', one],
        ['image', one],
      ]),
      400,
      'one_file_only',
    );
    expectProblem(await send(admin, [['foto', one]]), 400, 'invalid_fields');
    expectProblem(
      await send(admin, [
        ['image', one],
        ['isAdmin', 'true'],
      ]),
      400,
      'invalid_fields',
    );
    expectProblem(
      await send(admin, [
        ['image', one],
        ['__proto__', 'x'],
      ]),
      400,
      'malformed_request',
    );
    expectProblem(
      await send(admin, [['image', one], ...Array.from({ length: 20 }, (_, n): [string, string] => [`n${n}`, 'x'])]),
      400,
      'malformed_request',
    );
  });

  test('more than 5 MB, also without a declared length', async () => {
    expectProblem(await upload(Buffer.alloc(imageUpload.maxBytes + 1)), 413, 'image_too_large');
    expectProblem(await upload(Buffer.alloc(20 * 1024 * 1024)), 413, 'image_too_large');
  });

  test('more than 40 megapixels', async () => {
    expectProblem(await upload(blackPng(50_000, 50_000, 100)), 413, 'image_too_large');
  });

  test('a broken picture', async () => {
    expectProblem(await upload((await picture.png(300, 300)).subarray(0, 200)), 400, 'image_unreadable');
  });

  test('a body that is no form', async () => {
    expectProblem(await admin.post(url, { image: 'x' }), 415, 'multipart_required');
    expectProblem(await admin.request({ method: 'POST', url }), 415, 'multipart_required');
    for (const type of ['image/png', 'application/x-www-form-urlencoded', 'text/plain']) {
      const reply = await admin.request({ method: 'POST', url, headers: { 'content-type': type }, payload: 'x' });
      expectProblem(reply, 415, 'multipart_required');
    }
  });

  test('a form that breaks off or has no boundary', async () => {
    const broken = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc';
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const reply = await admin.request({ method: 'POST', url, headers: { 'content-type': type }, payload: broken });
      expectProblem(reply, 400, 'malformed_request');
    }
  });
});

test.each([
  '/uploads/',
  '/uploads/nada.webp',
  `/uploads/${'0'.repeat(64)}.webp`,
  '/uploads/%2e%2e%2fsecrets.json',
  '/uploads/..%5csecrets.json',
  '/uploads/%00',
])('nothing at %s', async (address) => {
  const reply = await api.visitor.get(address, { accept: 'text/html' });
  expectProblem(reply, 404, 'not_found');
  expect(reply.headers['cache-control']).toBe('no-store');
});
