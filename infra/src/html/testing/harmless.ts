import { allowedAttributesOf, allowedTags } from './editor-html.ts';

const tag = /^<\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>/;
const attribute = / ([a-z-]+)(?:="([^"]*)")?/g;
const harmlessAddress = /^(https?:\/\/[^/]|(ftps?|mailto|tel|callto|sms|cid|xmpp):|\/(?!\/)|#|[^:/\\&]*$)/;
const harmlessStyle = /^((text-align|color|background-color|width|min-width):[a-z0-9#.,%()/ ]*(;|$))*$/i;

const ownSite = 'https://own.test';

/** Decodes until nothing changes, as a careless server would. */
const decoded = (path: string): string => {
  try {
    const once = decodeURIComponent(path);
    return once === path ? path : decoded(once);
  } catch {
    return '/api/';
  }
};

/** Asks the URL parser where a browser would load the picture from, on a page of our site. */
const isHarmlessPicture = (value: string): boolean => {
  if (/&(?!amp;)/.test(value)) return false;
  const written = value.replaceAll('&amp;', '&');
  if (!/^(https?:\/\/[^/]|\/[a-z])/i.test(written) || !URL.canParse(written, ownSite)) return false;
  const { origin, pathname } = new URL(written, ownSite);
  const path = new URL(`${ownSite}${decoded(pathname).replaceAll('\\', '/')}`).pathname;
  return origin === ownSite ? /^\/(uploads|demo)\/./.test(path) : !/^\/+(api|idp)(\/|$)/i.test(path);
};

/**
 * The fault in sanitised HTML, or undefined. A strict check that is independent of the sanitiser: every `<` must start a tag on the
 * list, and its attributes must be on the list and must not run anything.
 */
export const harmIn = (html: string): string | undefined => {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const match = tag.exec(html.slice(at));
    if (!match) return `not a plain tag: ${html.slice(at, at + 60)}`;
    const [whole, name = '', attributes = ''] = match;
    if (!allowedTags.includes(name)) return `tag ${name}`;
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (!allowedAttributesOf(name).includes(key)) return `attribute ${key} in ${whole}`;
      if ((key === 'href' || key === 'src') && !harmlessAddress.test(value)) return `address ${value}`;
      if (key === 'src' && !isHarmlessPicture(value)) return `picture ${value}`;
      if (key === 'style' && (!harmlessStyle.test(value) || /url|expression/i.test(value))) return `style ${value}`;
      if (key === 'target' && value !== '_blank') return `target ${value}`;
    }
  }
  return undefined;
};
