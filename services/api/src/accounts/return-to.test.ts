import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

test.each([
  '/',
  '/topic/0192f0c1-0000-7000-8000-000000000000',
  '/exams?estado=abierto#lista',
  '/topic/1?q=%C3%B1and%C3%BA',
])('%s is a page of this site', (page) => {
  expect(safeReturnTo(page)).toBe(page);
});

test.each([
  '//intruso.example',
  '/\\intruso.example',
  '\\/intruso.example',
  '/\tintruso.example',
  '/\t/intruso.example',
  '/%09/intruso.example',
  '/%5cintruso.example',
  '/inicio%0d%0aset-cookie:x=1',
  '/inicio\r\nset-cookie:x=1',
  '/.//intruso.example',
  '/a/..//intruso.example',
  'https://intruso.example',
  'javascript:alert(1)',
  'topic/1',
  '/api/logout',
  '/%61pi/logout',
  '/api%2flogout',
  '/API/logout',
  '/100%',
  '/idp/auth',
  `/${'a'.repeat(500)}`,
  '',
  undefined,
  ['/a', '/b'],
])('[security 28] %j becomes the start page', (elsewhere) => {
  expect(safeReturnTo(elsewhere)).toBe('/');
});
