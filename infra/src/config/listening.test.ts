import { expect, test } from 'vitest';
import { isLoopback, ownUrl } from './listening.ts';

test.each([
  ['localhost', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['::', 'http://[::1]:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('what listens on %s is reached at %s', (host, url) => {
  expect(ownUrl(host, 3000)).toBe(url);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['[::1]', true],
  ['matraz.localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['::1.example.cl', false],
  ['localhost.example.cl', false],
  ['127.example.cl', false],
  ['127.0.0.1.example.cl', false],
  ['matraz.cl', false],
])('%s is this machine only: %s', (host, only) => {
  expect(isLoopback(host)).toBe(only);
});
