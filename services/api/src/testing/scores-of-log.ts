import { expectScoresOfLog, storedFigures } from '@matraz/application/testing/scores-of-log';
import type { Figures } from '@matraz/domain/exams/score';
import { expect } from 'vitest';
import type { ApiDeps } from '../deps.ts';

/**
 * Every result is what the log makes of it, and the last one of each attempt is what stands in the read model.
 *
 * @returns how many attempts were judged again
 */
export const expectScoresShown = async ({ pool, store, waiter }: ApiDeps): Promise<number> => {
  const results = await expectScoresOfLog(store);
  expect(await waiter.waitFor(await store.head(), 20_000)).toBe(true);
  const { rows } = await pool.query<{ attemptId: string } & Figures>(
    `select attempt_id as "attemptId", ${storedFigures} from read.exam_result`,
  );
  expect(new Map(rows.map(({ attemptId, ...figures }) => [attemptId, figures]))).toEqual(results);
  return results.size;
};
