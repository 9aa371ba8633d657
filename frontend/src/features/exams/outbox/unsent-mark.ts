/**
 * Whether this browser holds answers of a student that the server does not have: known to every page without opening the database,
 * so that only a page that has something to send fetches what sends it. Written where the answers are, in the same transactions.
 */
const keyOf = (userId: string) => `matraz.unsent.${userId}`;

export const hasUnsent = (userId: string): boolean => {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
};

export const markUnsent = (userId: string, isAny: boolean) => {
  try {
    if (isAny) localStorage.setItem(keyOf(userId), '1');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Then they go out from the page of their attempt alone.
  }
};
