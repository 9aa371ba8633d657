import { allowedAttributes, allowedTags, linkSchemes, tagsRemovedWithContent } from '@matraz/contracts/html';
import { isPictureAddress } from '@matraz/domain/picture-address';
import sanitizeHtml from 'sanitize-html';
import { escapeFormulas } from './formulas.ts';

const color = [
  /^#[0-9a-f]{3,8}$/i,
  /^[a-z]{3,30}$/i,
  /^(rgb|hsl)a?\(\s*[\d.]+(deg|%)?(\s*[,\s/]\s*[\d.]+%?){2,3}\s*\)$/i,
];
const width = [/^\d{1,5}(\.\d+)?(px|%)$/];

const allowedStyles: NonNullable<sanitizeHtml.IOptions['allowedStyles']> = {
  '*': {
    'text-align': [/^(left|center|right|justify)$/],
    color,
    'background-color': color,
    width,
    'min-width': width,
  },
};

/** A link gives the opened page no access to this one, and opens here or in a new tab. */
const linkAttributes = ({ target, ...attribs }: Record<string, string>): Record<string, string> => ({
  ...attribs,
  ...(target === '_blank' && { target }),
  rel: 'noopener noreferrer nofollow',
});

/** Deeper than any normal text. The limit keeps the cost of nested tags proportional to their length. */
const NESTING_LIMIT = 60;

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedStyles,
  allowedSchemes: linkSchemes,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nonTextTags: tagsRemovedWithContent,
  nestingLimit: NESTING_LIMIT,
  disallowedTagsMode: 'discard',
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureAddress(attribs.src ?? ''),
};

/**
 * Removes everything that is not on the list, and keeps its text (see `tagsRemovedWithContent`), so stored HTML cannot run scripts. HTML of the editor is not
 * changed, and neither is sanitised HTML. Formulas (TeX between `\(` `\)` or `\[` `\]`) are text and stay as they are.
 */
export const sanitize = (html: string): string => sanitizeHtml(escapeFormulas(html), options).trim();

/** Whether the HTML shows neither text nor a picture. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(img|hr)\b/.test(html) && html.replace(/<[^<>]*>/g, '').replace(/[\s\u200b]/g, '') === '';
