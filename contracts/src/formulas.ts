import { numberText } from './number-text.ts';
/** The formulas of teachers: TeX between `\(` and `\)`, or between `\[` and `\]`. */

/** A piece of text: as it was typed, or a formula without its delimiters. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'formula'; tex: string; display: boolean };

const opening = /\\[([]/;

/** Where a formula ends. Braces hide a delimiter, and a backslash hides the character after it. */
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

/** Finds the formulas of a text. A text without an end for its formula is only text. */
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

/** Commands of Spanish texts and of other packages, for KaTeX. */
export const katexMacros: Record<string, string> = {
  ...Object.fromEntries(
    ['sen', 'tg', 'cotg', 'ctg', 'cosec', 'arcsen', 'arctg', 'senh', 'tgh', 'mcd', 'mcm'].map((name) => [
      `\\${name}`,
      `\\operatorname{${name}}`,
    ]),
  ),
  '\\cf': '\\ce{#1}',
  // MathJax loads a package with this command. Here all packages are loaded.
  '\\require': '\\@secondoftwo{#1}{}',
};

/** Characters. The longest formula of the demo content has 207. */
const LONGEST = 2_000;

/**
 * Levels. KaTeX makes up to 22 nested elements of one level, and Chromium's layout crashes between 800 and 900. The demo content has
 * 3 levels.
 */
const DEEPEST = 20;

/** A comment, a quoted text, a command, or a sign. */
const token = /%[^\n]*|\\verb\*?([^a-zA-Z*]).*?\1|\\[a-zA-Z]+|\\[\s\S]|\S/g;
/** A percent sign begins no comment in an address, for example after `\href`. */
const tokenOfAddress = /\\[a-zA-Z]+|\\[\s\S]|\S/g;
const starts = new Set(['{', '\\left', '\\begin', '\\begingroup', '\\bgroup']);
const ends = new Set(['}', '\\right', '\\end', '\\endgroup', '\\egroup']);
const cellEnds = new Set(['&', '\\\\', '\\cr']);
/** The rest of the group is inside these. */
const changesRest =
  /^\\(?:color|(?:display|text|script|scriptscript)style|rm|sf|tt|bf|it|cal|tiny|sixptsize|(?:script|footnote|normal)size|small|large|huge)$/i;
/** A short formula with its own commands can become a very long one. */
const defines = /^\\(?:[egx]?def|(?:future)?let|(?:re)?newcommand|providecommand|global|long)$/;

/** These are arguments of each other without braces. */
const fractions = /^\\(?:[dtc]?frac|[dt]?binom)$/;
const fonts = /^\\(?:text[a-z]*|emph|math(?:rm|bf|it|bb|cal|frak|scr|sf|tt|normal)|boldsymbol|bm|Bbb|bold|frak)$/;
const argumentsOf = (sign: string) => {
  if (fractions.test(sign)) return 2;
  if (sign === '\\genfrac') return 6;
  return fonts.test(sign) ? 1 : 0;
};

const depthOf = (tokens: readonly string[]): number => {
  let depth = 0;
  let deepest = 0;
  /** The number of missing arguments of each command. Each command is an argument of the one before it. */
  let missing: number[] = [];
  const outside: { depth: number; isTable: boolean; missing: number[] }[] = [];
  const levels = () => depth + Math.max(0, missing.length - 1);
  const endArgument = () => {
    for (let left = missing.pop(); left !== undefined; left = missing.pop()) {
      if (left > 1) return void missing.push(left - 1);
    }
  };
  for (const sign of tokens) {
    const group = outside.at(-1);
    if (starts.has(sign)) {
      outside.push({ depth, isTable: sign === '\\begin', missing });
      depth = levels() + 1;
      missing = [];
    } else if (ends.has(sign)) {
      const before = outside.pop();
      depth = before?.depth ?? 0;
      missing = before?.missing ?? [];
      endArgument();
    } else if (cellEnds.has(sign) && group?.isTable) depth = group.depth + 1;
    else if (changesRest.test(sign)) depth += 1;
    else if (argumentsOf(sign) > 0) missing.push(argumentsOf(sign));
    else endArgument();
    deepest = Math.max(deepest, levels());
  }
  return deepest;
};

/** Why a formula cannot be typeset: the rest of a Spanish sentence that begins with «La fórmula». Null when it can. */
export const formulaFault = (tex: string): string | null => {
  if (tex.length > LONGEST)
    return `tiene ${numberText(tex.length)} caracteres, y puede tener hasta ${numberText(LONGEST)}`;
  const tokens = tex.match(token) ?? [];
  const definition = tokens.find((sign) => defines.test(sign));
  if (definition) return `usa ${definition}, y no puede definir comandos`;
  const depth = Math.max(depthOf(tokens), depthOf(tex.match(tokenOfAddress) ?? []));
  return depth > DEEPEST ? `tiene ${depth} niveles, uno dentro de otro, y puede tener hasta ${DEEPEST}` : null;
};
