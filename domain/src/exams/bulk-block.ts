import { examOptions } from '@matraz/contracts/exams/limits';

/** One block of the exam text, taken apart but not judged. Texts are trimmed and as typed; null: the mark is not there. */
export interface ExamBlock {
  question: string | null;
  options: { letter: string; text: string }[];
  key: string | null;
  explanation: string | null;
  pilot: string | null;
  /** Lines that belong to nothing, or say something a second time. */
  ignored: string[];
}

type Mark = 'question' | 'key' | 'explanation' | 'pilot';

/** What starts a line. Single letters only in capitals: 'e: carga elemental' is part of a text. */
const marks: [Mark, RegExp][] = [
  ['question', /^P\s*:(.*)/s],
  ['question', /^PREGUNTA\s*:(.*)/is],
  ['key', /^R\s*:(.*)/s],
  ['key', /^RESPUESTA\s*:(.*)/is],
  ['explanation', /^E\s*:(.*)/s],
  ['explanation', /^EXPLICACI[ÓO]N\s*:(.*)/is],
  ['pilot', /^PILOTO\s*:(.*)/is],
];

const markOf = (line: string): { name: Mark; text: string } | null => {
  for (const [name, pattern] of marks) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { name, text };
  }
  return null;
};

/** Before the options this is part of the question: 'R: 8,31 J/(mol·K)'. */
const isGivenDatum = (line: string): boolean => /^R\s*:\s*(?!\(?[A-Za-z](?:[\s).]|$))\S/.test(line);

/** An option's line, its letter in either case as the block writes them: `a)` among `A)` is part of a text. */
const optionMark = (lines: readonly string[]): RegExp =>
  lines.some((line) => /^[A-Z]\s*\)/.test(line)) ? /^([A-Z])\s*\)(.*)/s : /^([a-z])\s*\)(.*)/s;

/** Lines that belong together, and where they stand in the text: from the first character to behind the last. */
export interface BlockLines {
  lines: string[];
  from: number;
  to: number;
}

/**
 * The blocks of a text: between blank lines (or rows of dashes), and where a question begins though the one before has its
 * options already. Lines are trimmed; no block is empty.
 */
export const blocksOf = (text: string): BlockLines[] => {
  const blocks: BlockLines[] = [];
  let open: BlockLines | undefined;
  let hasOptions = false;
  for (const { 0: typed, index } of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const line = typed.normalize('NFC').trim(); // a byte order mark goes too
    const isBreak = line === '' || /^-{3,}$/.test(line);
    if (isBreak || (hasOptions && markOf(line)?.name === 'question')) {
      open = undefined;
      hasOptions = false;
    }
    if (isBreak) continue;
    if (!open) {
      open = { lines: [], from: index, to: index };
      blocks.push(open);
    }
    open.lines.push(line);
    open.to = index + typed.trimEnd().length;
    hasOptions ||= /^[A-Ea-e]\s*\)/.test(line);
  }
  return blocks;
};

/** Reads the marked lines of a block; a line without a mark continues the question, option or explanation above it. */
export const readBlock = (lines: readonly string[]): ExamBlock => {
  const optionLine = optionMark(lines);
  const options: { letter: string; lines: string[] }[] = [];
  const fields: Partial<Record<Mark, string[]>> = {};
  const ignored: string[] = [];
  /** What an unmarked line continues. */
  let current: string[] | null = null;

  for (const line of lines) {
    const mark = options.length === 0 && isGivenDatum(line) ? null : markOf(line);
    const [, typed = '', text = ''] = optionLine.exec(line) ?? [];
    const letter = typed.toUpperCase();
    const isGiven = options.some((option) => option.letter === letter);
    const goesOn = current === fields.explanation && isGiven; // 'A) es incorrecta porque…'
    if (mark && !fields[mark.name]) {
      const field = [mark.text];
      fields[mark.name] = field;
      current = mark.name === 'question' || mark.name === 'explanation' ? field : null;
    } else if (letter !== '' && !isGiven && examOptions.letters.includes(letter)) {
      current = [text];
      options.push({ letter, lines: current });
    } else if (current && !mark && (letter === '' || goesOn)) current.push(line);
    else {
      ignored.push(line);
      current = null;
    }
  }

  const textOf = (name: Mark) => fields[name]?.join('\n').trim() ?? null;
  return {
    question: textOf('question'),
    options: options
      .map((option) => ({ letter: option.letter, text: option.lines.join('\n').trim() }))
      .toSorted((a, b) => a.letter.localeCompare(b.letter)),
    key: textOf('key'),
    explanation: textOf('explanation'),
    pilot: textOf('pilot'),
    ignored,
  };
};
