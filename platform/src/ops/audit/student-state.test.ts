import type { MatrazEvent } from '@matraz/contracts/events';
import { id, recorded } from '@matraz/projector/testing/events';
import { randomLog } from '@matraz/projector/testing/random-log';
import { createReadModels, type ReadModels } from '@matraz/projector/testing/read-models';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply, initialState } from './student-state.ts';

let readModels: ReadModels;
beforeAll(async () => {
  readModels = await createReadModels();
});
afterAll(() => readModels.close());

/** The state of a student after these events. */
const stateOf = (log: readonly MatrazEvent[], userId: string) => {
  const state = initialState();
  for (const [index, { metadata }] of recorded(log).entries()) {
    const event = log[index];
    if (event && !('userId' in event.data && event.data.userId !== userId)) apply(state, event, metadata.occurredAt);
  }
  return state;
};

test.each([1, 2, 3])('the audited state of a student is what the read tables show, random log %i', async (seed) => {
  const log = randomLog(seed, 400);
  await readModels.fill(recorded(log));
  for (const userId of ['u0', 'u1', 'u2', 'u3'].map(id)) {
    const state = stateOf(log, userId);
    const rows = (query: string) => readModels.rows(query.replace('$user', `'${userId}'`));
    expect(await rows('select coalesce(sum(xp), 0)::int as xp from read.student_xp where user_id = $user')).toEqual([
      { xp: state.xp },
    ]);
    const completed = await rows(
      'select topic_id, completed_at from read.topic_completion where user_id = $user order by topic_id',
    );
    expect(completed).toEqual(
      [...state.completedTopics].sort().map(([topicId, at]) => ({ topic_id: topicId, completed_at: new Date(at) })),
    );
    const answers = await rows(
      'select question_id, correct, xp_earned from read.question_progress where user_id = $user order by question_id',
    );
    expect(answers).toEqual(
      [...state.answers].sort().map(([questionId, { isCorrect, xp }]) => ({
        question_id: questionId,
        correct: isCorrect,
        xp_earned: xp,
      })),
    );
    const days = await rows(
      "select to_char(day, 'YYYY-MM-DD') as day, answers, lessons, exams from read.study_day where user_id = $user order by day",
    );
    expect(days).toEqual([...state.studyDays].sort().map(([day, amounts]) => ({ day, ...amounts })));
  }
});
