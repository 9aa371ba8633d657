import { xpReward as reward } from '@matraz/contracts/catalog/limits';
import { readSyllabus, type Syllabus, type TopicTitles } from '../syllabus.ts';
import { textToHtml } from './html.ts';
import { readKey } from './key-marks.ts';
import { type Block, readBlock } from './practice-block.ts';

/** A question of the bulk text. Question, options and explanation are HTML. */
export interface BulkQuestion extends Omit<Syllabus, 'area'> {
  question: string;
  options: string[];
  /** Zero-based option index. */
  correctAnswer: number;
  explanation: string;
  xpReward: number;
  /** Of the topic that the text names. Absent: it names none, or titles were not looked up. */
  topicId?: string;
}

/** The questions of all blocks, or all errors, in Spanish. */
export type BulkResult = { ok: true; questions: BulkQuestion[] } | { ok: false; errors: string[] };

/**
 * Reads a teacher's practice questions: blocks between lines of three dashes, each with PREGUNTA:, A) to D) (a trailing
 * ' *' marks the correct one, or a line 'Respuesta: B'), EXPLICACIÓN: and optionally XP:, TEMA: and HABILIDAD:. Empty blocks do not count. Blocks are numbered from 1.
 *
 * A line without a field, a field given twice and a second correct option are errors. A reward that is missing, or is not a whole
 * number from 1 to 1000, becomes 10.
 *
 * @param topics the topics that a text may name; absent: titles are not looked up
 */
export const parseBulkText = (text: string, topics?: TopicTitles): BulkResult => {
  const steps = parseBulkTextInSteps(text, topics);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};

/** Like `parseBulkText`, one block per step: yields the part that is done, up to 1. A page stays usable with a long text. */
export function* parseBulkTextInSteps(text: string, topics?: TopicTitles): Generator<number, BulkResult> {
  const blocks = blocksOf(text);
  const errors: string[] = blocks.length === 0 ? [failed] : [];
  const questions: BulkQuestion[] = [];
  for (const [i, lines] of blocks.entries()) {
    const block = readBlock(lines);
    const { values, faults } = readSyllabus(block, topics);
    errors.push(...errorsOf(block, i + 1), ...faults.map((fault) => `Bloque ${i + 1}: ${fault}`));
    if (errors.length === 0) questions.push({ ...toQuestion(block), ...values });
    yield (i + 1) / blocks.length;
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, questions };
}

const failed = 'Error al procesar las preguntas';

/** Each line without its end. With the flag `m` a line end of two characters would count as two. */
const lines = /(?<=^|\n|\r(?!\n))[^\r\n]*/g;

/** Where the blocks are in the text: start, end and first line (from 1). */
export const placesOfBlocks = (text: string): { from: number; to: number; line: number }[] => {
  const places: { from: number; to: number; line: number }[] = [];
  let isOpen = false;
  for (const [index, { 0: typed, index: from }] of [...text.matchAll(lines)].entries()) {
    const to = from + typed.length;
    const last = places.at(-1);
    if (isSeparator(typed)) isOpen = false;
    else if (typed.trim() === '') continue;
    else if (isOpen && last) last.to = to;
    else {
      places.push({ from, to, line: index + 1 });
      isOpen = true;
    }
  }
  return places;
};

const isSeparator = (line: string): boolean => /^\s*-{3,}\s*$/.test(line);

const blocksOf = (text: string): string[][] => {
  let open: string[] = [];
  const blocks = [open];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (isSeparator(line)) {
      open = [];
      blocks.push(open);
    } else open.push(line);
  }
  return blocks.filter((lines) => lines.some((line) => line.trim() !== ''));
};

/** The letters that a star or a key marks. A key that names no option is an empty text. */
const markedLetters = ({ options, key }: Block): string[] => {
  const starred = options.filter(({ marked }) => marked).map(({ letter }) => letter);
  const named = key === null ? [] : [options[readKey(key, options).index]?.letter ?? ''];
  return [...new Set([...starred, ...named])];
};

const errorsOf = (block: Block, n: number): string[] => {
  const { question, options, explanation, stray } = block;
  const letters = options.filter(({ text }) => text !== '').map(({ letter }) => letter);
  const keys = markedLetters(block);
  const marked = keys[0] === '' ? 0 : Math.max(keys.length, options.filter((option) => option.marked).length);
  const checks: [boolean, string][] = [
    [question === '', `Bloque ${n}: Falta la pregunta`],
    [letters.sort().join('') !== 'ABCD', `Bloque ${n}: Debe tener exactamente 4 opciones (A, B, C, D)`],
    [marked === 0, `Bloque ${n}: Ninguna opción está marcada como correcta (*)`],
    [marked > 1, `Bloque ${n}: Solo una opción puede estar marcada como correcta (*)`],
    [explanation === '', `Bloque ${n}: Falta la explicación`],
    [stray !== null, `Bloque ${n}: ${failed} (línea «${stray}»)`],
  ];
  return checks.filter(([wrong]) => wrong).map(([, message]) => message);
};

/** @param block without errors */
const toQuestion = (block: Block): BulkQuestion => {
  const { question, options, explanation, xp } = block;
  const [key] = markedLetters(block);
  const inOrder = [...options].sort((a, b) => a.letter.localeCompare(b.letter));
  return {
    question: textToHtml(question),
    options: inOrder.map(({ text }) => textToHtml(text)),
    correctAnswer: inOrder.findIndex(({ letter }) => letter === key),
    explanation: textToHtml(explanation),
    xpReward: rewardOf(xp),
  };
};

const rewardOf = (typed: string): number => {
  const xp = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return xp >= reward.min && xp <= reward.max ? xp : reward.default;
};
