import sanitizeHtml from 'sanitize-html';
import {
  allowedAttributes,
  allowedStyles,
  allowedTags,
  hasAllowedSource,
  linkAttributes,
  linkSchemes,
} from './allowed.ts';
import { escapeFormulas } from './formulas.ts';

/** Deeper than any text a person writes; a bomb of nested tags costs no more than its length. */
const NESTING_LIMIT = 60;

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedStyles,
  allowedSchemes: linkSchemes,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: NESTING_LIMIT,
  disallowedTagsMode: 'discard',
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !hasAllowedSource(attribs.src),
};

/**
 * Stored HTML cannot run: what is not on the list is dropped, its text kept. Lossless for what the editor writes, and the same
 * again for what went through once. Formulas, TeX between `\(` `\)` or `\[` `\]`, are text and come out as they went in.
 */
export const sanitize = (html: string): string => sanitizeHtml(escapeFormulas(html), options).trim();

/** Whether a reader would see nothing: neither text nor picture. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(img|hr)\b/.test(html) && html.replace(/<[^<>]*>/g, '').replace(/[\s\u200b]/g, '') === '';
