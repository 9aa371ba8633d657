import { allowedAttributes, linkSchemes } from '@matraz/contracts/html';
import { declarationsOf, styleText } from './spelling.ts';

/** The attributes and style properties that TipTap's nodes and marks know, by tag. */
const known: Record<string, string[]> = {
  mark: ['data-color', 'background-color', 'color'],
  span: ['color'],
  td: ['colspan', 'rowspan', 'colwidth', 'text-align'],
  th: ['colspan', 'rowspan', 'colwidth', 'text-align'],
};
const knownOfBlocks = ['text-align'];

/** Attributes that the server stores and TipTap does not know. Null when there are none. */
export const sourceAttributes = (element: Element): Record<string, string> | null => {
  const { localName, attributes } = element;
  const isKept = (name: string) => !(known[localName] ?? knownOfBlocks).includes(name);
  const kept = [...attributes]
    .filter(({ name }) => allowedAttributes[localName]?.includes(name) && isKept(name))
    .map(({ name, value }) => [
      name,
      name === 'style' ? styleText(declarationsOf(value).filter(([property]) => isKept(property))) : value,
    ])
    .filter(([, value]) => value !== '');
  return kept.length === 0 ? null : Object.fromEntries(kept);
};

/** As the server's sanitiser: addresses with a known scheme, and paths of this site. */
export const isAllowedLink = (href: string): boolean => {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\s\p{Cc}]/gu, '')) ?? [];
  return scheme === undefined ? !/^[\\/]{2}/.test(href) : linkSchemes.includes(scheme.toLowerCase());
};
