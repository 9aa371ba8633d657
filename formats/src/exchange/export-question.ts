import type { Syllabus } from '../syllabus.ts';
import { isSameHtml, pictureSources } from './html.ts';

/** A question to export. Question, options and explanation are sanitised HTML. */
export interface ExportQuestion extends Syllabus {
  question: string;
  options: readonly string[];
  /** Zero-based option index. */
  correctAnswer: number;
  explanation: string;
  /** Of a practice question. */
  xpReward?: number;
  /** Of an exam question. */
  isPilot?: boolean;
}

/** What a format cannot hold of a question. */
export interface ExportLoss {
  /** Place of the question in the export, from 1. */
  number: number;
  /** The file does not have the question. */
  isLeftOut: boolean;
  /** Spanish text to show after the name of the question. */
  text: string;
}

export interface QuestionsText {
  text: string;
  losses: ExportLoss[];
}

/** What was read back from an exported question, or why it cannot be read (Spanish). */
export type ReadBack = { ok: true; question: ExportQuestion } | { ok: false; reason: string };

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** The parts of a question that are different after it was written and read. */
const changedParts = (
  before: ExportQuestion,
  after: ExportQuestion,
  isSame: (one: string, other: string) => boolean,
): string[] => {
  const options = before.options.flatMap((option, index) =>
    isSame(option, after.options[index] ?? '') ? [] : [`la alternativa ${letterOf(index)}`],
  );
  const checks: [boolean, string][] = [
    [!isSame(before.question, after.question), 'la pregunta'],
    [!isSame(before.explanation, after.explanation), 'la explicación'],
    [before.xpReward !== after.xpReward, 'los puntos XP'],
    [(before.isPilot ?? false) !== (after.isPilot ?? false), 'la marca de piloto'],
    [before.topic !== after.topic, 'el tema'],
    [before.skill !== after.skill, 'la habilidad'],
    [before.area !== after.area, 'el área'],
  ];
  return [...checks.filter(([applies]) => applies).map(([, name]) => name), ...options];
};

interface TextFormat {
  write: (question: ExportQuestion) => string;
  read: (text: string) => ReadBack;
  separator: string;
  /** Whether two texts look the same in this format. */
  isSame?: (one: string, other: string) => boolean;
}

/**
 * Writes questions into a text. Each question is read back at once. The differences are the losses, so they are exact.
 *
 * A question that cannot be read back is left out.
 */
export const writeQuestions = (
  questions: readonly ExportQuestion[],
  { write, read, separator, isSame = isSameHtml }: TextFormat,
): QuestionsText => {
  const losses: ExportLoss[] = [];
  const texts: string[] = [];
  for (const [index, question] of questions.entries()) {
    const number = index + 1;
    const text = write(question);
    const back = read(text);
    const isWhole =
      back.ok &&
      back.question.options.length === question.options.length &&
      back.question.correctAnswer === question.correctAnswer;
    if (!isWhole) {
      const reason = back.ok ? 'sus alternativas no caben en el formato' : back.reason;
      losses.push({ number, isLeftOut: true, text: `queda fuera: ${reason}` });
      continue;
    }
    texts.push(text);
    const changed = changedParts(question, back.question, isSame);
    if (changed.length > 0) {
      const parts = new Intl.ListFormat('es-CL').format(changed);
      losses.push({ number, isLeftOut: false, text: `cambia el formato de ${parts}` });
    }
    const sources = [question.question, ...question.options, question.explanation].flatMap(pictureSources);
    if (sources.some((src) => src.startsWith('/'))) {
      losses.push({ number, isLeftOut: false, text: 'sus imágenes quedan como enlaces a esta plataforma' });
    }
  }
  return { text: texts.join(separator), losses };
};
