import { textToHtml } from '../bulk/html.ts';
import { readKey } from '../bulk/key-marks.ts';
import { collectItems } from './collect-items.ts';
import type { ImportResult, Place } from './import-result.ts';
import { withoutInvisible } from './invisible.ts';
import { shorten } from './shorten.ts';

const optionLine = /^([A-Z])(?:\)|\.(?=\s|$))\s*(.*)/is;
const capitalOption = /^A[.)]/;
const answerLine = /^(?:ANSWER|RESPUESTA(?: CORRECTA)?|CLAVE)\s*:\s*(.*)/is;
const severalAnswers = /^\(?[A-Z]\)?\s*(?:[,;/+&]|Y\s|AND\s)\s*\(?[A-Z](?![\p{L}\p{N}])/u;

interface Open {
  place: Place;
  question: string[];
  /** Letters as typed, all in capitals or all small. */
  options: { letter: string; text: string }[];
}

/**
 * Reads Aiken: the question, options `A.` or `A)`, and a line `ANSWER: B`. Unlike Moodle it also takes questions of several lines.
 * Aiken has no explanations.
 */
export const readAiken = (text: string): ImportResult => {
  const file = collectItems();
  let open: Open | null = null;
  let number = 0;

  const leaveOutOpen = () => {
    if (open) file.leaveOut(open.place, 'se omitió porque falta la línea ANSWER: con la letra correcta');
    open = null;
  };
  const start = (line: number): Open => {
    number += 1;
    return { place: { number, line }, question: [], options: [] };
  };
  const close = ({ place, question, options }: Open, answer: string) => {
    if (severalAnswers.test(answer.toUpperCase()))
      return file.leaveOut(place, 'se omitió porque tiene más de una alternativa correcta');
    const capitals = options.map((option) => ({ ...option, letter: option.letter.toUpperCase() }));
    const key = readKey(answer, capitals).index;
    if (key === -1) {
      return file.leaveOut(place, `se omitió porque la respuesta «${shorten(answer)}» no es una de las alternativas`);
    }
    file.add(place, {
      question: textToHtml(question.join('\n')),
      options: options.map((option, index) => ({ html: textToHtml(option.text), isCorrect: index === key })),
      explanation: '',
    });
  };

  const lines = text.split(/\r\n|\r|\n/).map((raw) => withoutInvisible(raw).trim());
  const firstFrom = (from: number, isWanted: (line: string) => boolean): string => {
    for (let at = from; at < lines.length; at++) if (isWanted(lines[at] ?? '')) return lines[at] ?? '';
    return '';
  };
  /** An option that a narrow page wrapped goes on in this line: what follows without an empty line belongs to the question. */
  const isWrapped = (at: number, { options }: Open): boolean => {
    if (options.length === 0 || lines[at - 1] === '' || optionLine.test(lines[at] ?? '')) return false;
    const next = firstFrom(at + 1, (line) => line === '' || answerLine.test(line) || optionLine.test(line));
    return answerLine.test(next) || optionLine.exec(next)?.[1] === nextLetter({ options }, next);
  };
  /** Small letters are options unless the question has options in capitals further down. */
  const hasCapitalsBelow = (at: number): boolean =>
    capitalOption.test(firstFrom(at, (line) => answerLine.test(line) || capitalOption.test(line)));
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const answer = answerLine.exec(line)?.[1];
    if (answer !== undefined) {
      close(open ?? start(index + 1), answer);
      open = null;
      continue;
    }
    const [, letter, option = ''] = optionLine.exec(line) ?? [];
    const last = open?.options.at(-1);
    if (open && letter && letter === nextLetter(open, line) && !(letter === 'a' && hasCapitalsBelow(index)))
      open.options.push({ letter, text: option });
    else if (open && last && isWrapped(index, open)) last.text += ` ${line}`;
    else if (open && open.options.length > 0) {
      // A line after an option begins the next question: the one before has no ANSWER.
      leaveOutOpen();
      open = start(index + 1);
      open.question.push(line);
    } else {
      open ??= start(index + 1);
      open.question.push(line);
    }
  }
  leaveOutOpen();
  return file.result();
};

/** Options are A, B, C … in their order, so a question that begins with `E. coli` is text. The first one may be small. */
const nextLetter = ({ options: [first, ...more] }: Pick<Open, 'options'>, line: string): string => {
  const start = first?.letter ?? (line.startsWith('a') ? 'a' : 'A');
  return String.fromCharCode(start.charCodeAt(0) + (first ? 1 + more.length : 0));
};
