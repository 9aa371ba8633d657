/** A tag of HTML that is shown as text, because plain texts may not have it. */
const shownTag =
  /&lt;\/?(a|audio|blockquote|center|div|font|h[1-6]|hr|iframe|img|pre|script|span|style|video)(?=[\s/&])/i;

/** The note about a tag that is shown as text; null when there is none. */
export const shownTagNote = (html: string): string | null => {
  const tag = shownTag.exec(html)?.[1];
  return tag === undefined ? null : `muestra la marca «<${tag}>» como texto`;
};
