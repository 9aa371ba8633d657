import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recorded } from '../testing/events.ts';
import { plainPractice } from '../testing/plain-practice.ts';
import { randomLog } from '../testing/random-log.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const seeds = [1, 2, 3, 4, 5, 6];

test.each(seeds)('log %i gives the same bytes for every size of the batches', async (seed) => {
  const log = recorded(randomLog(seed, 400));
  await models.fill(log, () => 1);
  const oneByOne = await models.dump();
  for (const largest of [400, 100, 30, 7]) {
    const random = seededRandom(seed * 1_000 + largest);
    await models.fill(log, () => (largest === 400 ? 400 : 1 + Math.floor(random() * largest)));
    expect(await models.dump()).toBe(oneByOne);
  }
});

test.each(seeds)('log %i gives the totals that a plain version of the rules gives', async (seed) => {
  const log = randomLog(seed, 400);
  await models.fill(recorded(log));
  const expected = Array.from(plainPractice(log), ([user, { correct, completed, xp }]) => ({
    user_id: user,
    questions_answered: correct.size,
    questions_correct: [...correct.values()].filter(Boolean).length,
    topics_completed: completed.size,
    topics: [...completed].sort(),
    xp,
  }));
  expect(expected.some(({ topics }) => topics.length > 1)).toBe(true);
  const found = await models.rows(`
    select s.*, coalesce(x.xp, 0) as xp,
      array(select c.topic_id::text from topic_completion c where c.user_id = s.user_id order by 1) as topics
    from student_stats s
    left join student_xp x using (user_id)
    order by s.user_id`);
  expect(found).toEqual(expected.sort((a, b) => (a.user_id < b.user_id ? -1 : 1)));
});

test('`topic_progress` counts exactly the answered questions that the topic has', async () => {
  for (const seed of seeds) {
    await models.fill(recorded(randomLog(seed, 400)));
    const wrong = await models.rows(`
      select t.*
      from topic_progress t
      where t.answered <> (
        select count(*)
        from practice_question q
        join question_progress p on p.question_id = q.question_id and p.user_id = t.user_id
        where q.topic_id = t.topic_id
      )`);
    expect(wrong).toEqual([]);
  }
});
