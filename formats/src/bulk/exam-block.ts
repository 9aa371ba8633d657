import { examOptions } from '@matraz/contracts/exams/limits';
import { areaOf } from '../syllabus.ts';
import { isLetterKey, namedExplanation, namedKey } from './key-marks.ts';

/** The parts of one block of the exam text, not validated. Texts are as typed, trimmed. Null: the block has no such mark. */
export interface ExamBlock {
  question: string | null;
  options: { letter: string; text: string }[];
  key: string | null;
  explanation: string | null;
  pilot: string | null;
  topic: string | null;
  skill: string | null;
  area: string | null;
  /** Lines that are not used: before the first mark, or with a mark that the block already has. */
  ignored: string[];
}

type Mark = 'question' | 'key' | 'explanation' | 'pilot' | 'topic' | 'skill' | 'area';

/** The marks at the start of a line. Single letters are capitals, because 'e: carga elemental' is text. */
const markPatterns: [Mark, RegExp][] = [
  ['question', /^P\s*:(.*)/s],
  ['question', /^PREGUNTA\s*:(.*)/is],
  ['key', /^R\s*:(.*)/s],
  ['key', /^RESPUESTA\s*:(.*)/is],
  ['explanation', /^E\s*:(.*)/s],
  ['explanation', /^EXPLICACI[ÓO]N\s*:(.*)/is],
  ['pilot', /^PILOTO\s*:(.*)/is],
  // Capitals, because 'Tema: …' and 'Habilidad: …' may be lines of a text.
  ['topic', /^TEMA\s*:(.*)/s],
  ['skill', /^HABILIDAD\s*:(.*)/s],
  ['area', /^[ÁA]REA\s*:(.*)/s],
];

const markOf = (line: string): { name: Mark; text: string } | null => {
  for (const [name, pattern] of markPatterns) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { name, text };
  }
  return null;
};

/** Other names of the key and of the explanation, as in a text from Word. A block may have such a line as text. */
const wordMarkOf = (line: string): { name: Mark; text: string } | null => {
  const key = namedKey(line);
  if (key !== null && isLetterKey(key)) return { name: 'key', text: key };
  const told = namedExplanation(line);
  return told === null ? null : { name: 'explanation', text: told };
};

/** A line such as 'R: 8,31 J/(mol·K)' or 'ÁREA: 2 m²'. Before the options it is part of the question. */
const isGivenDatum = (line: string): boolean => {
  const area = /^[ÁA]REA\s*:(.*)/s.exec(line)?.[1];
  if (area !== undefined) return areaOf(area) === undefined;
  const value = /^R\s*:\s*(\S.*)/s.exec(line)?.[1];
  return value !== undefined && !isLetterKey(value);
};

/** The pattern of an option's line. A block with `A)` has capitals only, so its `a)` is text. */
const optionPattern = (lines: readonly string[]): RegExp =>
  lines.some((line) => /^[A-Z]\s*\)/.test(line)) ? /^([A-Z])\s*\)(.*)/s : /^([a-z])\s*\)(.*)/s;

/** The lines of one block. `from` and `to` are its first and last position in the text; `to` is exclusive. */
export interface BlockLines {
  lines: string[];
  from: number;
  to: number;
}

/**
 * Splits a text into blocks. A blank line or a row of dashes ends a block, and so does the next question after options. Lines are
 * trimmed. No block is empty.
 */
export const blocksOf = (text: string): BlockLines[] => {
  const blocks: BlockLines[] = [];
  let open: BlockLines | undefined;
  let hasOptions = false;
  for (const { 0: typed, index } of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const line = typed.normalize('NFC').trim(); // also removes a byte order mark
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

/** Reads a block. A line without a mark continues the question, option or explanation above it. */
export const readBlock = (lines: readonly string[]): ExamBlock => {
  const optionLine = optionPattern(lines);
  const options: { letter: string; lines: string[] }[] = [];
  const fields: Partial<Record<Mark, string[]>> = {};
  const ignored: string[] = [];
  /** The text that a line without a mark continues. */
  let current: string[] | null = null;

  for (const line of lines) {
    const other = wordMarkOf(line);
    const own = options.length === 0 && isGivenDatum(line) ? null : markOf(line);
    const mark = own ?? (other && !fields[other.name] && options.length > 0 ? other : null);
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
      .sort((a, b) => a.letter.localeCompare(b.letter)),
    key: textOf('key'),
    explanation: textOf('explanation'),
    pilot: textOf('pilot'),
    topic: textOf('topic'),
    skill: textOf('skill'),
    area: textOf('area'),
    ignored,
  };
};
