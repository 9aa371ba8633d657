import type { SealedEvent } from '@matraz/contracts/seal/receipt';
import { expect, test } from 'vitest';
import { attemptStory } from './attempt-story.ts';

const [attemptId, userId, examId, questionId] = [1, 2, 3, 4].map((n) => `0193b1c2-7d5e-7000-8000-00000000000${n}`);
const own = { attemptId, userId, examId };
const time = (minute: number) => `2026-03-02T12:0${minute}:00.000Z`;
const event = (minute: number, type: string, data: object): SealedEvent => ({
  stream: `attempt-${attemptId}`,
  version: minute,
  type,
  schemaVersion: 1,
  data: { ...own, ...data },
  metadata: { eventId: `event-${minute}`, occurredAt: time(minute), correlationId: 'c', causationId: 'c' },
});
const figures = (paesScore: number) => ({
  paesScore,
  correct: 1,
  scored: 1,
  answered: 1,
  total: 1,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 0,
  voided: [],
  corrections: [],
});

const started = { examVersion: 3, ordinal: 1, startedAt: time(1), deadline: time(9) };
const saved = { questionId, selectedAnswer: 2, savedAt: time(2) };
const examTitle = 'Ensayo de Química';
const completed = { examTitle, reason: 'submitted', finishedAt: time(3), timeElapsed: 120, ...figures(700) };
const rescored = {
  examTitle,
  reason: 'question-voided',
  questionIds: [questionId],
  rescoredAt: time(4),
  previousScore: 700,
  ...figures(800),
  correct: 4,
  scored: 7,
};
const events = [
  event(1, 'ExamAttemptStarted', started),
  event(2, 'ExamAnswerSaved', saved),
  event(3, 'ExamAttemptCompleted', completed),
  event(4, 'ExamAttemptRescored', rescored),
];

test('the events of an attempt tell its times, its answers, its result and the figures of the rescoring', () => {
  expect(attemptStory(events)).toEqual({
    userId,
    until: time(4),
    startedAt: time(1),
    deadline: time(9),
    answers: [{ ...own, ...saved }],
    timeChanges: [],
    result: { ...own, ...completed },
    rescorings: [{ ...own, ...rescored }],
    examTitle,
    score: 800,
    correct: 4,
    scored: 7,
  });
});

test.each([
  ['a completion', event(3, 'ExamAttemptCompleted', completed)],
  ['a rescoring', event(4, 'ExamAttemptRescored', rescored)],
])('%s alone, as in a QR code, tells the title of the exam', (_, last) => {
  expect(attemptStory([last]).examTitle).toBe(examTitle);
});

test('what the events do not tell is absent, and the figures are the last ones that they tell', () => {
  expect(attemptStory([])).toEqual({ userId: '', until: '', answers: [], timeChanges: [], rescorings: [] });
  expect(attemptStory(events.slice(1, 3))).toEqual({
    userId,
    until: time(3),
    answers: [{ ...own, ...saved }],
    timeChanges: [],
    result: { ...own, ...completed },
    rescorings: [],
    examTitle,
    score: 700,
    correct: 1,
    scored: 1,
  });
});

test('the story ends with the latest event, in any order of the events', () => {
  expect(attemptStory([...events].reverse()).until).toBe(time(4));
});

test('the story tells what staff did to the time, and the deadline after it', () => {
  const decision = { by: userId, reason: 'Se cortó la luz' };
  const story = attemptStory([
    events[0] as SealedEvent,
    event(2, 'ExamTimeExtended', { ...decision, seconds: 60, deadline: time(8), extendedAt: time(2) }),
    event(3, 'ExamPaused', { ...decision, pausedAt: time(3) }),
    event(4, 'ExamResumed', { ...decision, resumedAt: time(4), deadline: time(9) }),
    event(5, 'ExamMessageSent', { by: userId, text: 'Calma', sentAt: time(5) }),
    event(6, 'ExamContactLost', { lostAt: time(5), regainedAt: time(6), seconds: 60, cause: 'server' }),
  ]);
  expect(story.deadline).toBe(time(9));
  expect(story.timeChanges).toEqual([
    { kind: 'extended', at: time(2), seconds: 60, reason: 'Se cortó la luz' },
    { kind: 'paused', at: time(3), seconds: null, reason: 'Se cortó la luz' },
    { kind: 'resumed', at: time(4), seconds: null, reason: 'Se cortó la luz' },
  ]);
});

test('a later deadline is told with the extra time that the student had from the start', () => {
  expect(attemptStory(events).extraTime).toBeUndefined();
  expect(attemptStory([event(1, 'ExamAttemptStarted', { ...started, extraTime: 50 })]).extraTime).toBe(50);
});
