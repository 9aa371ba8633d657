import { expect, test, vi } from 'vitest';
import { fakeServer, Refusal } from '../../shared/testing/server.ts';
import { placePictures, uploadPictures } from './place-pictures.ts';

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
  expect(Object.fromEntries((await place(hash, 'celula.svg')).addresses)).toEqual({
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
  const { addresses } = await place('celula.svg');
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(addresses.get('celula.svg')).toBe('/uploads/nueva.webp');
});

test('a picture that the server refuses is told with its reason, in each question that shows it', async () => {
  const detail = 'La imagen es demasiado grande: redúcela a 5 MB y 40 megapíxeles como máximo';
  fakeServer({ 'POST /api/upload/image': () => new Refusal(413, JSON.stringify({ detail })) });
  vi.spyOn(console, 'error').mockReturnValue();
  const item = { number: 1, line: null, options: ['a', 'b'], correctAnswer: 0, explanation: '' };
  const { items, problems } = await placePictures(
    {
      items: [{ ...item, question: 'Mira <img src="pictures/mapa.png" alt="" />' }],
      problems: [],
      pictures: new Map([['mapa.png', bytes]]),
    },
    { onProgress: () => {}, signal: new AbortController().signal },
  );
  expect(items[0]?.question).toBe('Mira ');
  expect(problems).toMatchObject([{ number: 1, text: `no se pudo subir la imagen mapa.png: ${detail}` }]);
});
