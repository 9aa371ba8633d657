/** Path of a picture of this site. It has no `%`, no backslash and no query, so every program reads it as the same file. */
const ownPicture = /^\/(uploads|demo)(\/[\w-][\w.-]*)+$/;

/** An address of the web with https, because our pages show no others. It is without the characters that browsers remove or replace before they read it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const webAddress = /^https:\/\/[^/\\\u0000-\u001f\u007f][^\\\u0000-\u001f\u007f]*$/i;

/** Calls and login pages of a platform like this one. */
const command = /^\/+(api|idp)(\/|$)/i;

const isWebPicture = (src: string): boolean => {
  try {
    const { origin, pathname } = new URL(src);
    const path = decodeURIComponent(pathname);
    // A proxy may decode the path before it resolves `..`.
    return !command.test(path) && !command.test(new URL(origin + path).pathname);
  } catch {
    return false;
  }
};

/**
 * Whether a picture may have this address: the web, the uploads or the demo. Never another address of this site, because a browser
 * sends the student's session with it. The site can have several names, so addresses under `/api` and `/idp` are refused for every host.
 */
export const isPictureAddress = (src: string): boolean =>
  src.startsWith('/') ? ownPicture.test(src) : webAddress.test(src) && isWebPicture(src);
