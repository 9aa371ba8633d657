import type { MatrazEvent } from '@matraz/contracts/events';
import { ownChanges } from '@matraz/contracts/own-changes';
import type { ReadModelChange } from '@matraz/contracts/updates';
import { expect, test } from 'vitest';
import { projections } from './projections.ts';
import { createDescriber } from './runner/batch-calls.ts';
import { answered, id, recorded } from './testing/events.ts';

const [ana, topicId, examId, attemptId] = [id('ana'), id('topic'), id('exam'), id('attempt')];
const time = '2026-03-02T12:00:00.000Z';

const score = {
  correct: 1,
  scored: 1,
  answered: 1,
  total: 1,
  paesScore: 1000,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 0,
  voided: [],
  corrections: [],
};

/** What the projections report to the user of the event, sorted. */
const reported = (event: MatrazEvent): string[] => {
  const changes = recorded([event]).flatMap((one) => createDescriber(projections)(one)?.changes ?? []);
  return sorted(changes.flatMap(([userId, ...change]) => (userId === ana ? [change] : [])));
};
const sorted = (changes: ReadModelChange[]): string[] =>
  [...new Set(changes.map((change) => change.join()))].toSorted();

test.each<[MatrazEvent, ReadModelChange[]]>([
  [answered(ana, id('question'), topicId), ownChanges.QuestionAnswered(topicId)],
  [
    { type: 'LessonCompleted', data: { userId: ana, topicId, lessonId: id('lesson') } },
    ownChanges.LessonCompleted(topicId),
  ],
  [
    {
      type: 'StudyGoalsSet',
      data: { userId: ana, mention: 'Biology', examDate: null, goalScore: 700, minutesADay: 20 },
    },
    ownChanges.StudyGoalsSet(),
  ],
  [
    {
      type: 'ExamAttemptStarted',
      data: { userId: ana, attemptId, examId, examVersion: 1, ordinal: 1, startedAt: time, deadline: time },
    },
    [...ownChanges.ExamAttemptStarted(), ['attempt', attemptId]],
  ],
  [
    {
      type: 'ExamAttemptCompleted',
      data: {
        userId: ana,
        attemptId,
        examId,
        examTitle: 'Química 1',
        reason: 'submitted',
        finishedAt: time,
        timeElapsed: 60,
        ...score,
      },
    },
    ownChanges.ExamAttemptCompleted(attemptId),
  ],
  [
    {
      type: 'ExamQuestionReviewed',
      data: {
        userId: ana,
        attemptId,
        examId,
        questionId: id('question'),
        examVersion: 1,
        selectedAnswer: 0,
        correct: true,
        day: '2026-03-02',
      },
    },
    ownChanges.ExamQuestionReviewed(),
  ],
  [
    { type: 'PremiumGranted', data: { userId: ana, startsAt: time, expiresAt: time } },
    [...ownChanges.premium(), ['user']],
  ],
  [{ type: 'PremiumRevoked', data: { userId: ana, revokedAt: time } }, [...ownChanges.PremiumRevoked(), ['user']]],
])('after $type the page of the user reads what the projections report', (event, changes) => {
  expect(reported(event)).toEqual(sorted(changes));
});
