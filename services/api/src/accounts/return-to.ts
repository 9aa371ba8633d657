const MAX_LENGTH = 500;
/** Backslashes and control characters, plain or encoded. Some browsers and proxies turn them into a URL of another site. */
const suspicious = /[\\\p{Cc}]|%(?:5c|[01][0-9a-f]|7f)/iu;
/** Paths that are not pages. `/api/logout` would end the new session. */
const notPage = /^\/(?:api|idp)(?:\/|$)/i;

/** Null: the path cannot be decoded. */
const decoded = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
};

/** The page to show after the login: the requested page if it is a page of this site, else `/`. */
export const safeReturnTo = (requested: unknown): string => {
  if (
    typeof requested !== 'string' ||
    requested.length > MAX_LENGTH ||
    !requested.startsWith('/') ||
    suspicious.test(requested)
  ) {
    return '/';
  }
  const site = 'http://site.invalid';
  if (!URL.canParse(requested, site)) return '/';
  const { origin, pathname, search, hash } = new URL(requested, site);
  // `/..//` is resolved to `//`, which would name another host.
  if (origin !== site || pathname.startsWith('//')) return '/';
  const page = decoded(pathname);
  if (page === null || notPage.test(page)) return '/';
  return `${pathname}${search}${hash}`;
};
