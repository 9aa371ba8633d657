import { examOptions } from '@matraz/contracts/exams/limits';
import { textToHtml } from '../bulk-html.ts';
import { blocksOf, type ExamBlock, readBlock } from './bulk-block.ts';

/** A question of the exam text. Question, options and explanation are HTML. */
export interface ExamBulkQuestion {
  question: string;
  options: string[];
  /** Zero-based option index. */
  correctAnswer: number;
  explanation: string;
  isPilot: boolean;
  orderIndex: number;
}

/** `warnings`, in Spanish: what was left out or taken for granted, block by block. */
export type ExamBulkResult = ({ ok: true; questions: ExamBulkQuestion[] } | { ok: false; error: string }) & {
  warnings: string[];
};

export const noValidQuestions = 'No se encontraron preguntas válidas';
/** Said before anything is read: without an exam or without text. */
export const chooseExamAndText = 'Selecciona un ensayo y agrega preguntas';

/**
 * Reads a teacher's exam questions: blocks between blank lines, each with P: (PREGUNTA:), A) to E), R: (RESPUESTA:, a letter),
 * E: (EXPLICACIÓN:) and, for a pilot, PILOTO: SI. What has a question and an option is kept, its key the first option and its
 * explanation empty unless given. Blocks are numbered from 1; nothing is left out or taken for granted without a warning.
 *
 * @param existing how many questions the exam has: order numbers go on from there
 */
export const parseExamText = (text: string, existing: number): ExamBulkResult => {
  const blocks = blocksOf(text).map(({ lines }) => dropEmptyOptions(readBlock(lines)));
  const warnings = blocks.flatMap((block, i) => warningsOf(block).map((warning) => `Bloque ${i + 1}: ${warning}`));
  const kept = blocks.filter((block) => lacking(block) === null);
  if (kept.length === 0) return { ok: false, error: noValidQuestions, warnings };
  return { ok: true, questions: kept.map((block, i) => toQuestion(block, existing + i + 1)), warnings };
};

interface Judged extends ExamBlock {
  emptyOptions: string[];
}

const dropEmptyOptions = (block: ExamBlock): Judged => ({
  ...block,
  options: block.options.filter(({ text }) => text !== ''),
  emptyOptions: block.options.filter(({ text }) => text === '').map(({ letter }) => letter),
});

/** Why a block cannot be kept; null: it can. */
const lacking = ({ question, options }: Judged): string | null => {
  if (!question) return 'se omitió porque falta la pregunta';
  return options.length === 0 ? 'se omitió porque no tiene alternativas' : null;
};

const warningsOf = (block: Judged): string[] => {
  const lack = lacking(block);
  if (lack) return [lack];
  const { options, key, explanation, pilot, emptyOptions, ignored } = block;
  const first = options[0]?.letter;
  const last = options.at(-1)?.letter ?? '';
  const missing = [...examOptions.letters].filter(
    (letter) => letter < last && !emptyOptions.includes(letter) && !options.some((option) => option.letter === letter),
  );
  const checks: [boolean, string][] = [
    [!key, `falta la respuesta (R:); se marcó la ${first}`],
    [Boolean(key) && keyOf(block) === -1, `la respuesta «${key}» no es una de las alternativas; se marcó la ${first}`],
    [!explanation, 'falta la explicación; quedó vacía'],
    [options.length === 1, 'tiene una sola alternativa'],
    [pilotOf(pilot) === null, `no se entiende «PILOTO: ${pilot}»; se tomó como evaluada`],
  ];
  return [
    ...checks.filter(([applies]) => applies).map(([, warning]) => warning),
    ...emptyOptions.map((letter) => `la alternativa ${letter} está vacía y se omitió`),
    ...missing.map((letter) => `falta la alternativa ${letter}; las que siguen cambian de letra`),
    ...ignored.map((line) => `se ignoró la línea «${line.length > 80 ? `${line.slice(0, 80)}…` : line}»`),
  ];
};

/** Where the answer's letter stands among the options; -1: nowhere. */
const keyOf = ({ key, options }: Judged): number => {
  const letter = /^\(?([A-Z])(?![\p{L}\p{N}])/iu.exec(key ?? '')?.[1]?.toUpperCase();
  return options.findIndex((option) => option.letter === letter);
};

/** Null: neither yes nor no. */
const pilotOf = (typed: string | null): boolean | null => {
  if (/^(S[IÍ]|YES)\.?$/i.test(typed ?? '')) return true;
  return /^(NO\.?)?$/i.test(typed ?? '') ? false : null;
};

/** @param block with a question and an option */
const toQuestion = (block: Judged, orderIndex: number): ExamBulkQuestion => ({
  question: textToHtml(block.question ?? ''),
  options: block.options.map(({ text }) => textToHtml(text)),
  correctAnswer: Math.max(0, keyOf(block)),
  explanation: textToHtml(block.explanation ?? ''),
  isPilot: pilotOf(block.pilot) ?? false,
  orderIndex,
});
