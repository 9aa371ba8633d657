import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage.ts';

afterEach(() => void vi.restoreAllMocks());
const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

test.each([
  ['localStorage', browserStorage],
  ['sessionStorage', tabStorage],
] as const)('a browser that blocks %s has an empty one, which stores nothing', (name, storage) => {
  vi.spyOn(window, name, 'get').mockImplementation(refuse);
  expect(storage.write('matraz.x', '1')).toBe(false);
  expect([storage.read('matraz.x'), storage.readJson('matraz.x'), storage.keys()]).toEqual([null, null, []]);
  expect(() => storage.remove('matraz.x')).not.toThrow();
});

test('a full storage keeps the earlier text', () => {
  browserStorage.write('matraz.x', '1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(browserStorage.write('matraz.x', '2')).toBe(false);
  expect(browserStorage.read('matraz.x')).toBe('1');
});

test('damaged JSON is not read', () => {
  browserStorage.write('matraz.x', '{');
  expect(browserStorage.readJson('matraz.x')).toBeNull();
});
