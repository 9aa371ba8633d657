const MAX_LENGTH = 500;
/** Turned around by some proxy or browser, these could leave the site: backslashes and control characters, plain or encoded. */
const suspicious = /[\\\p{Cc}]|%(?:5c|[01][0-9a-f]|7f)/iu;
/** Pages are for people; these are not pages, and `/api/logout` would undo the login. */
const noPage = /^\/(?:api|idp)(?:\/|$)/i;

/** As the router will read it; null when it cannot be read. */
const decoded = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** Where to go after login: a page of this site, whatever was asked for; `/` when it is anything else. */
export const safeReturnTo = (asked: unknown): string => {
  if (typeof asked !== 'string' || asked.length > MAX_LENGTH || !asked.startsWith('/') || suspicious.test(asked)) {
    return '/';
  }
  const site = 'http://site.invalid';
  if (!URL.canParse(asked, site)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, site);
  // Dots may have been resolved into a second slash.
  if (origin !== site || pathname.startsWith('//')) return '/';
  const page = decoded(pathname);
  if (page === null || noPage.test(page)) return '/';
  return `${pathname}${search}${hash}`;
};
