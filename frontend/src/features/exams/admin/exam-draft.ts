import type { ExamForm } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { type ExamSubject, examTexts, longestExam } from '@matraz/contracts/exams/limits';
import { amountError, format } from './amount.ts';

/** An exam as it is being typed. */
export interface ExamDraft {
  title: string;
  description: string;
  subject: ExamSubject;
  /** Minutes; or minutes and seconds, as 1:30. */
  duration: string;
  totalQuestions: string;
  isPublished: boolean;
}

export type DraftErrors = Partial<Record<keyof ExamDraft, string>>;

export const emptyDraft: ExamDraft = {
  title: '',
  description: '',
  subject: 'Biology',
  duration: '',
  totalQuestions: '',
  isPublished: true,
};

export const draftOf = ({ title, description, subject, duration, totalQuestions, isPublished }: ExamSummary) => ({
  title,
  description,
  subject,
  duration: minutesOf(duration),
  totalQuestions: String(totalQuestions),
  isPublished,
});

/** An exam that was not made here may last any number of seconds, and keeps them. */
const minutesOf = (seconds: number) => {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

/** @returns seconds; null when it is no duration */
export const secondsOf = (duration: string): number | null => {
  const [, minutes, seconds = 0] = /^(\d{1,9})(?::([0-5]\d))?$/.exec(duration.trim()) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
};

const durationError = (duration: string) => {
  if (duration.trim() === '') return 'Escribe la duración en minutos';
  const seconds = secondsOf(duration);
  if (seconds === null) return 'Escribe los minutos, como 120; o minutos y segundos, como 1:30';
  if (seconds < 1) return 'Debe durar más que cero';
  if (seconds > longestExam) return `Puede durar a lo más ${format(longestExam / 60)} minutos, que es un año`;
};

const textError = (text: string, most: number) => {
  const { length } = text.trim();
  if (length > most) return `Puede tener a lo más ${format(most)} caracteres; tiene ${format(length)}`;
};

/** What the server would refuse, by the same limits. */
export const errorsOf = ({ title, description, duration, totalQuestions }: ExamDraft): DraftErrors => {
  const errors = {
    title: title.trim() === '' ? 'Escribe el título' : textError(title, examTexts.title),
    description: textError(description, examTexts.description),
    duration: durationError(duration),
    totalQuestions: amountError(totalQuestions),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
};

/** Of a draft without errors. */
export const formOf = ({
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
