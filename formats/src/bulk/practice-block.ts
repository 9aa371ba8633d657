import { isLetterKey, namedExplanation, namedKey } from './key-marks.ts';

/** The parts of one block of the bulk text, not validated. Texts are as typed, trimmed. */
export interface Block {
  question: string;
  options: { letter: string; text: string; marked: boolean }[];
  /** What a line such as 'Respuesta correcta: B' names; null without such a line. */
  key: string | null;
  explanation: string;
  xp: string;
  topic: string;
  skill: string;
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
/** Capitals, because 'Tema: …' and 'Habilidad: …' may be lines of a text. */
const topic = /^TEMA\s*:(.*)/s;
const skill = /^HABILIDAD\s*:(.*)/s;
/** Fields that no line continues. */
const oneLine = { xp, topic, skill };
type OneLine = keyof typeof oneLine;
const oneLineNames = Object.keys(oneLine) as OneLine[];

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
  const single: Partial<Record<'question' | 'explanation' | OneLine, Field>> = {};
  let current: Field | undefined;
  let stray: string | null = null;
  let key: string | null = null;

  const isOneLine = (field: Field) => oneLineNames.some((name) => single[name] === field);
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
    const [short] = oneLineNames.flatMap((name) => {
      const text = oneLine[name].exec(line)?.[1];
      return text === undefined ? [] : [{ name, text }];
    });
    if (asks !== undefined) start('question', asks, line);
    else if (explains !== undefined) start('explanation', explains, line);
    else if (short) start(short.name, short.text, line);
    else if (named !== null && isLetterKey(named)) {
      key = named;
      current = undefined;
    } else if (letter && !(current === single.explanation && given.has(letter.toUpperCase()))) {
      const opened = { letter: letter.toUpperCase(), lines: [optionText] };
      options.push(opened);
      given.add(opened.letter);
      current = opened;
    } else if (current && !isOneLine(current)) current.lines.push(line);
    else stray ??= line;
  }

  return {
    question: textOf(single.question),
    options: options.map(readOption),
    key,
    explanation: textOf(single.explanation),
    xp: textOf(single.xp),
    topic: textOf(single.topic),
    skill: textOf(single.skill),
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
