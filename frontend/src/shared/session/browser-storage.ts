/** A browser that blocks site data throws on every access; a full storage throws on every write. */
const guarded = (storage: () => Storage) => {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    keys: (): string[] => attempt(Object.keys, []),
    read: (key: string): string | null => attempt((items) => items.getItem(key), null),
    /** @returns null also for damaged JSON */
    readJson: <Value>(key: string): Value | null => attempt((items) => JSON.parse(items.getItem(key) ?? 'null'), null),
    /** @returns false when the text could not be stored; an earlier one stays */
    write: (key: string, text: string): boolean =>
      attempt((items) => {
        items.setItem(key, text);
        return true;
      }, false),
    remove: (key: string): void => attempt((items) => items.removeItem(key), undefined),
  };
};

/** `localStorage`, which never throws here. */
export const browserStorage = guarded(() => localStorage);

/** `sessionStorage`, which never throws here. */
export const tabStorage = guarded(() => sessionStorage);
