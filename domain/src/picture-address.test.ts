import { expect, test } from 'vitest';
import { isOwnPicture, isPictureAddress } from './picture-address.ts';

test.each([
  '/uploads/a.webp',
  '/uploads/2026/a.b.webp',
  '/uploads/-a_b.webp',
  '/demo/atomo.svg',
  'HTTPS://x.cl/a.png',
  'https://x.cl:8443/a b/%20ñ.png?size=1&x=%2e%2e#y',
  'https://api.x.cl/a.png',
  'https://x.cl/apiario.png',
  'https://x.cl/img/api/a.png',
  'https://localhost:3000/uploads/a.webp',
])('%s is a picture’s address', (src) => {
  expect(isPictureAddress(src)).toBe(true);
});

test.each([
  '',
  'a.png',
  '/',
  '/a.png',
  '/api/logout',
  '/uploads',
  '/uploads/',
  '/uploads/a.png/',
  '/uploads//a.png',
  '/uploads/./a.png',
  '/uploads/../api/logout',
  '/uploads/%2e%2e/api/logout',
  '/uploads/.hidden',
  '/uploads/a.png?x',
  '/uploads/a.png#x',
  '/uploads/a b.png',
  '/uploads/a\tb.png',
  '/uploads/a.png\n',
  '/uploads\\a.png',
  '/UPLOADS/a.png',
  '/uploadsx/a.png',
  '/api/uploads/a.png',
  'x/uploads/a.png',
  '//x.cl/a.png',
  'https:///a.png',
  'https:\\\\x.cl\\a.png',
  'https://\\x.cl/a.png',
  'https://\tx.cl/a.png',
  'https://x.cl/a\\b.png',
  'https://x.cl/a\nb.png',
  'https://x.cl/a\u007f.png',
  'https://[/a.png',
  'https://x.cl/%',
  'https://x.cl/api',
  'https://x.cl/API/logout',
  'https://x.cl//api/logout',
  'https://x.cl/%61pi/logout',
  'https://x.cl/uploads/%2e%2e/api/logout',
  'https://x.cl/uploads/..%2fapi/logout',
  'https://x.cl/uploads/..%5Capi/logout',
  'https://x.cl/uploads%2f..%2fidp/auth',
  'https://x.cl/idp/auth',
  'http://x.cl/a.png',
  'HTTP://x.cl/a.png',
  'ftp://x.cl/a.png',
  'xhttps://x.cl/a.png',
  'data:image/png;base64,AA',
  'javascript:alert(1)',
])('%j is not', (src) => {
  expect(isPictureAddress(src)).toBe(false);
});

test.each(['/uploads/a.webp', '/demo/atomo.svg'])('%s is a picture of this site', (src) => {
  expect(isOwnPicture(src)).toBe(true);
});

test.each(['https://x.cl/a.png', 'https://localhost:3000/uploads/a.webp', '/uploads/../api/logout', ''])(
  '%s is no picture of this site',
  (src) => {
    expect(isOwnPicture(src)).toBe(false);
  },
);
