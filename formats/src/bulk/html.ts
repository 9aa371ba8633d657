import { isPictureAddress } from '@matraz/domain/picture-address';
import { pairTags, type TagPiece } from './pair-tags.ts';

const blocks = 'p|ul|ol|li|table|thead|tbody|tr|th|td';
const allowed = `b|strong|i|em|u|s|sub|sup|code|br|img|${blocks}`;

/** An allowed tag. Every attribute has a value, so the `<b y c>` in 'a<b y c>d' is not a tag. */
const tag = new RegExp(`<(/?)(${allowed})((?:\\s+[a-z-]+\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>=]+))*)\\s*/?>`, 'gi');

const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/gi;
const ofPicture = ['src', 'alt', 'title', 'width', 'height'];

/** A line break between two blocks is only layout of the typed text. */
const needlessBreak = new RegExp(`(</?(?:${blocks})>|<br>)\\n|\\n(?=</?(?:${blocks})>)`, 'g');

interface Piece extends TagPiece {
  html: string;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Turns typed text into HTML. Paired allowed tags, `<br>` and pictures of the web, the uploads or the demo stay; the rest is
 * escaped, so `p<0,05` and `a<b>c` look as the teacher typed them. Only pictures keep attributes. A line break becomes `<br>`.
 */
export const textToHtml = (text: string): string => {
  const pieces = split(text);
  // A tag without a partner stays escaped text.
  pairTags(pieces, (opening, closing, name) => {
    opening.html = `<${name}>`;
    closing.html = `</${name}>`;
  });
  return pieces
    .map(({ html }) => html)
    .join('')
    .replace(needlessBreak, '$1')
    .replaceAll('\n', '<br>');
};

const split = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const [typed, slash, written = '', attributes = ''] = match;
    const name = written.toLowerCase();
    pieces.push({ html: escapeText(text.slice(end, match.index)) });
    if (name === 'br') pieces.push({ html: '<br>' });
    else if (name === 'img') pieces.push({ html: picture(attributes) ?? escapeText(typed) });
    else pieces.push({ html: escapeText(typed), ...(slash ? { closes: name } : { opens: name }) });
    end = match.index + typed.length;
  }
  return [...pieces, { html: escapeText(text.slice(end)) }];
};

/** The picture's tag with only the allowed attributes, spelled as the sanitiser does; null when its source is not allowed. */
const picture = (typed: string): string | null => {
  const given = new Map<string, string>();
  for (const [, name = '', double, single, bare] of typed.matchAll(attribute)) {
    given.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  if (!isPictureAddress(given.get('src') ?? '')) return null;
  const kept = ofPicture.filter((name) => given.has(name));
  return `<img ${kept.map((name) => `${name}="${given.get(name)?.replaceAll('"', '&quot;')}"`).join(' ')} />`;
};
