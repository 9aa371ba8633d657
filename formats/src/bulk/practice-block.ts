import { isLetterKey, namedExplanation, namedKey } from './key-marks.ts';

/** The parts of one block of the bulk text, not validated. Texts are as typed, trimmed. */
export interface Block {
  question: string;
  options: { letter: string; text: string; marked: boolean }[];
  /** What a line such as 'Respuesta correcta: B' names; null without such a line. */
  key: string | null;
  explanation: string;
  xp: string;
  /** The first line that belongs to no field, or starts a field for the second time. */
  stray: string | null;
}

interface Field {
  lines: string[];
}

interface Option extends Field {
  /** Upper case. */
  letter: string;
}

const question = /^PREGUNTA\s*:(.*)/is;
const explanation = /^EXPLICACI(?:Ó|O\u0301?)N\s*:(.*)/is;
const xp = /^XP\s*:(.*)/is;

/**
 * Reads a block. A line without a mark continues the field above it.
 *
 * Options may have lower case letters when the block has none in upper case; otherwise `a)` is text. The letter of an
 * option is also text in the explanation, for example 'A) es incorrecta porque…'.
 */
export const readBlock = (lines: readonly string[]): Block => {
  const option = lines.some((line) => /^\s*[A-Z]\s*\)/.test(line)) ? /^([A-Z])\s*\)(.*)/s : /^([a-z])\s*\)(.*)/s;
  const options: Option[] = [];
  const given = new Set<string>();
  const single: Partial<Record<'question' | 'explanation' | 'xp', Field>> = {};
  let current: Field | undefined;
  let stray: string | null = null;
  let key: string | null = null;

  const start = (name: keyof typeof single, text: string, line: string) => {
    if (single[name]) stray ??= line;
    current = { lines: [text] };
    single[name] ??= current;
  };

  for (const line of lines.map((typed) => typed.trim()).filter((typed) => typed !== '')) {
    const [, letter, optionText = ''] = option.exec(line) ?? [];
    const asks = question.exec(line)?.[1];
    const named: string | null =
      key === null && options.length > 0 && current !== single.explanation ? namedKey(line) : null;
    const told = single.explanation || options.length === 0 ? null : namedExplanation(line.normalize('NFC'));
    const explains = explanation.exec(line)?.[1] ?? told ?? undefined;
    const rewards = xp.exec(line)?.[1];
    if (asks !== undefined) start('question', asks, line);
    else if (explains !== undefined) start('explanation', explains, line);
    else if (rewards !== undefined) start('xp', rewards, line);
    else if (named !== null && isLetterKey(named)) {
      key = named;
      current = undefined;
    } else if (letter && !(current === single.explanation && given.has(letter.toUpperCase()))) {
      const opened = { letter: letter.toUpperCase(), lines: [optionText] };
      options.push(opened);
      given.add(opened.letter);
      current = opened;
    } else if (current && current !== single.xp) current.lines.push(line);
    else stray ??= line;
  }

  return {
    question: textOf(single.question),
    options: options.map(readOption),
    key,
    explanation: textOf(single.explanation),
    xp: textOf(single.xp),
    stray,
  };
};

const textOf = (field: Field | undefined): string => field?.lines.join('\n').trim() ?? '';

/** ' *' at the end marks the correct option. An asterisk without a space before it is text. */
const readOption = ({ letter, lines }: Option): Block['options'][number] => {
  const typed = lines.join('\n');
  const marked = /\s\*$/.test(typed);
  return { letter, text: (marked ? typed.slice(0, -1) : typed).trim(), marked };
};
