import { browserStorage } from '../../../shared/session/browser-storage.ts';

/**
 * Tells every page whether this browser holds pending answers of a student, without loading the database code.
 * The storage of the answers sets it within its own transactions. Without the flag only the page of the attempt sends the answers.
 */
export const pendingFlagKey = (userId: string) => `matraz.pending.${userId}`;

export const hasPendingAnswers = (userId: string) => browserStorage.read(pendingFlagKey(userId)) !== null;

export const setPendingFlag = (userId: string, isPending: boolean) => {
  if (isPending) browserStorage.write(pendingFlagKey(userId), '1');
  else browserStorage.remove(pendingFlagKey(userId));
};
