import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { inTime } from './in-time.ts';

/** A request to open that has no answer after this time counts as lost. */
const LOST_AFTER_MS = 60_000;

/** One connection to a database of version 1, which all uses share. */
export const openOnce = <Schema extends DBSchema>(name: string, create: (database: IDBPDatabase<Schema>) => void) => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let connection: IDBPDatabase<Schema> | undefined;
  const forget = () => {
    opened = undefined;
    connection = undefined;
  };

  const open = async () => {
    // Firefox has none in some private windows.
    if (!globalThis.indexedDB) throw new DOMException('The browser has no storage', 'NotSupportedError');
    return openDB<Schema>(name, 1, {
      upgrade: create,
      // A newer page needs another version. The next use opens the database again.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  };

  /**
   * While the browser does not answer, the first call waits and the later ones fail at once. A late answer is used.
   * After a minute without an answer the next call asks the browser again.
   *
   * @throws DOMException when the browser has no storage for this site, or does not answer
   */
  return () => {
    if (opened) return opened;
    const opening = open();
    const answer = inTime(opening);
    opened = answer;
    const forgetRequest = () => {
      if (opened === answer) forget();
    };
    const timer = setTimeout(forgetRequest, LOST_AFTER_MS);
    opening
      .then((database) => {
        // A second request may have been answered before.
        if (connection) return database.close();
        connection = database;
        opened = opening;
      }, forgetRequest)
      .finally(() => clearTimeout(timer));
    return answer;
  };
};
