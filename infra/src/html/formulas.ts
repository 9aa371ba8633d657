const closerOf: Record<string, string> = { '\\(': '\\)', '\\[': '\\]' };
const opener = /\\[([]/g;
const completeTag = /<\/?[a-z][^<>]*>/i;

/**
 * In `\(a<b\)` a parser takes `<b` for the start of a tag and loses the rest of the formula. So a `<` in a formula without a
 * complete tag is escaped. A `<` that is escaped by mistake becomes text, which is safe.
 */
export const escapeFormulas = (html: string): string => {
  let escaped = '';
  let done = 0;
  // At most one search per kind of formula finds no end, so the time is linear.
  const endless = new Set<string>();
  for (const { 0: open, index } of html.matchAll(opener)) {
    if (index < done || endless.has(open)) continue;
    const end = html.indexOf(closerOf[open] ?? open, index + 2);
    if (end < 0) {
      endless.add(open);
      continue;
    }
    const tex = html.slice(index, end);
    escaped += html.slice(done, index) + (completeTag.test(tex) ? tex : tex.replaceAll('<', '&lt;'));
    done = end;
  }
  return escaped + html.slice(done);
};
