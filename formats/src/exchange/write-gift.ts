import { syllabusTags } from '../syllabus.ts';
import { type ExportQuestion, type QuestionsText, type ReadBack, writeQuestions } from './export-question.ts';
import { readGift } from './gift.ts';

/** Escapes the control characters of GIFT. Line breaks become `\n`, because a blank line would end the question. */
const escapeGift = (html: string): string =>
  html
    .replace(/\r\n?/g, '\n')
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');

const write = (exported: ExportQuestion): string => {
  const { question, options, correctAnswer, explanation, xpReward, isPilot } = exported;
  const tags = [
    xpReward === undefined ? [] : `[tag:matraz-xp-${xpReward}]`,
    isPilot ? '[tag:matraz-piloto]' : [],
    syllabusTags(exported).map((tag) => `[tag:${tag}]`),
  ].flat();
  return [
    ...(tags.length > 0 ? [`// ${tags.join(' ')}`] : []),
    `[html]${escapeGift(question)} {`,
    // Each option names its format, so that an option may begin with a bracket.
    ...options.map((option, index) => `\t${index === correctAnswer ? '=' : '~'}[html]${escapeGift(option)}`),
    ...(explanation === '' ? [] : [`\t####[html]${escapeGift(explanation)}`]),
    '}',
  ].join('\n');
};

const read = (text: string): ReadBack => {
  const { items, problems } = readGift(text);
  const question = items[0];
  if (question) return { ok: true, question };
  // A question that is left out has one problem, the reason.
  return { ok: false, reason: problems.map(({ text }) => text.slice('se omitió '.length)).join() };
};

/** Questions as GIFT. Reward, pilot mark and syllabus are written as tags of Moodle. */
export const writeGift = (questions: readonly ExportQuestion[]): QuestionsText => {
  const { text, losses } = writeQuestions(questions, { write, read, separator: '\n\n' });
  return { text: `${text}\n`, losses };
};
