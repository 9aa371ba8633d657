import type { Page } from '@playwright/test';

/** Everything that this browser keeps for the site, as text: databases, storages and caches. A byte is a letter. */
export const storedBytes = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const letters = (bytes: ArrayBuffer) =>
      Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
    const textOf = (value: unknown): string =>
      JSON.stringify(value, (_, part) => {
        if (part instanceof ArrayBuffer) return letters(part);
        return ArrayBuffer.isView(part) ? Array.from(part as Uint8Array) : part;
      });
    const ask = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const texts = [textOf(localStorage), textOf(sessionStorage), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        texts.push(`${name}/${store}: ${textOf(await ask(rows.getAllKeys()))} ${textOf(await ask(rows.getAll()))}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        texts.push(`${name}: ${request.url} ${reply ? letters(await reply.arrayBuffer()) : ''}`);
      }
    }
    return texts.join('\n');
  });
