import type { Files } from './zip.ts';

const decoded = (typed: string): string => {
  try {
    return decodeURIComponent(typed);
  } catch {
    // A stray percent sign is part of the name.
    return typed;
  }
};

/** The path of a file that another file of a package names. Null: the address leaves the package. */
export const resolvePath = (href: string, from: string, read = decoded): string | null => {
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(href)) return null;
  const parts = from.split('/').slice(0, -1);
  const typed = read(href.replace(/[?#].*/s, ''));
  for (const part of typed.replaceAll('\\', '/').normalize('NFC').split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};

/** The only path that differs in nothing but case: Windows and macOS do not tell such paths apart. */
const inOtherCase = (files: Files, wanted: string): string | undefined => {
  const found = [...files.keys()].filter((path) => path.toLowerCase() === wanted.toLowerCase());
  return found.length === 1 ? found[0] : undefined;
};

/** The path of an existing file that another file names. Programs write `%20` as a sign or as itself, and change the case. */
export const findPath = (files: Files, href: string, from: string): string | null => {
  const wanted = [resolvePath(href, from), resolvePath(href, from, (typed) => typed)].filter((path) => path !== null);
  const found = wanted.find((path) => files.has(path)) ?? wanted.map((path) => inOtherCase(files, path)).find(Boolean);
  return found ?? null;
};
