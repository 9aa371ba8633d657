import type { ExamForm } from '@matraz/contracts/exams/content';
import { type ExamSubject, examTexts, longestExam, mostExamQuestions } from '@matraz/contracts/exams/limits';
import { numberText } from '@matraz/contracts/number-text';
import { textError } from '../../../authoring/form/field-errors.ts';

/** The texts and choices of an exam's form. */
export interface ExamDraft {
  title: string;
  description: string;
  subject: ExamSubject;
  /** '120' is minutes, '1:30' is minutes and seconds. */
  duration: string;
  totalQuestions: string;
  isPublished: boolean;
}

type DraftErrors = Partial<Record<keyof ExamDraft, string>>;

export const emptyDraft: ExamDraft = {
  title: '',
  description: '',
  subject: 'Biology',
  duration: '',
  totalQuestions: '',
  isPublished: true,
};

export const toExamDraft = ({
  title,
  description,
  subject,
  duration,
  totalQuestions,
  isPublished,
}: ExamForm): ExamDraft => ({
  title,
  description,
  subject,
  duration: minutesOf(duration),
  totalQuestions: String(totalQuestions),
  isPublished,
});

/** Keeps the seconds: an exam that was not made with this form may have them. */
const minutesOf = (seconds: number) => {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

/** @returns seconds; null when the text is not a duration */
export const secondsOf = (duration: string): number | null => {
  const [, minutes, seconds = 0] = /^(\d{1,9})(?::([0-5]\d))?$/.exec(duration.trim()) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
};

/** @returns undefined when the text is a possible number of questions */
export const questionCountError = (text: string): string | undefined => {
  if (text.trim() === '') return 'Escribe la cantidad de preguntas';
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (count < 1 || count > mostExamQuestions) return `Escribe un número entero entre 1 y ${mostExamQuestions}`;
};

const durationError = (duration: string) => {
  if (duration.trim() === '') return 'Escribe la duración en minutos';
  const seconds = secondsOf(duration);
  if (seconds === null) return 'Escribe los minutos, como 120; o minutos y segundos, como 1:30';
  if (seconds < 1) return 'Debe durar más que cero';
  if (seconds > longestExam) return `Puede durar a lo más ${numberText(longestExam / 60)} minutos, que es un año`;
};

/** Errors by field, with the same limits as the server. */
export const errorsOf = ({ title, description, duration, totalQuestions }: ExamDraft): DraftErrors => {
  const errors = {
    title: title.trim() === '' ? 'Escribe el título' : textError(title, examTexts.title),
    description: textError(description, examTexts.description),
    duration: durationError(duration),
    totalQuestions: questionCountError(totalQuestions),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
};

/** @param draft without errors */
export const toExamForm = ({
  title,
  description,
  subject,
  duration,
  totalQuestions,
  isPublished,
}: ExamDraft): ExamForm => ({
  title: title.trim(),
  description: description.trim(),
  subject,
  duration: secondsOf(duration) ?? 0,
  totalQuestions: Number(totalQuestions),
  isPublished,
});

export const examRules = { errorsOf, toBody: toExamForm };
