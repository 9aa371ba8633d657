import type { IOptions } from 'sanitize-html';

/** The tags and attributes of the editor and of imported texts. No classes, ids, event handlers or other styles. */
export const allowedTags: string[] = [
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'mark', 'span', 'a'],
  ...['img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const cell = ['colspan', 'rowspan', 'colwidth', 'style'];

export const allowedAttributes: NonNullable<IOptions['allowedAttributes']> = {
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  mark: ['data-color', 'style'],
  th: [...cell, 'scope'],
  td: cell,
  col: ['style', 'span'],
  table: ['style'],
  ...Object.fromEntries(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span'].map((tag) => [tag, ['style']])),
};

const color = [
  /^#[0-9a-f]{3,8}$/i,
  /^[a-z]{3,30}$/i,
  /^(rgb|hsl)a?\(\s*[\d.]+(deg|%)?(\s*[,\s/]\s*[\d.]+%?){2,3}\s*\)$/i,
];
const width = [/^\d{1,5}(\.\d+)?(px|%)$/];

export const allowedStyles: NonNullable<IOptions['allowedStyles']> = {
  '*': {
    'text-align': [/^(left|center|right|justify)$/],
    color,
    'background-color': color,
    width,
    'min-width': width,
  },
};

export const linkSchemes: string[] = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'];

/** A link gives the opened page no access to this one, and opens here or in a new tab. */
export const linkAttributes = ({ target, ...attribs }: Record<string, string>): Record<string, string> => ({
  ...attribs,
  ...(target === '_blank' && { target }),
  rel: 'noopener noreferrer nofollow',
});
