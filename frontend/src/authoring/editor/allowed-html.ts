import { allowedAttributes, linkSchemes } from '@matraz/contracts/html';

/** Attributes of an element in the order of its source. */
export type SourceAttributes = Readonly<Record<string, string>>;

/** @returns null when the element has no attribute that the server stores */
export const sourceAttributes = (element: Element): SourceAttributes | null => {
  const allowed = allowedAttributes[element.localName] ?? [];
  const kept = [...element.attributes].filter(({ name }) => allowed.includes(name));
  return kept.length === 0 ? null : Object.fromEntries(kept.map(({ name, value }) => [name, value]));
};

/** As the server's sanitiser: addresses with a known scheme, and paths of this site. */
export const isAllowedLink = (href: string): boolean => {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\s\p{Cc}]/gu, '')) ?? [];
  return scheme === undefined ? !/^[\\/]{2}/.test(href) : linkSchemes.includes(scheme.toLowerCase());
};
