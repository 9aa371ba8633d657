import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';

type Question = CompletedAttempt['exam']['questions'][number];

/** A question with the student's answer to it. */
export interface Reviewed {
  question: Question;
  /** Number of the question, from 1. */
  place: number;
  /** Null when the student gave no answer. */
  selectedAnswer: number | null;
  /** When every student gets the point, a question without an answer is right too. A pilot without an answer is not. */
  outcome: 'right' | 'wrong' | 'none';
  isFlagged: boolean;
}

export const reviewed = ({ exam, answers }: CompletedAttempt, flagged: ReadonlySet<string>): Reviewed[] => {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return exam.questions.map((question, index) => {
    const answer = given.get(question.id);
    const selectedAnswer = answer?.selectedAnswer ?? null;
    const isPoint = question.correction?.outcome === 'everyone' && (selectedAnswer !== null || !question.isPilot);
    return {
      question,
      place: index + 1,
      selectedAnswer,
      outcome: isPoint || answer?.isCorrect ? 'right' : selectedAnswer === null ? 'none' : 'wrong',
      isFlagged: flagged.has(question.id),
    };
  });
};

/** A voided question does not count, so it is neither wrong, nor open, nor a pilot. */
export const reviewFilters = {
  all: { label: 'Todas', matches: () => true },
  wrong: {
    label: 'Incorrectas',
    matches: ({ outcome, question }: Reviewed) => outcome === 'wrong' && !question.isVoided,
  },
  none: {
    label: 'Sin responder',
    matches: ({ outcome, question }: Reviewed) => outcome === 'none' && !question.isVoided,
  },
  flagged: { label: 'Marcadas', matches: ({ isFlagged }: Reviewed) => isFlagged },
  pilot: { label: 'Piloto', matches: ({ question }: Reviewed) => question.isPilot && !question.isVoided },
} satisfies Record<string, { label: string; matches: (reviewed: Reviewed) => boolean }>;

export type ReviewFilter = keyof typeof reviewFilters;
