import type { IOptions } from 'sanitize-html';

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

/** A link gives the opened page no access to this one, and opens here or in a new tab. */
export const linkAttributes = ({ target, ...attribs }: Record<string, string>): Record<string, string> => ({
  ...attribs,
  ...(target === '_blank' && { target }),
  rel: 'noopener noreferrer nofollow',
});
