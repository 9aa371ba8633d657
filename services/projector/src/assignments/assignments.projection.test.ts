import type { MatrazEvent } from '@matraz/contracts/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { id, recorded } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';
import { assignments } from './assignments.projection.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels([assignments]);
});
afterAll(() => models.close());

const ids = { assignmentId: id('g'), classId: id('c'), by: id('soto') };
const conditions = {
  opensAt: '2026-05-05T12:30:00.000Z',
  closesAt: '2026-05-05T15:30:00.000Z',
  attempts: 1,
  results: 'when-released',
  form: { questions: true, options: false },
} as const;
const started = (attempt: string, assignmentId?: string): MatrazEvent => ({
  type: 'ExamAttemptStarted',
  data: {
    attemptId: id(attempt),
    userId: id('ana'),
    examId: id('exam'),
    examVersion: 1,
    ordinal: 1,
    startedAt: conditions.opensAt,
    deadline: conditions.closesAt,
    ...(assignmentId && { assignmentId }),
  },
});

test('the newest conditions count, and only attempts under an assignment are noted', async () => {
  const changed = { ...conditions, attempts: 2, accessWord: 'átomo', lastStartAt: '2026-05-05T13:00:00.000Z' };
  await models.fill(
    recorded([
      { type: 'AssignmentMade', data: { ...ids, work: { kind: 'exam', examId: id('exam') }, ...conditions } },
      { type: 'AssignmentChanged', data: { ...ids, ...changed } },
      { type: 'AssignmentResultsReleased', data: { ...ids, releasedAt: '2026-05-06T12:00:00.000Z' } },
      { type: 'AssignmentWithdrawn', data: ids },
      started('free'),
      started('assigned', ids.assignmentId),
    ]),
  );
  expect(await models.rows('select * from assignment')).toEqual([
    {
      id: ids.assignmentId,
      class_id: ids.classId,
      exam_id: id('exam'),
      topic_id: null,
      opens_at: new Date(conditions.opensAt),
      closes_at: new Date(conditions.closesAt),
      last_start_at: new Date(changed.lastStartAt),
      attempts: 2,
      results: 'when-released',
      access_word: 'átomo',
      mixes_questions: true,
      mixes_options: false,
      released_at: new Date('2026-05-06T12:00:00.000Z'),
      is_withdrawn: true,
    },
  ]);
  expect(await models.rows('select * from assigned_attempt')).toEqual([
    { attempt_id: id('assigned'), assignment_id: ids.assignmentId, user_id: id('ana'), exam_id: id('exam') },
  ]);
});
