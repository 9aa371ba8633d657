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

/** Whether this site serves the picture at this path. Only such a picture is stored: another site would see who opens the page. */
export const isOwnPicture = (src: string): boolean => ownPicture.test(src);

/**
 * Whether a teacher may name a picture by this address: the web, the uploads or the demo. A picture of the web is copied here, or refused.
 * Never another address of this site, because a browser
 * sends the student's session with it. The site can have several names, so addresses under `/api` and `/idp` are refused for every host.
 */
export const isPictureAddress = (src: string): boolean =>
  src.startsWith('/') ? isOwnPicture(src) : webAddress.test(src) && isWebPicture(src);
