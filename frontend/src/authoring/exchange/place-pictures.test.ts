import { expect, test } from 'vitest';
import { fakeServer } from '../../shared/testing/server.ts';
import { uploadPictures } from './place-pictures.ts';

const bytes = new TextEncoder().encode('<svg/>');
const hash = `${'a'.repeat(64)}.webp`;
const svg = (text: string) => () => new Response(text, { headers: { 'content-type': 'image/svg+xml' } });
const place = (...names: string[]) =>
  uploadPictures(new Map(names.map((name) => [name, bytes])), {
    onProgress: () => {},
    signal: new AbortController().signal,
  });

test('a picture that is here already gets its address without an upload: an upload, or a figure of the demo', async () => {
  const sent = fakeServer({ [`GET /uploads/${hash}`]: svg('<svg/>'), 'GET /demo/celula.svg': svg('<svg/>') });
  expect(Object.fromEntries(await place(hash, 'celula.svg'))).toEqual({
    [hash]: `/uploads/${hash}`,
    'celula.svg': '/demo/celula.svg',
  });
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a picture of the same name with other bytes is uploaded', async () => {
  const sent = fakeServer({
    'GET /demo/celula.svg': svg('<svg>otra</svg>'),
    'POST /api/upload/image': () => ({ url: '/uploads/nueva.webp' }),
  });
  const addresses = await place('celula.svg');
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(addresses.get('celula.svg')).toBe('/uploads/nueva.webp');
});
