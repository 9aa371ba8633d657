const cell = ['colspan', 'rowspan', 'colwidth', 'style'];

/** The attributes that the server stores, by tag. Any other attribute is dropped on reading. */
const attributesOf: Record<string, readonly string[]> = {
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  mark: ['data-color', 'style'],
  th: [...cell, 'scope'],
  td: cell,
  table: ['style'],
  ...Object.fromEntries(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span'].map((tag) => [tag, ['style']])),
};

/** Attributes of an element in the order of its source. */
export type SourceAttributes = Readonly<Record<string, string>>;

/** @returns null when the element has no attribute that the server stores */
export const sourceAttributes = (element: Element): SourceAttributes | null => {
  const allowed = attributesOf[element.localName] ?? [];
  const kept = [...element.attributes].filter(({ name }) => allowed.includes(name));
  return kept.length === 0 ? null : Object.fromEntries(kept.map(({ name, value }) => [name, value]));
};

const schemes = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'];

/** As the server's sanitiser: addresses with a known scheme, and paths of this site. */
export const isAllowedLink = (href: string): boolean => {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\s\p{Cc}]/gu, '')) ?? [];
  return scheme === undefined ? !/^[\\/]{2}/.test(href) : schemes.includes(scheme.toLowerCase());
};
