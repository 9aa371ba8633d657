import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { examOptions } from '@matraz/contracts/exams/limits';
import { textToHtml } from '@matraz/domain/bulk-html';

/** A question as it stands in the form. Its texts are as typed: what they mean, its `Writing` says. */
export interface QuestionDraft {
  question: string;
  options: string[];
  /** Zero-based, among `options` as they stand here; null: none was marked. */
  correctAnswer: number | null;
  explanation: string;
  isPilot: boolean;
}

/** Typed text becomes HTML, `x < 3` included. A question that exists already is HTML, and is edited as such. */
export type Writing = 'text' | 'html';

/** As many options as the real test has most often. */
const OPTIONS = 4;

export const emptyDraft: QuestionDraft = {
  question: '',
  options: Array.from({ length: OPTIONS }, () => ''),
  correctAnswer: null,
  explanation: '',
  isPilot: false,
};

export const draftOf = ({ question, options, correctAnswer, explanation, isPilot }: ExamQuestion): QuestionDraft => ({
  question,
  options,
  correctAnswer,
  explanation,
  isPilot,
});

export const isSameDraft = (one: QuestionDraft, other: QuestionDraft) => JSON.stringify(one) === JSON.stringify(other);

/** The question as it will be: HTML, options without text left out. */
export const writtenAs = (writing: Writing, draft: QuestionDraft) => {
  const html = (typed: string) => (writing === 'html' ? typed : textToHtml(typed.trim()));
  const filled = draft.options.map((text, place) => ({ text, place })).filter(({ text }) => text.trim() !== '');
  return {
    question: html(draft.question),
    options: filled.map(({ text }) => html(text)),
    /** -1: none is marked, or the one that is has no text. */
    correctAnswer: filled.findIndex(({ place }) => place === draft.correctAnswer),
    explanation: html(draft.explanation),
    isPilot: draft.isPilot,
  };
};

export type QuestionBody = ReturnType<typeof writtenAs>;

/** What is still missing, each under its field; null: nothing. */
export interface Missing {
  question?: string;
  options?: string;
  key?: string;
}

export const missingIn = (draft: QuestionDraft): Missing | null => {
  const { options, correctAnswer } = writtenAs('text', draft);
  const missing: Missing = {};
  if (draft.question.trim() === '') missing.question = 'Escribe la pregunta';
  if (options.length < examOptions.minSingle) missing.options = 'Escribe al menos 2 alternativas';
  else if (draft.correctAnswer !== null && correctAnswer === -1)
    missing.options = 'La alternativa marcada como correcta está vacía';
  if (draft.correctAnswer === null) missing.key = 'Falta marcar la correcta';
  return Object.keys(missing).length > 0 ? missing : null;
};
