import { expect, test } from 'vitest';
import { bytesOfBase64, pictureOfDataUrl } from './picture-data.ts';

const abc = new Uint8Array([65, 66, 67]);

test.each<[string, string, Uint8Array | null]>([
  ['three letters', 'QUJD', abc],
  ['blanks and line breaks between the letters', ' QU\r\nJD\n', abc],
  ['a byte above 127', '/w==', new Uint8Array([255])],
  ['nothing', '', null],
  ['only blanks', ' \n', null],
  ['another text', '¿QUJD?', null],
])('base64 of %s: %j', (_, text, bytes) => {
  expect(bytesOfBase64(text)).toEqual(bytes);
});

test.each([
  ['png', 'imagen.png'],
  ['jpeg', 'imagen.jpg'],
  ['jpg', 'imagen.jpg'],
  ['gif', 'imagen.gif'],
  ['webp', 'imagen.webp'],
  ['PNG', 'imagen.png'],
  ['bmp', 'imagen'],
])('the picture of a data address of kind %s has the name %s', (kind, name) => {
  expect(pictureOfDataUrl(`data:image/${kind};base64,QUJD`)).toEqual({ name, bytes: abc });
});

test('a data address may be in capitals', () => {
  expect(pictureOfDataUrl('DATA:IMAGE/GIF;BASE64,QUJD')).toEqual({ name: 'imagen.gif', bytes: abc });
});

test.each([
  'https://a.cl/data:image/png;base64,QUJD',
  'data:text/html;base64,QUJD',
  'data:image/png,QUJD',
  'data:image/svg+xml;base64,QUJD',
  'data:image/j;base64,QUJD',
  'data:image/x-emf;base64,QUJD',
  'data:image/png;base64,',
  'data:image/png;base64,***',
  '',
])('%j has no picture in it', (src) => {
  expect(pictureOfDataUrl(src)).toBeNull();
});
