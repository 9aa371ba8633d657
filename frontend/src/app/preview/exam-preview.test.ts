import type { ExamDetail, ExamQuestion } from '@matraz/contracts/exams/http';
import { expect, test } from 'vitest';
import { completed, summary } from '../../features/exams/testing.ts';
import { completedPreview, runningPreview, saveInPreview, startPreview } from './exam-preview.ts';

/** The key of each question is B. The corrections: C instead for the first, a point for all for the second. */
const corrections: Record<string, ExamQuestion['correction']> = {
  q1: { outcome: 'accepted', accepted: [2], reason: 'La clave estaba mal.' },
  q2: { outcome: 'everyone', accepted: [], reason: 'El enunciado tenía un error.' },
};
const exam: ExamDetail = {
  ...summary,
  questions: completed.exam.questions.map((one) => ({ ...one, correction: corrections[one.id] ?? null })),
};

test('a running attempt shows neither key nor correction', () => {
  const shown = JSON.stringify(runningPreview(startPreview(exam)).exam.questions);
  expect(shown).not.toMatch(/correctAnswer|explanation|correction|accepted/);
});

test('a completed attempt is scored by the corrected keys', () => {
  const attempt = startPreview(exam);
  saveInPreview(attempt, 'q1', 2);
  saveInPreview(attempt, 'q4', 0);
  expect(completedPreview(attempt)).toMatchObject({
    correct: 2,
    scored: 3,
    answers: [
      { questionId: 'q1', isCorrect: true },
      { questionId: 'q4', isCorrect: false },
    ],
  });
});
