import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { withoutPauses } from '@matraz/domain/exams/attempt-time';
import { secondsBetween } from '@matraz/domain/exams/exam-time';
import { shownLetter } from '../shown-order.ts';
import { pausesOf } from '../time-changes.ts';

export interface Step {
  /** Seconds since the start, without the pauses. */
  at: number;
  /** Number of the question, from 1. */
  place: number;
  kind: 'given' | 'changed' | 'cleared';
  text: string;
}

type Letter = (option: number) => string;

const textOf = (before: number | null, now: number | null, letter: Letter): Pick<Step, 'kind' | 'text'> => {
  if (now === null) return { kind: 'cleared', text: before === null ? 'Sin respuesta' : `Borraste ${letter(before)}` };
  if (before === null) return { kind: 'given', text: `Respondiste ${letter(now)}` };
  return { kind: 'changed', text: `Cambiaste ${letter(before)} por ${letter(now)}` };
};

/** Every answer that was given, changed or cleared, with its time. One that was sent again without a change is left out. */
export const stepsOf = (attempt: CompletedAttempt): Step[] => {
  const { startedAt, exam, timeline } = attempt;
  const pauses = pausesOf(attempt);
  const places = new Map(exam.questions.map((question, index) => [question.id, { place: index + 1, question }]));
  const current = new Map<string, number | null>();
  return timeline.flatMap(({ questionId, selectedAnswer, at }) => {
    const before = current.get(questionId);
    if (before === selectedAnswer) return [];
    current.set(questionId, selectedAnswer);
    const known = places.get(questionId);
    return {
      at: secondsBetween(startedAt, new Date(withoutPauses(pauses, Date.parse(at)))),
      place: known?.place ?? 0,
      ...textOf(before ?? null, selectedAnswer, (option) => shownLetter(known?.question, option)),
    };
  });
};
