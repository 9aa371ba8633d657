import { expect, test } from 'vitest';
import { ownUrl } from './listening.ts';

test.each([
  ['localhost', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['::', 'http://[::1]:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('what listens on %s is reached at %s', (host, url) => {
  expect(ownUrl(host, 3000)).toBe(url);
});
