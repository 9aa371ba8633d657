/**
 * Tells every page whether this browser holds pending answers of a student, without loading the database code.
 * The storage of the answers sets it within its own transactions.
 */
/** The key has the older word "unsent", because browsers already have flags under it. */
const keyOf = (userId: string) => `matraz.unsent.${userId}`;

export const hasPendingAnswers = (userId: string): boolean => {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
};

export const setPendingFlag = (userId: string, isPending: boolean) => {
  try {
    if (isPending) localStorage.setItem(keyOf(userId), '1');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Without the flag only the page of the attempt sends the answers.
  }
};
