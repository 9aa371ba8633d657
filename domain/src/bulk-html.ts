const blocks = 'p|ul|ol|li|table|thead|tbody|tr|th|td';
const allowed = `b|strong|i|em|u|s|sub|sup|code|br|img|${blocks}`;

/** An allowed tag whose attributes, if any, each have a value: `<b y c>` is part of 'a<b y c>d', not a tag. */
const tag = new RegExp(`<(/?)(${allowed})((?:\\s+[a-z-]+\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>=]+))*)\\s*/?>`, 'gi');

const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/gi;
const ofPicture = ['src', 'alt', 'title', 'width', 'height'];

/** Between two blocks a line break only orders the typed text. */
const needlessBreak = new RegExp(`(</?(?:${blocks})>|<br>)\\n|\\n(?=</?(?:${blocks})>)`, 'g');

/** A stretch of the text; a tag also says which partner it waits for. */
interface Piece {
  html: string;
  opens?: string;
  closes?: string;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Typed text as HTML: everything is escaped but allowed tags that come in pairs, `<br>`, and pictures of the web, the uploads
 * or the demo. So `p<0,05` and `a<b>c` stay what the teacher wrote. Attributes are dropped, but for a picture's own; a line break
 * becomes `<br>`.
 */
export const textToHtml = (text: string): string => {
  const pieces = split(text);
  keepPairs(pieces);
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

/** The tag again with nothing but what a picture needs; null when its source is not one that may be stored. */
const picture = (typed: string): string | null => {
  const given = new Map<string, string>();
  for (const [, name = '', double, single, bare] of typed.matchAll(attribute)) {
    given.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  if (!/^(https?:\/\/[^/]|\/(uploads|demo)\/)/i.test(given.get('src') ?? '')) return null;
  const kept = ofPicture.filter((name) => given.has(name));
  return `<img ${kept.map((name) => `${name}="${given.get(name)?.replaceAll('"', '&quot;')}"`).join(' ')}>`;
};

/** Turns properly nested pairs into markup; what finds no partner stays escaped text. */
const keepPairs = (pieces: Piece[]): void => {
  const open: Piece[] = [];
  const waiting = new Map<string, number>(); // how many of a name are open: a stray closing tag need not search
  const count = (name: string, by: number) => waiting.set(name, (waiting.get(name) ?? 0) + by);
  for (const piece of pieces) {
    const { opens, closes } = piece;
    if (opens) {
      open.push(piece);
      count(opens, 1);
    }
    if (!closes || !waiting.get(closes)) continue;
    let partner = open.pop();
    while (partner?.opens && partner.opens !== closes) {
      count(partner.opens, -1);
      partner = open.pop();
    }
    if (!partner) continue;
    count(closes, -1);
    partner.html = `<${closes}>`;
    piece.html = `</${closes}>`;
  }
};
