import { describe, expect, test } from 'vitest';
import type { FileStore, StoredFile } from '../port.ts';

const filesOf = async (store: FileStore): Promise<StoredFile[]> => {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
};

export const namesOf = async (store: FileStore): Promise<string[]> =>
  (await filesOf(store)).map(({ name }) => name).sort();

/** The tests that every file store passes. `open` gives an empty store. */
export const fileStoreContract = (name: string, open: () => Promise<FileStore>): void => {
  describe(`${name} as a file store`, () => {
    test('a file is read as it was put', async () => {
      const store = await open();
      const content = Uint8Array.from({ length: 256 * 1_024 }, (_, index) => index % 251);
      await store.put('a.webp', content);
      expect(new Uint8Array((await store.get('a.webp')) ?? [])).toEqual(content);
    });

    test('a file that was never put is undefined', async () => {
      const store = await open();
      expect(await store.get('a.webp')).toBeUndefined();
      expect(await namesOf(store)).toEqual([]);
    });

    test('a second put replaces the file', async () => {
      const store = await open();
      await store.put('a.webp', Buffer.from('uno'));
      await store.put('a.webp', Buffer.from('dos'));
      expect(Buffer.from((await store.get('a.webp')) ?? []).toString()).toBe('dos');
      expect(await namesOf(store)).toEqual(['a.webp']);
    });

    test('puts of the same file at the same time all succeed', async () => {
      const store = await open();
      await Promise.all(Array.from({ length: 20 }, () => store.put('a.webp', Buffer.from('uno'))));
      expect(Buffer.from((await store.get('a.webp')) ?? []).toString()).toBe('uno');
    });

    test('the list has size and time of each file', async () => {
      const store = await open();
      const from = Date.now();
      for (const each of ['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp']) await store.put(each, Buffer.from('uno'));
      expect(await namesOf(store)).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp', 'e.webp']);
      const [first] = await filesOf(store);
      expect(first?.bytes).toBe(3);
      // Some servers round to seconds.
      expect(Math.abs((first?.storedAt.getTime() ?? 0) - from)).toBeLessThan(60_000);
    });

    test('a deleted file is gone, and deleting it again succeeds', async () => {
      const store = await open();
      await store.put('a.webp', Buffer.from('uno'));
      await store.put('b.webp', Buffer.from('dos'));
      await store.delete('a.webp');
      await store.delete('a.webp');
      expect(await store.get('a.webp')).toBeUndefined();
      expect(await namesOf(store)).toEqual(['b.webp']);
    });

    test.each([
      '../a.webp',
      'a/b.webp',
      '/a.webp',
      'a\\b.webp',
      '.a.webp',
      '..',
      '',
      'a',
      'a.webp\0',
      'a.b.webp',
      'ñ.webp',
    ])('the name %j is refused', async (bad) => {
      const store = await open();
      await expect(store.put(bad, Buffer.from('uno'))).rejects.toThrow(RangeError);
      await expect(store.get(bad)).rejects.toThrow(RangeError);
      await expect(store.delete(bad)).rejects.toThrow(RangeError);
    });
  });
};
