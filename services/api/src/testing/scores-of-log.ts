import { asStored, expectScoresOfLog, storedFigures } from '@matraz/application/testing/scores-of-log';
import type { Figures } from '@matraz/domain/exams/score';
import { expect } from 'vitest';
import type { ApiDeps } from '../app-deps.ts';

/**
 * Expects that every recorded score equals the score that is recomputed from the log, and that the read model has the latest score
 * of each attempt.
 *
 * @returns the number of attempts
 */
export const expectScoresShown = async ({ pool, store, waiter }: ApiDeps): Promise<number> => {
  const results = await expectScoresOfLog(store);
  expect(await waiter.waitFor(await store.head(), 20_000)).toBe(true);
  const { rows } = await pool.query<{ attemptId: string } & Figures>(
    `select attempt_id as "attemptId", ${storedFigures} from read.exam_result`,
  );
  const shown = new Map(rows.map(({ attemptId, ...figures }) => [attemptId, figures]));
  expect(shown).toEqual(new Map([...results].map(([id, figures]) => [id, asStored(figures)])));
  return results.size;
};
