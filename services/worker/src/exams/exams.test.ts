import type { MatrazEvent } from '@matraz/contracts/events';
import { expect, test } from 'vitest';
import { type Recorded, react } from '../process-manager.ts';
import { correctedQuestions } from './corrected-questions.process.ts';
import { examDeadline } from './exam-deadline.process.ts';

const attemptId = '019a0000-0000-7000-8000-000000000001';
const examId = '019a0000-0000-7000-8000-000000000002';
const userId = '019a0000-0000-7000-8000-000000000003';
const noon = '2026-03-02T12:00:00.000Z';

const given = (event: { type: MatrazEvent['type']; data: object }) =>
  react([examDeadline, correctedQuestions], {
    ...event,
    metadata: { eventId: 'e', occurredAt: noon, correlationId: 'c', causationId: 'c' },
  } as Recorded);

test('a started attempt is scheduled to expire when its last answer can have arrived', () => {
  const data = { attemptId, userId, examId, examVersion: 7, ordinal: 1, startedAt: noon, deadline: noon };
  expect(given({ type: 'ExamAttemptStarted', data })).toEqual([
    {
      command: { type: 'ExpireExamAttempt', attemptId },
      id: `deadline-${attemptId}`,
      at: new Date('2026-03-02T12:00:02.150Z'),
    },
  ]);
});

test('a completed attempt is not scheduled any more', () => {
  expect(given({ type: 'ExamAttemptCompleted', data: { attemptId, userId, examId } })).toEqual([
    { cancel: `deadline-${attemptId}` },
    { cancel: `pause-${attemptId}` },
  ]);
});

test('a pause ends by itself after a week, unless it ends before', () => {
  const data = { attemptId, userId, examId, by: userId, reason: 'Corte de luz' };
  expect(given({ type: 'ExamPaused', data: { ...data, pausedAt: noon } })).toEqual([
    { cancel: `deadline-${attemptId}` },
    {
      command: { type: 'EndLongPause', attemptId },
      id: `pause-${attemptId}`,
      at: new Date('2026-03-09T12:00:00.000Z'),
    },
  ]);
  expect(given({ type: 'ExamResumed', data: { ...data, resumedAt: noon, deadline: noon } })).toMatchObject([
    { cancel: `pause-${attemptId}` },
    { id: `deadline-${attemptId}` },
  ]);
});

test('a break ends by itself when all of it is taken', () => {
  const data = { attemptId, userId, examId, reason: 'Descanso', pausedAt: noon, until: '2026-03-02T12:05:00.000Z' };
  expect(given({ type: 'ExamPaused', data })[1]).toMatchObject({ at: new Date('2026-03-02T12:05:00.000Z') });
});

test('an answer schedules nothing', () => {
  const data = { attemptId, userId, examId, questionId: examId, selectedAnswer: 1, savedAt: noon };
  expect(given({ type: 'ExamAnswerSaved', data })).toEqual([]);
});

test('a voided question schedules a rescoring', () => {
  expect(given({ type: 'ExamQuestionVoided', data: { examId, questionId: userId } })).toEqual([
    {
      command: { type: 'RescoreCorrected', examId },
      id: `rescore-${examId}`,
      at: new Date('2026-03-02T12:00:10.000Z'),
    },
  ]);
});
