import { examOptions } from '@matraz/contracts/exams/limits';
import { shownTagNote } from '../exchange/shown-tag.ts';
import { readSyllabus, type Syllabus, type TopicTitles } from '../syllabus.ts';
import { blocksOf, type ExamBlock, readBlock } from './exam-block.ts';
import { textToHtml } from './html.ts';
import { readKey } from './key-marks.ts';

/** A question of the exam text. Question, options and explanation are HTML. */
interface ExamBulkQuestion extends Syllabus {
  question: string;
  options: string[];
  /** Zero-based option index; `noKey` when the block names none. */
  correctAnswer: number;
  explanation: string;
  isPilot: boolean;
  orderIndex: number;
  /** Of the topic that the text names. Absent: it names none, or titles were not looked up. */
  topicId?: string;
}

/** Something that is missing in the text, or was dropped from it. */
export interface ExamBulkWarning {
  /** Number of the block in the text, from 1. */
  block: number;
  /** The `orderIndex` of the block's question. Null: the block was dropped. */
  question: number | null;
  /** `key` and `explanation`: none is given. `syllabus`: it names an unknown topic, skill or area, so nothing can be created yet. */
  kind: 'dropped' | 'key' | 'explanation' | 'syllabus' | 'other';
  /** Spanish text to show after the name of the block. */
  text: string;
}

/** `warnings` are in the order of the blocks. */
export type ExamBulkResult = ({ ok: true; questions: ExamBulkQuestion[] } | { ok: false; error: string }) & {
  warnings: ExamBulkWarning[];
};

export const noValidQuestions = 'No se encontraron preguntas válidas';
/** Shown when no exam is chosen or the text is empty. */
export const chooseExamAndText = 'Selecciona un ensayo y agrega preguntas';

/**
 * Reads a teacher's exam questions: blocks between blank lines, each with P: (PREGUNTA:), A) to E), R: (RESPUESTA:, a letter),
 * E: (EXPLICACIÓN:), for a pilot PILOTO: SI, and TEMA:, HABILIDAD: and ÁREA:. A block needs a question and an option. A key is never guessed; the default
 * explanation is empty. Blocks are numbered from 1. A missing key, every default and every dropped line give a warning.
 *
 * @param existing number of questions that the exam has: `orderIndex` continues from there
 * @param topics the topics that a text may name; absent: titles are not looked up
 */
export const parseExamText = (text: string, existing: number, topics?: TopicTitles): ExamBulkResult => {
  const blocks = blocksOf(text).map(({ lines }) => dropEmptyOptions(readBlock(lines)));
  const kept = blocks.filter((block) => lacking(block) === null);
  const orderOf = new Map(kept.map((block, i) => [block, existing + i + 1]));
  const warnings = blocks.flatMap((block, i) =>
    warningsOf(block, topics).map((finding) => ({ block: i + 1, question: orderOf.get(block) ?? null, ...finding })),
  );
  if (kept.length === 0) return { ok: false, error: noValidQuestions, warnings };
  return { ok: true, questions: kept.map((block, i) => toQuestion(block, existing + i + 1, topics)), warnings };
};

interface Judged extends ExamBlock {
  emptyOptions: string[];
}

const dropEmptyOptions = (block: ExamBlock): Judged => ({
  ...block,
  options: block.options.filter(({ text }) => text !== ''),
  emptyOptions: block.options.filter(({ text }) => text === '').map(({ letter }) => letter),
});

/** The reason to drop a block. Null: the block is valid. */
const lacking = ({ question, options }: Judged): string | null => {
  if (!question) return 'se omitió porque falta la pregunta';
  return options.length === 0 ? 'se omitió porque no tiene alternativas' : null;
};

type Finding = Pick<ExamBulkWarning, 'kind' | 'text'>;

const warningsOf = (block: Judged, topics: TopicTitles | undefined): Finding[] => {
  const lack = lacking(block);
  if (lack) return [{ kind: 'dropped', text: lack }];
  const { options, key, explanation, pilot, emptyOptions, ignored } = block;
  const last = options.at(-1)?.letter ?? '';
  const missing = [...examOptions.letters].filter(
    (letter) => letter < last && !emptyOptions.includes(letter) && !options.some((option) => option.letter === letter),
  );
  const wrongKey = key ? `la respuesta «${key}» no es una de las alternativas` : 'falta la respuesta (R:)';
  const checks: [boolean, Finding['kind'], string][] = [
    [keyOf(block) === -1, 'key', wrongKey],
    [!explanation, 'explanation', 'falta la explicación; quedó vacía'],
    [options.length === 1, 'other', 'tiene una sola alternativa'],
    [pilotOf(pilot) === null, 'other', `no se entiende «PILOTO: ${pilot}»; se tomó como evaluada`],
  ];
  const others = [
    ...emptyOptions.map((letter) => `la alternativa ${letter} está vacía y se omitió`),
    ...missing.map((letter) => `falta la alternativa ${letter}; las que siguen cambian de letra`),
    ...shownTags(block),
    ...ignored.map((line) => `se ignoró la línea «${line.length > 80 ? `${line.slice(0, 80)}…` : line}»`),
  ];
  return [
    ...checks.filter(([applies]) => applies).map(([, kind, text]) => ({ kind, text })),
    ...readSyllabus(block, topics).faults.map((fault) => ({ kind: 'syllabus' as const, text: inSentence(fault) })),
    ...others.map((text) => ({ kind: 'other' as const, text })),
  ];
};

const inSentence = (fault: string) => fault.charAt(0).toLowerCase() + fault.slice(1);

/** A tag that is not allowed, such as a picture with http. */
const shownTags = ({ question, options, explanation }: Judged): string[] => {
  const texts = [question ?? '', ...options.map(({ text }) => text), explanation ?? ''];
  return [shownTagNote(texts.map(textToHtml).join('\n'))].filter((note) => note !== null);
};

/** The index of the option that the key names; -1 when it names none. */
const keyOf = ({ key, options }: Judged): number => readKey(key ?? '', options).index;

/** Null: the text is neither yes nor no. */
const pilotOf = (typed: string | null): boolean | null => {
  if (/^(S[IÍ]|YES)\.?$/i.test(typed ?? '')) return true;
  return /^(NO\.?)?$/i.test(typed ?? '') ? false : null;
};

/** @param block with a question and an option */
const toQuestion = (block: Judged, orderIndex: number, topics: TopicTitles | undefined): ExamBulkQuestion => ({
  question: textToHtml(block.question ?? ''),
  options: block.options.map(({ text }) => textToHtml(text)),
  correctAnswer: keyOf(block),
  explanation: textToHtml(block.explanation ?? ''),
  isPilot: pilotOf(block.pilot) ?? false,
  ...readSyllabus(block, topics).values,
  orderIndex,
});
