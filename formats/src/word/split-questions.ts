import { namedExplanation, namedKey } from '../bulk/key-marks.ts';
import { type Line, restOf } from './line.ts';
import { optionMarkOf, questionMarkOf } from './marks.ts';

/** The lines of one question, without its number. */
export interface QuestionLines {
  number: number | null;
  /** Line of the text, from 1. */
  at: number;
  lines: Line[];
}

export interface SplitText {
  questions: QuestionLines[];
  /** Lines above the first question. */
  before: Line[];
}

/** Counts the options from A on: a letter that is not the next one is text. */
const optionCounter = () => {
  let style = '';
  let count = 0;
  return {
    count: () => count,
    /** Whether the line is option A of a list that was read already. */
    isRestart: (line: Line) => {
      const mark = optionMarkOf(line);
      return count >= 2 && mark?.letter === 'A' && mark.style === style;
    },
    read: (line: Line): boolean => {
      const mark = optionMarkOf(line);
      const isNext = mark !== null && mark.style === style && mark.letter.charCodeAt(0) === 65 + count;
      if (mark?.letter === 'A') [style, count] = [mark.style, 1];
      else if (isNext) count += 1;
      return mark?.letter === 'A' || isNext;
    },
  };
};

const hasMark = ({ plain }: Line) => namedKey(plain) !== null || namedExplanation(plain) !== null;

/**
 * Splits lines without numbers. Lines between the options or the key of a question and the next option A are the text of the next
 * question. The lines below an explanation belong to it up to a blank line.
 */
const splitUnnumbered = (lines: readonly Line[]): Line[][] => {
  const blocks: Line[][] = [[]];
  let counter = optionCounter();
  let isExplanation = false;
  /** Place in the block of the first line that may belong to the next question. */
  let pending = 0;
  for (const line of lines) {
    let block = blocks.at(-1) as Line[];
    if (counter.isRestart(line) && pending < block.length) {
      const next = block.splice(pending);
      block = next;
      blocks.push(next);
      counter = optionCounter();
    }
    block.push(line);
    const isMarked = counter.read(line) || hasMark(line);
    if (isMarked)
      isExplanation = namedExplanation(line.plain) !== null || (isExplanation && namedKey(line.plain) === null);
    else if (line.isAfterBlank) isExplanation = false;
    if (isMarked || isExplanation) pending = block.length;
  }
  return blocks.filter((block) => block.length > 0);
};

/** Splits a text whose questions have their keys above. */
const splitAtKeys = (lines: readonly Line[]): Line[][] => {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (namedKey(line.plain) !== null) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
};

/** For each line: the next option A and the next numbered line, from that line on. The length when there is none. */
const lookAhead = (lines: readonly Line[]) => {
  const end = lines.length;
  const nextOption = Array<number>(end + 1).fill(end);
  const nextNumber = Array<number>(end + 1).fill(end);
  for (let at = end - 1; at >= 0; at--) {
    const line = lines[at] as Line;
    nextOption[at] = optionMarkOf(line)?.letter === 'A' ? at : (nextOption[at + 1] ?? end);
    nextNumber[at] = typeof questionMarkOf(line)?.number === 'number' ? at : (nextNumber[at + 1] ?? end);
  }
  const optionFrom = (at: number) => nextOption[at] ?? end;
  const numberFrom = (at: number) => nextNumber[at] ?? end;
  return {
    /**
     * Whether this number counts a statement inside a question. Then the same number comes again after the next
     * options.
     */
    isStatement: (at: number, number: number): boolean => {
      const option = optionFrom(at + 1);
      const next = lines[numberFrom(option)];
      return option < end && next !== undefined && questionMarkOf(next)?.number === number;
    },
    /** Whether option A comes before the next number. */
    hasOptionsBelow: (at: number): boolean => optionFrom(at + 1) < numberFrom(at + 1),
  };
};

