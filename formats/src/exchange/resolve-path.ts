/** The path of a file that another file of a package names. Null: the address leaves the package. */
export const resolvePath = (href: string, from: string): string | null => {
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(href)) return null;
  const parts = from.split('/').slice(0, -1);
  let typed = href.replace(/[?#].*/s, '');
  try {
    typed = decodeURIComponent(typed);
  } catch {
    // A stray percent sign is part of the name.
  }
  for (const part of typed.replaceAll('\\', '/').normalize('NFC').split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};
