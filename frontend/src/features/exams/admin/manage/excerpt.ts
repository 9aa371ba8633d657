import { sanitize } from '../../../../shared/rich-text/sanitize.ts';

/** In characters: more does not fit into two lines of a row. */
const LONGEST = 180;

/** The text of some HTML on one line; a picture is its description. */
export const excerptOf = (html: string): string => {
  const content = sanitize(html);
  for (const image of content.querySelectorAll('img')) image.replaceWith(image.alt ? `[${image.alt}]` : '[imagen]');
  for (const part of content.querySelectorAll('br, p, li, td, th, div, h1, h2, h3, h4')) part.after(' ');
  const text = (content.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
};
