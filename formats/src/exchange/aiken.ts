import { textToHtml } from '../bulk/html.ts';
import { readKey } from '../bulk/key-marks.ts';
import { collectItems } from './collect-items.ts';
import type { ImportResult, Place } from './import-result.ts';
import { withoutInvisible } from './invisible.ts';
import { shorten } from './shorten.ts';

const optionLine = /^([A-Z])(?:\)|\.(?=\s|$))\s*(.*)/s;
const answerLine = /^(?:ANSWER|RESPUESTA)\s*:\s*(.*)/is;

interface Open {
  place: Place;
  question: string[];
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
    const key = readKey(answer, options).index;
    if (key === -1) {
      return file.leaveOut(place, `se omitió porque la respuesta «${shorten(answer)}» no es una de las alternativas`);
    }
    file.add(place, {
      question: textToHtml(question.join('\n')),
      options: options.map((option, index) => ({ html: textToHtml(option.text), isCorrect: index === key })),
      explanation: '',
    });
  };

  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = withoutInvisible(raw).trim();
    if (line === '') continue;
    const answer = answerLine.exec(line)?.[1];
    if (answer !== undefined) {
      close(open ?? start(index + 1), answer);
      open = null;
      continue;
    }
    const [, letter, option = ''] = optionLine.exec(line) ?? [];
    if (open && letter === nextLetter(open)) open.options.push({ letter, text: option });
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

/** Options are A, B, C … in their order, so a question that begins with `E. coli` is text. */
const nextLetter = ({ options }: Open): string => String.fromCharCode(65 + options.length);