interface Open {
  questions: readonly QuestionLines[];
  style: string;
  /** Number of options of the last question. */
  options: number;
  /** No question has options yet. */
  isBeforeOptions: boolean;
  /** Largest number that was read. */
  highest: number;
  ahead: ReturnType<typeof lookAhead>;
}

/** 'P:' and 'Pregunta 1' are one style. */
const styleOf = (line: Line): string | undefined => {
  const style = questionMarkOf(line)?.style;
  return style === 'field' ? 'word' : style;
};

const isStart = (line: Line, at: number, { questions, style, options, ahead, ...before }: Open): boolean => {
  const number = questionMarkOf(line)?.number ?? null;
  if (styleOf(line) !== style) {
    const isNext = number !== null && number === (questions.at(-1)?.number ?? -1) + 1;
    return isNext && options >= 2 && ahead.hasOptionsBelow(at);
  }
  if (style === 'word' || questions.length === 0) return true;
  if (number === null) return false;
  const last = questions.at(-1)?.number ?? 0;
  if (options >= 2) return number > last || number === 1;
  // Instructions with numbers are above the first question.
  if (number === 1) return before.isBeforeOptions && before.highest > 1 && questions[0]?.number === 1;
  return number === last + 1 && !ahead.isStatement(at, number);
};

/** The style of most numbers that come last before an option A; null without numbers. */
export const usualStyle = (lines: readonly Line[]): string | null => {
  const counts = new Map<string, number>();
  let above: string | undefined;
  for (const line of lines) {
    if (optionMarkOf(line)?.letter === 'A') {
      if (above !== undefined) counts.set(above, (counts.get(above) ?? 0) + 1);
      above = undefined;
    } else above = styleOf(line) ?? above;
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
};

/** Splits a text into its questions, by their numbers where it has some. */
export const splitQuestions = (lines: readonly Line[]): SplitText => {
  const style = usualStyle(lines);
  if (style === null) {
    const isKeyFirst = namedKey(lines[0]?.plain ?? '') !== null;
    const blocks = isKeyFirst ? splitAtKeys(lines) : splitUnnumbered(lines);
    const questions = blocks.map((block) => ({ number: null, at: block[0]?.at ?? 1, lines: block }));
    return { questions, before: [] };
  }
  const before: Line[] = [];
  let questions: QuestionLines[] = [];
  let counter = optionCounter();
  let [isBeforeOptions, highest] = [true, 0];
  const ahead = lookAhead(lines);
  for (const [at, line] of lines.entries()) {
    const options = counter.count();
    const mark = isStart(line, at, { questions, style, options, isBeforeOptions, highest, ahead })
      ? questionMarkOf(line)
      : null;
    if (styleOf(line) === style) highest = Math.max(highest, questionMarkOf(line)?.number ?? 0);
    if (mark) {
      if (isBeforeOptions && mark.number === 1) {
        before.push(...questions.flatMap((question) => question.lines));
        questions = [];
      }
      const text = restOf(line, mark.end);
      questions.push({ number: mark.number, at: line.at, lines: text.plain === '' ? [] : [text] });
      counter = optionCounter();
    } else {
      (questions.at(-1)?.lines ?? before).push(line);
      counter.read(line);
      if (counter.count() >= 2) isBeforeOptions = false;
    }
  }
  return { questions: questions.flatMap(splitMissedNumber), before };
};

/** A question without a typed number begins below the key of the previous question. */
const splitMissedNumber = (question: QuestionLines): QuestionLines[] => {
  const key = question.lines.findIndex(({ plain }) => namedKey(plain) !== null);
  if (key === -1) return [question];
  const [first = [], ...more] = splitUnnumbered(question.lines);
  if (more.length === 0 || !first.some(({ plain }) => namedKey(plain) !== null)) return [question];
  return [
    { ...question, lines: first },
    ...more.map((lines) => ({ number: null, at: lines[0]?.at ?? question.at, lines })),
  ];
};
