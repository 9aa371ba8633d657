import { textToHtml } from '../bulk/html.ts';
import { collectItems } from '../exchange/collect-items.ts';
import type { ImportResult } from '../exchange/import-result.ts';
import { shorten } from '../exchange/shorten.ts';
import { takeKeyLists } from './key-list.ts';
import { type Line, linesOf } from './line.ts';
import { parseQuestion, spread } from './parse-question.ts';
import { type SplitText, splitQuestions } from './split-questions.ts';

interface Options {
  /** Changes the HTML of each text before it is checked. */
  change?: (html: string, file: ReturnType<typeof collectItems>) => string;
}

/** The keys of the lists, for each question. The order decides when questions have no numbers, or two have the same one. */
const listedKeys = (
  { questions }: SplitText,
  { byNumber, inOrder }: Pick<ReturnType<typeof takeKeyLists>, 'byNumber' | 'inOrder'>,
): string[][] => {
  const numbers = questions.map(({ number }, place) => number ?? place + 1);
  const isUnique = new Set(numbers).size === numbers.length;
  const ofNumber = (number: number) => byNumber.get(number) ?? [];
  if (inOrder.length === questions.length) return questions.map((_, place) => [inOrder[place] ?? '']);
  if (isUnique) return numbers.map(ofNumber);
  const rounds = new Map<number, number>();
  return numbers.map((number) => {
    const round = rounds.get(number) ?? 0;
    rounds.set(number, round + 1);
    const times = numbers.filter((other) => other === number).length;
    return ofNumber(number).length === times ? ofNumber(number).slice(round, round + 1) : [];
  });
};

const beforeNote = (before: readonly Line[]): string =>
  `no se importó lo que está antes de la primera pregunta: «${shorten(before.map(({ plain }) => plain).join(' / '))}»`;

/**
 * Reads questions as teachers write them in Word: '1. … a) … b) … Respuesta correcta: B'. The key stands below its question, in a
 * list at the end, or as a star at its option. A bold or underlined option is only a suggestion. Tags of the bulk text stay.
 */
export const readNumbered = (text: string, { change = (html) => html }: Options = {}): ImportResult => {
  const file = collectItems();
  const { others, ...lists } = takeKeyLists(linesOf(text));
  const split = splitQuestions(spread(others));
  if (split.before.length > 0) file.note(null, beforeNote(split.before));
  const listed = listedKeys(split, lists);
  for (const [index, lines] of split.questions.entries()) {
    const place = { number: index + 1, line: lines.at };
    const { key, suggested, notes, xp, pilot, syllabus, ...texts } = parseQuestion(lines, listed[index] ?? []);
    const html = (typed: string) => change(textToHtml(typed), file);
    file.add(
      place,
      {
        question: html(texts.question),
        options: texts.options.map((option, at) => ({ html: html(option), isCorrect: at === key })),
        explanation: html(texts.explanation),
        ...(key === -1 && { openKey: { suggested } }),
        ...(xp !== '' && { xpReward: Number(xp) }),
        ...(pilot !== '' && { isPilot: /^(s[ií]|yes)$/i.test(pilot) }),
        ...syllabus,
      },
      notes,
    );
  }
  return file.result();
};
