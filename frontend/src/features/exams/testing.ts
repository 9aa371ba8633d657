import type { CompletedAttempt, RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { ExamDetail, ExamSummary } from '@matraz/contracts/exams/http';

const start = Date.parse('2026-11-20T13:00:00.000Z');

/** Seconds after the start, ISO 8601. */
export const after = (seconds: number) => new Date(start + seconds * 1000).toISOString();

export const examId = '01930000-0000-7000-8e00-000000000001';
export const attemptId = '01930000-0000-5000-8e00-00000000000a';

export const summary: ExamSummary = {
  id: examId,
  title: 'Ensayo de química',
  description: 'Con preguntas de todo el año.',
  subject: 'Chemistry',
  duration: 600,
  totalQuestions: 4,
  questionCount: 4,
  pilotQuestions: 1,
  isPublished: true,
};

/** Four questions with three options each. The third is a pilot. */
const questions = [1, 2, 3, 4].map((number) => ({
  id: `q${number}`,
  examId,
  question: `<p>¿Pregunta ${number}?</p>`,
  options: ['<p>uno</p>', '<p>dos</p>', '<p>tres</p>'],
  orderIndex: number,
  isPilot: number === 3,
  isVoided: false,
}));

export const detail: ExamDetail = {
  ...summary,
  questions: questions.map(({ id, orderIndex, isPilot }) => ({ id, orderIndex, isPilot })),
};

const { isPublished: _, ...held } = summary;

export const running: RunningAttempt = {
  id: attemptId,
  examId,
  startedAt: after(0),
  deadline: after(600),
  isCompleted: false,
  pausedAt: null,
  breakEndsAt: null,
  breakLeft: 0,
  timeChanges: [],
  extraTime: 0,
  order: null,
  messages: [],
  serverTime: after(0),
  exam: { ...held, questions },
  answers: [],
};

const { pausedAt: _paused, breakEndsAt: _break, breakLeft: _left, messages: _messages, ...begun } = running;
/** The key is always B. The answers: one right, one wrong, a right pilot, one open. */
export const completed: CompletedAttempt = {
  ...begun,
  isCompleted: true,
  endedBecause: null,
  serverTime: after(700),
  reason: 'submitted',
  finishedAt: after(125),
  timeElapsed: 125,
  paesScore: 327,
  correct: 1,
  scored: 3,
  percentage: 33,
  answered: 3,
  total: 4,
  pilotCorrect: 1,
  pilotAnswered: 1,
  pilotTotal: 1,
  pilotPercentage: 100,
  exam: {
    ...held,
    questions: questions.map((question) => ({
      ...question,
      correctAnswer: 1,
      correction: null,
      explanation: `<p>Porque ${question.id}.</p>`,
    })),
  },
  answers: [
    { questionId: 'q1', selectedAnswer: 1, savedAt: after(10), isCorrect: true },
    { questionId: 'q2', selectedAnswer: 2, savedAt: after(70), isCorrect: false },
    { questionId: 'q3', selectedAnswer: 1, savedAt: after(90), isCorrect: true },
  ],
  timeline: [
    { questionId: 'q1', selectedAnswer: 1, at: after(10) },
    { questionId: 'q2', selectedAnswer: 0, at: after(30) },
    { questionId: 'q2', selectedAnswer: null, at: after(60) },
    { questionId: 'q2', selectedAnswer: 2, at: after(70) },
    { questionId: 'q3', selectedAnswer: 0, at: after(80) },
    { questionId: 'q3', selectedAnswer: 1, at: after(90) },
  ],
  laterChanges: 0,
  rescorings: [],
};
