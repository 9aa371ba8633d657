const closerOf: Record<string, string> = { '\\(': '\\)', '\\[': '\\]' };
const opener = /\\[([]/g;
const completeTag = /<\/?[a-z][^<>]*>/i;

/**
 * `\(a<b\)` typed by hand: a parser would take `<b` for the begin of a tag and lose the rest of the formula.
 * A `<` within a formula that holds no complete tag is a sign, not markup. What is escaped wrongly is text: never unsafe.
 */
export const escapeFormulas = (html: string): string => {
  let escaped = '';
  let done = 0;
  // Each kind of formula is searched for its end at most once in vain: linear, whatever is sent.
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
