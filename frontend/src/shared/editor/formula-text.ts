/** A piece of text: as it was typed, or a formula without its delimiters. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'formula'; tex: string; display: boolean };

const opening = /\\[([]/;

/** Where a formula ends. Braces hide a delimiter, and a backslash hides the character after it, as in KaTeX. */
const endOfFormula = (text: string, from: number, close: string): number => {
  let depth = 0;
  for (let index = from; index < text.length; index += 1) {
    if (depth <= 0 && text.startsWith(close, index)) return index;
    if (text[index] === '\\') index += 1;
    else if (text[index] === '{') depth += 1;
    else if (text[index] === '}') depth -= 1;
  }
  return -1;
};

/** Finds the formulas that the students' pages typeset, with the same rules as KaTeX's auto-render. */
export const splitFormulas = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let rest = text;
  for (;;) {
    const start = rest.search(opening);
    if (start < 0) break;
    const display = rest[start + 1] === '[';
    const end = endOfFormula(rest, start + 2, display ? '\\]' : '\\)');
    if (end < 0) break;
    if (start > 0) parts.push({ kind: 'text', text: rest.slice(0, start) });
    parts.push({ kind: 'formula', tex: rest.slice(start + 2, end), display });
    rest = rest.slice(end + 2);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
};

/** A formula as it is stored. */
export const delimited = (tex: string, display: boolean): string => (display ? `\\[${tex}\\]` : `\\(${tex}\\)`);

/** Whether this TeX, once stored, is read back as one formula. */
export const isOneFormula = (tex: string, display: boolean): boolean => {
  const parts = splitFormulas(delimited(tex, display));
  return tex.trim() !== '' && parts.length === 1 && parts[0]?.kind === 'formula' && parts[0].tex === tex;
};
