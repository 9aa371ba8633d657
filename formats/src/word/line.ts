import { withoutInvisible } from '../exchange/invisible.ts';
import { parseRuns, plainOf, type Run, sliceRuns } from './rich-line.ts';

export interface Line {
  runs: readonly Run[];
  /** Without tags. */
  plain: string;
  /** Line of the text, from 1. */
  at: number;
  /** The line above is blank. */
  isAfterBlank: boolean;
}

const lineOfRuns = (runs: readonly Run[], { at, isAfterBlank }: Pick<Line, 'at' | 'isAfterBlank'>): Line => ({
  runs,
  plain: plainOf(runs),
  at,
  isAfterBlank,
});

/** The part of a line from this position of its plain text. */
export const restOf = (line: Line, from: number, to?: number): Line => lineOfRuns(sliceRuns(line.runs, from, to), line);

/** Several blanks look like one. Tabs stay, because they separate columns. */
const blanks = /[ \u00a0]+/g;
const tabs = / ?\t[\t ]*/g;

const isBreak = (plain: string): boolean => /^[\s_*=–—-]*$/.test(plain);

/** The lines that have words. A row of dashes is a blank line. */
export const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  let isAfterBlank = false;
  for (const [index, typed] of withoutInvisible(text)
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const runs = sliceRuns(parseRuns(typed.replace(blanks, ' ').replace(tabs, '\t')), 0);
    const line = lineOfRuns(runs, { at: index + 1, isAfterBlank });
    isAfterBlank = isBreak(line.plain);
    if (!isAfterBlank) lines.push(line);
  }
  return lines;
};
