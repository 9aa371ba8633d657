import { browserStorage } from '../session/browser-storage.ts';

const keyOf = (userId: string) => `matraz.pending-notes.${userId}`;

/** Whether this browser has changes of notes that the server does not have. Without loading the code of the database. */
export const hasPendingNotes = (userId: string) => browserStorage.read(keyOf(userId)) !== null;

export const setPendingNotes = (userId: string, isPending: boolean) => {
  if (isPending) browserStorage.write(keyOf(userId), '1');
  else browserStorage.remove(keyOf(userId));
};
