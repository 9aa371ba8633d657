import { textToHtml } from '../bulk/html.ts';
import { readSyllabusTags } from '../syllabus.ts';
import { collectItems, plainToHtml } from './collect-items.ts';
import type { ImportResult } from './import-result.ts';
import { shorten } from './shorten.ts';

/** A block of GIFT text. A character with a mark was escaped by a backslash and is no control character. */
interface Source {
  text: string;
  escaped: boolean[];
}

interface Block {
  lines: string[];
  /** Its first line, from 1. */
  line: number;
}

const escapable = ':#={}~n\\';
const trueWords = /^(T|TRUE)$/i;
const falseWords = /^(F|FALSE)$/i;

/** The places of formulas whose delimiters are not escaped. */
const formulasOf = (text: string): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = [];
  const unclosed = new Set<string>();
  for (const { 0: mark, index } of text.matchAll(/\\[\\([]/g)) {
    if (mark === '\\\\' || unclosed.has(mark) || index < (found.at(-1)?.to ?? 0)) continue;
    const end = text.indexOf(mark === '\\(' ? '\\)' : '\\]', index + 2);
    if (end === -1) unclosed.add(mark);
    else found.push({ from: index, to: end + 2 });
  }
  return found;
};

/** Tells whether a position is in one of the formulas. The positions must ascend. */
const insideOf = (formulas: readonly { from: number; to: number }[]) => {
  let first = 0;
  return (at: number): boolean => {
    while (at >= (formulas[first]?.to ?? Number.POSITIVE_INFINITY)) first += 1;
    return at >= (formulas[first]?.from ?? Number.POSITIVE_INFINITY);
  };
};

/** What only TeX can mean inside a formula: `\neq`, `\#` and the row break `\\` before a blank. */
const onlyTex = /^\\(?:n[a-z]|#|\\\s)/i;

/** Replaces `\n` and the escaped characters. Another backslash stays, as in `\(`. */
const unescapeBlock = (typed: string): Source => {
  const isFormula = insideOf(formulasOf(typed));
  let text = '';
  const escaped: boolean[] = [];
  for (let at = 0; at < typed.length; at++) {
    const next = typed.charAt(at + 1);
    const isEscape = typed[at] === '\\' && next !== '' && escapable.includes(next);
    const isTex = isEscape && isFormula(at) && onlyTex.test(typed.slice(at, at + 3));
    if (isTex) {
      text += typed[at];
      escaped.push(false);
    }
    if (isEscape) at += 1;
    text += isEscape && next === 'n' && !isTex ? '\n' : typed[at];
    escaped.push(isEscape);
  }
  return { text, escaped };
};

/** Whether a formula has a character that GIFT reads as its own. In the question only braces are. */
const hasControlInFormula = (typed: string): boolean => {
  const formulas = formulasOf(typed);
  const unescaped = (part: string) => part.replace(/\\[\\:#={}~]/g, '');
  const isFormula = insideOf(formulas);
  let open = typed.length;
  for (const { 0: mark, index } of typed.matchAll(/\\.|\{/gs)) {
    if (mark !== '{' || isFormula(index)) continue;
    open = index;
    break;
  }
  return formulas.some(({ from, to }) => (from > open ? /[{}=~#]/ : /[{}]/).test(unescaped(typed.slice(from, to))));
};

/** Whether a formula has an escape that is also a TeX command. After an escaped backslash there is no doubt. */
const hasAmbiguousEscape = (typed: string): boolean =>
  formulasOf(typed).some(({ from, to }) => /\\[{}:]/.test(typed.slice(from, to).replace(/\\{2}(?:\\[{}:])?/g, '')));

const slice = ({ text, escaped }: Source, from: number, to?: number): Source => ({
  text: text.slice(from, to),
  escaped: escaped.slice(from, to),
});

const trim = (source: Source): Source => {
  const { text } = source;
  const from = text.length - text.trimStart().length;
  return slice(source, from, text.trimEnd().length);
};

/** The first position of an unescaped control sequence; -1 when there is none. */
const find = ({ text, escaped }: Source, wanted: string, from = 0): number => {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!escaped.slice(at, at + wanted.length).some(Boolean)) return at;
  }
  return -1;
};

const has = (source: Source, wanted: string) => find(source, wanted) >= 0;

/** Blocks between blank lines. Answers may contain blank lines, so a block with an open brace goes on until the brace closes. */
const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    // A name begins a question also without a blank line above it, once the braces of the question before are closed.
    const isNext = open && line.trimStart().startsWith('::') && bracesOf(open).last === '}';
    if (!open || isNext) {
      open = { lines: [], line: index + 1 };
      blocks.push(open);
    }
    open.lines.push(line);
  }
  const joined: Block[] = [];
  let isOpen = false;
  for (const block of blocks) {
    const last = joined.at(-1);
    const { first, last: end } = bracesOf(block);
    if (isOpen && last && first !== '{') {
      for (const line of block.lines) last.lines.push(line);
      isOpen = end !== '}';
    } else {
      joined.push(block);
      isOpen = end === '{';
    }
  }
  return joined;
};

const bracesOf = ({ lines }: Block): { first: string | undefined; last: string | undefined } => {
  const { text, escaped } = unescapeBlock(withoutComments(lines).text);
  const braces = [...text.matchAll(/[{}]/g)].flatMap(({ 0: brace, index }) => (escaped[index] ? [] : [brace]));
  return { first: braces[0], last: braces.at(-1) };
};

const isComment = (line: string) => line.trimStart().startsWith('//');

const withoutComments = (lines: readonly string[]): { text: string; comments: string[] } => ({
  text: lines
    .filter((line) => !isComment(line))
    .join('\n')
    .trim(),
  comments: lines.filter(isComment),
});

interface Format {
  html: (text: string) => string;
  note?: string;
}

type FormatName = 'moodle' | 'html' | 'plain' | 'markdown';

const formats: Record<FormatName, Format> = {
  moodle: { html: (text) => textToHtml(text.replace(/\n[ \t]+/g, '\n')) },
  html: { html: (text) => text },
  plain: { html: plainToHtml },
  markdown: { html: plainToHtml, note: 'está en Markdown; se muestra como texto' },
};

/** The format that a text names, and its HTML without that name. */
const withFormat = (text: string, inherited: FormatName): { html: string; format: FormatName } => {
  const given = text.trim();
  const [mark = '', format = inherited] = (/^\[(html|moodle|plain|markdown)\]/.exec(given) ?? []) as [
    string?,
    FormatName?,
  ];
  return { html: formats[format].html(given.slice(mark.length).trim()), format };
};

/** Tags such as `[tag:matraz-xp-15]` and `[tag:matraz-piloto]` are written by the export of this platform. */
const readTags = (comments: readonly string[]) => {
  const all = comments.flatMap((line) => [...line.matchAll(/\[tag:([^\][]*)\]/g)].map(([, tag = '']) => tag.trim()));
  const { syllabus, others: tags } = readSyllabusTags(all);
  const xp = tags.map((tag) => /^matraz-xp-(\d{1,4})$/.exec(tag)?.[1]).find((found) => found !== undefined);
  return {
    ...(xp !== undefined && { xpReward: Number(xp) }),
    ...(tags.includes('matraz-piloto') && { isPilot: true }),
    ...syllabus,
    others: tags.filter((tag) => !/^matraz-(xp-\d{1,4}|piloto)$/.test(tag)),
  };
};

/** Splits the answers. Each begins with an unescaped `=` or `~`. Null: there is text before the first one. */
const answersOf = (source: Source): Source[] | null => {
  const starts = startsOf(source);
  if (starts[0] !== 0) return null;
  return starts.map((from, index) => slice(source, from, starts[index + 1]));
};

const startsOf = ({ text, escaped }: Source): number[] =>
  [...text.matchAll(/[~=]/g)].flatMap(({ 0: mark, index, input }) =>
    escaped[index] || (mark === '=' && input[index - 1] === '~' && !escaped[index - 1]) ? [] : [index],
  );

const otherType = (answers: Source): string | null => {
  const { text } = answers;
  if (text === '') return 'desarrollo';
  if (text.startsWith('#') && !answers.escaped[0]) return 'respuesta numérica';
  if (has(answers, '~')) return null;
  if (has(answers, '=') && has(answers, '->')) return 'términos pareados';
  return 'respuesta corta';
};

/**
 * Reads GIFT, as Moodle does: questions between blank lines, `{}` with `=` for the correct option and `~` for the others, `#` for
 * feedback and `####` for the explanation. True/false becomes a question with two options.
 */
export const readGift = (text: string): ImportResult => {
  const file = collectItems();
  let number = 0;
  let hasNames = false;

  const readAnswers = (answers: Source, format: FormatName) => {
    const notes: string[] = [];
    const options = (answersOf(answers) ?? []).map((answer) => {
      const hasBoth = answer.text.startsWith('~=') && !answer.escaped[1];
      const isMarked = hasBoth || answer.text.startsWith('=');
      let rest = trim(slice(answer, hasBoth ? 2 : 1));
      const weight = /^%(-?\d{1,3}(?:\.\d+)?)%/.exec(rest.text);
      if (weight) rest = slice(rest, weight[0].length);
      const percent = weight ? Number(weight[1]) : isMarked ? 100 : 0;
      if (percent !== 0 && percent !== 100)
        notes.push(`no se importó el puntaje parcial de ${percent} % de una alternativa`);
      const hash = find(rest, '#');
      const own = withFormat(hash === -1 ? rest.text : rest.text.slice(0, hash), format);
      const feedback = hash === -1 ? '' : withFormat(rest.text.slice(hash + 1), format).html;
      return { html: own.html, isCorrect: percent === 100, feedback };
    });
    return { options, notes };
  };

  const readBlock = ({ lines, line }: Block) => {
    const { text: typed, comments } = withoutComments(lines);
    if (typed === '') return;
    number += 1;
    const place = { number, line };
    if (hasControlInFormula(typed))
      return file.leaveOut(place, 'se omitió porque una fórmula tiene { } = ~ o # sin una \\ delante, como pide GIFT');
    let source = unescapeBlock(typed);
    if (source.text.startsWith('::') && !source.escaped[0]) {
      const end = find(source, '::', 2);
      if (end !== -1) {
        hasNames = true;
        source = trim(slice(source, end + 2));
      }
    }
    const open = find(source, '{');
    const close = find(source, '}', open);
    if (open === -1 && close === -1)
      return file.leaveOut(place, 'se omitió porque es un texto sin pregunta (descripción)');
    if (open === -1 || close === -1) return file.leaveOut(place, 'se omitió porque falta una llave { o }');
    if (find(source, '{', close) !== -1)
      return file.leaveOut(place, 'se omitió porque contiene otra pregunta; sepáralas con una línea en blanco');
    const before = source.text.slice(0, open).trim();
    const after = source.text.slice(close + 1).trim();
    const whole = after === '' ? before : joinGap(before, after);
    const { html: question, format } = withFormat(whole, 'moodle');
    let answers = trim(slice(source, open + 1, close));
    const general = lastOf(answers, '####');
    const explanation = general === -1 ? '' : withFormat(answers.text.slice(general + 4), format).html;
    if (general !== -1) answers = trim(slice(answers, 0, general));
    const { others, ...extras } = readTags(comments);
    const draft = { question, explanation, ...extras };
    const notes = [
      formats[format].note ?? [],
      hasAmbiguousEscape(typed)
        ? 'una fórmula tiene \\{ \\} o \\: y GIFT quita la \\; para conservarla escribe \\\\\\{ \\\\\\} o \\\\\\:'
        : [],
      others.length > 0 ? `no se importaron sus etiquetas: ${shorten(others.join(', '))}` : [],
    ].flat();
    const truth = readTruth(answers, format);
    if (truth) return file.add(place, { ...draft, options: truth }, notes);
    const type = otherType(answers);
    if (type) return file.leaveOut(place, `se omitió porque es de otro tipo (${type})`);
    const read = readAnswers(answers, format);
    if (read.options.length === 0) return file.leaveOut(place, 'se omitió porque sus alternativas no se entienden');
    const isPartial = !read.options.some(({ isCorrect }) => isCorrect) && read.notes.length > 0;
    if (isPartial)
      return file.leaveOut(place, 'se omitió porque es de otro tipo (varias respuestas con puntaje parcial)');
    file.add(place, { ...draft, options: read.options }, [...notes, ...read.notes]);
  };

  // A category is one line, also when a question follows in the next one.
  const withoutCategory = ({ lines, line }: Block): Block => {
    const at = lines.findIndex((typed) => typed.trim() !== '' && !isComment(typed));
    const category = /^\s*\$CATEGORY:(.*)/.exec(lines[at] ?? '')?.[1];
    if (category === undefined) return { lines, line };
    file.note(null, `no se importó la categoría «${shorten(category)}» (línea ${line})`);
    return withoutCategory({ lines: lines.slice(at + 1), line: line + at + 1 });
  };
  for (const block of blocksOf(text)) readBlock(withoutCategory(block));
  if (hasNames) file.note(null, 'los nombres de las preguntas (::nombre::) no se importan');
  return file.result();
};

const lastOf = (source: Source, wanted: string): number => {
  let last = -1;
  for (let at = find(source, wanted); at !== -1; at = find(source, wanted, at + 1)) last = at;
  return last;
};

/** Missing word: the answers are in the middle of the sentence. */
const joinGap = (before: string, after: string): string => {
  const isPunctuation = /^[.,;:?!]+$/.test(after);
  return `${before} ${isPunctuation ? '_____' : '_____ '}${after}`;
};

/** The options of `{T}` and `{FALSE#feedback of the wrong answer#feedback of the right answer}`; null for other answers. */
const readTruth = (answers: Source, format: FormatName) => {
  const hash = find(answers, '#');
  const word = (hash === -1 ? answers.text : answers.text.slice(0, hash)).trim();
  if (!trueWords.test(word) && !falseWords.test(word)) return null;
  const isTrue = trueWords.test(word);
  const rest = hash === -1 ? null : slice(answers, hash + 1);
  const second = rest ? find(rest, '#') : -1;
  const text = (source: Source | null) => (source ? withFormat(source.text, format).html : '');
  const wrong = text(rest && (second === -1 ? rest : slice(rest, 0, second)));
  const right = text(rest && second !== -1 ? slice(rest, second + 1) : null);
  return [
    { html: 'Verdadero', isCorrect: isTrue, feedback: isTrue ? right : wrong },
    { html: 'Falso', isCorrect: !isTrue, feedback: isTrue ? wrong : right },
  ];
};
