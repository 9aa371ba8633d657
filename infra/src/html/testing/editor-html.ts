/** The allowed HTML, independent of the sanitiser's list, so that a fault in that list is found. */
export const allowedTags: readonly string[] = (
  'p div br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li ' +
  'strong b em i u s code sub sup mark span a img figure figcaption ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

const styled = ['style'];
const attributesOf: Record<string, readonly string[]> = {
  p: styled,
  div: styled,
  h1: styled,
  h2: styled,
  h3: styled,
  h4: styled,
  h5: styled,
  h6: styled,
  span: styled,
  table: styled,
  mark: ['data-color', 'style'],
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  col: ['style', 'span'],
  th: ['colspan', 'rowspan', 'colwidth', 'style', 'scope'],
  td: ['colspan', 'rowspan', 'colwidth', 'style'],
};

export const allowedAttributesOf = (tag: string): readonly string[] => attributesOf[tag] ?? [];

export const linkSchemes = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'];
