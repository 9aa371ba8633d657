import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { examOptions } from '@matraz/contracts/exams/limits';
import { textToHtml } from '@matraz/domain/bulk-html';

/** A question in the form, with its texts as typed: see `InputFormat`. */
export interface QuestionDraft {
  question: string;
  options: string[];
  /** Index in `options`, empty ones included; null when no option is marked. */
  correctAnswer: number | null;
  explanation: string;
  isPilot: boolean;
}

/** 'text' is converted to HTML, so that `x < 3` stays text. A question that exists is HTML already. */
export type InputFormat = 'text' | 'html';

/** Most questions of the real test have this many options. */
const OPTIONS = 4;

export const emptyDraft: QuestionDraft = {
  question: '',
  options: Array.from({ length: OPTIONS }, () => ''),
  correctAnswer: null,
  explanation: '',
  isPilot: false,
};

export const toQuestionDraft = ({
  question,
  options,
  correctAnswer,
  explanation,
  isPilot,
}: ExamQuestion): QuestionDraft => ({
  question,
  options,
  correctAnswer,
  explanation,
  isPilot,
});

export const isSameDraft = (one: QuestionDraft, other: QuestionDraft) => JSON.stringify(one) === JSON.stringify(other);

/** The question to send: HTML, without the empty options. */
export const toQuestionBody = (draft: QuestionDraft, format: InputFormat) => {
  const html = (typed: string) => (format === 'html' ? typed : textToHtml(typed.trim()));
  const filled = draft.options.map((text, place) => ({ text, place })).filter(({ text }) => text.trim() !== '');
  return {
    question: html(draft.question),
    options: filled.map(({ text }) => html(text)),
    /** -1 when no option is marked, or the marked one is empty. */
    correctAnswer: filled.findIndex(({ place }) => place === draft.correctAnswer),
    explanation: html(draft.explanation),
    isPilot: draft.isPilot,
  };
};

export type QuestionBody = ReturnType<typeof toQuestionBody>;

/** What to say about each part that is missing. */
export interface MissingParts {
  question?: string;
  options?: string;
  key?: string;
}

/** @returns null when nothing is missing */
export const missingIn = (draft: QuestionDraft): MissingParts | null => {
  const { options, correctAnswer } = toQuestionBody(draft, 'text');
  const missing: MissingParts = {};
  if (draft.question.trim() === '') missing.question = 'Escribe la pregunta';
  if (options.length < examOptions.minSingle) missing.options = 'Escribe al menos 2 alternativas';
  else if (draft.correctAnswer !== null && correctAnswer === -1)
    missing.options = 'La alternativa marcada como correcta está vacía';
  if (draft.correctAnswer === null) missing.key = 'Falta marcar la correcta';
  return Object.keys(missing).length > 0 ? missing : null;
};
