import { forgetServiceWorker } from '../loading/service-worker.ts';
import { clearKeptPages } from './kept-page.ts';

/** Some older browsers never answer. Milliseconds for each kind of storage. */
const PATIENCE = 3_000;

/** A browser that blocks site data throws. It has none to clear. */
const orNothing = async (clear: () => unknown): Promise<void> => {
  try {
    await Promise.race([clear(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  } catch (error) {
    console.error(error);
  }
};

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    // Another tab still has it open. It is deleted as soon as that tab lets go.
    request.onblocked = () => resolve();
  });

const deleteDatabases = async () => {
  const found = (await globalThis.indexedDB?.databases()) ?? [];
  await Promise.all(found.flatMap(({ name }) => (name === undefined ? [] : [deleteDatabase(name)])));
};

/** Only https and localhost have caches. */
const deleteCaches = async () => {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Deletes everything that this site keeps in the browser: pages, answers, pictures, settings and the app itself. */
export const clearBrowser = async (): Promise<void> => {
  clearKeptPages();
  await orNothing(() => localStorage.clear());
  await orNothing(() => sessionStorage.clear());
  await orNothing(deleteDatabases);
  await orNothing(deleteCaches);
  await orNothing(forgetServiceWorker);
};
