import { takeKeyLists } from './key-list.ts';
import { type Line, linesOf } from './line.ts';
import { optionMarkOf } from './marks.ts';
import { spread } from './parse-question.ts';
import { usualStyle } from './split-questions.ts';

const isOption = (letter: string) => (line: Line) => optionMarkOf(line)?.letter === letter;

/** Whether a text has options A and B in lines of their own, or one after the other on a line. */
export const looksNumbered = (text: string): boolean => {
  const lines = spread(linesOf(text));
  const first = lines.findIndex(isOption('A'));
  return first >= 0 && lines.slice(first + 1).some(isOption('B'));
};

/** Whether questions of the text are numbered. */
export const hasNumbers = (text: string): boolean => usualStyle(linesOf(text)) !== null;

/** Whether the text has keys in a list such as '1 B, 2 C'. */
export const hasKeyList = (text: string): boolean => takeKeyLists(linesOf(text)).byNumber.size > 0;
