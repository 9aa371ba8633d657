import { examOptions } from '@matraz/contracts/exams/limits';
import { textToHtml } from '../bulk-html.ts';
import { blocksOf, type ExamBlock, readBlock } from './bulk-block.ts';

/** A question of the exam text. Question, options and explanation are HTML. */
interface ExamBulkQuestion {
  question: string;
  options: string[];
  /** Zero-based option index. */
  correctAnswer: number;
  explanation: string;
  isPilot: boolean;
  orderIndex: number;
}

/** What the text did not say, or what did not become part of a question. */
export interface ExamBulkWarning {
  /** From 1, in the text. */
  block: number;
  /** The `orderIndex` of what became of the block; null: it was dropped. */
  question: number | null;
  /** `key`: the text names none, so the first option was taken. `explanation`: there is none. */
  kind: 'dropped' | 'key' | 'explanation' | 'other';
  /** In Spanish, to stand behind the name of its block. */
  text: string;
}

/** `warnings`: block by block. */
export type ExamBulkResult = ({ ok: true; questions: ExamBulkQuestion[] } | { ok: false; error: string }) & {
  warnings: ExamBulkWarning[];
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
  const kept = blocks.filter((block) => lacking(block) === null);
  const orderOf = (block: Judged) => (kept.includes(block) ? existing + kept.indexOf(block) + 1 : null);
  const warnings = blocks.flatMap((block, i) =>
    warningsOf(block).map((finding) => ({ block: i + 1, question: orderOf(block), ...finding })),
  );
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

type Finding = Pick<ExamBulkWarning, 'kind' | 'text'>;

const warningsOf = (block: Judged): Finding[] => {
  const lack = lacking(block);
  if (lack) return [{ kind: 'dropped', text: lack }];
  const { options, key, explanation, pilot, emptyOptions, ignored } = block;
  const first = options[0]?.letter;
  const last = options.at(-1)?.letter ?? '';
  const missing = [...examOptions.letters].filter(
    (letter) => letter < last && !emptyOptions.includes(letter) && !options.some((option) => option.letter === letter),
  );
  const wrongKey = key ? `la respuesta «${key}» no es una de las alternativas` : 'falta la respuesta (R:)';
  const checks: [boolean, Finding['kind'], string][] = [
    [keyOf(block) === -1, 'key', `${wrongKey}; se marcó la ${first}`],
    [!explanation, 'explanation', 'falta la explicación; quedó vacía'],
    [options.length === 1, 'other', 'tiene una sola alternativa'],
    [pilotOf(pilot) === null, 'other', `no se entiende «PILOTO: ${pilot}»; se tomó como evaluada`],
  ];
  const others = [
    ...emptyOptions.map((letter) => `la alternativa ${letter} está vacía y se omitió`),
    ...missing.map((letter) => `falta la alternativa ${letter}; las que siguen cambian de letra`),
    ...ignored.map((line) => `se ignoró la línea «${line.length > 80 ? `${line.slice(0, 80)}…` : line}»`),
  ];
  return [
    ...checks.filter(([applies]) => applies).map(([, kind, text]) => ({ kind, text })),
    ...others.map((text) => ({ kind: 'other' as const, text })),
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
