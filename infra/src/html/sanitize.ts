import { allowedAttributes, allowedTags, linkSchemes } from '@matraz/contracts/html';
import { isPictureAddress } from '@matraz/domain/picture-address';
import sanitizeHtml from 'sanitize-html';
import { allowedStyles, linkAttributes } from './allowed.ts';
import { escapeFormulas } from './formulas.ts';

/** Deeper than any normal text. The limit keeps the cost of nested tags proportional to their length. */
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
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureAddress(attribs.src ?? ''),
};

/**
 * Removes everything that is not on the list, and keeps its text, so stored HTML cannot run scripts. HTML of the editor is not
 * changed, and neither is sanitised HTML. Formulas (TeX between `\(` `\)` or `\[` `\]`) are text and stay as they are.
 */
export const sanitize = (html: string): string => sanitizeHtml(escapeFormulas(html), options).trim();

/** Whether the HTML shows neither text nor a picture. */
export const isEmptyHtml = (html: string): boolean =>
  !/<(img|hr)\b/.test(html) && html.replace(/<[^<>]*>/g, '').replace(/[\s\u200b]/g, '') === '';
