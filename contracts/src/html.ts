/** The HTML of teachers. The server removes everything else when it is written, the page once more when it is shown. */

/** The tags of the editor and of imported texts. */
export const allowedTags: string[] = [
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'mark', 'span', 'a'],
  ...['img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/**
 * Elements that are removed with their content, because their text alone means nothing: `U92238` of an isotope in
 * MathML. Other forbidden elements keep their text. Server, import, preview and page follow this rule.
 */
export const tagsRemovedWithContent: string[] = [
  ...['script', 'style', 'template', 'title', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'embed', 'applet'],
  ...['audio', 'video', 'canvas', 'svg', 'math', 'select', 'option', 'textarea', 'xmp', 'plaintext'],
];

const cell = ['colspan', 'rowspan', 'colwidth', 'style'];

/** The attributes of each tag. No classes, ids, event handlers. */
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'rel', 'target', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  mark: ['data-color', 'style'],
  th: [...cell, 'scope'],
  td: cell,
  col: ['style', 'span'],
  table: ['style'],
  ...Object.fromEntries(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span'].map((tag) => [tag, ['style']])),
};

export const linkSchemes: string[] = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'];
