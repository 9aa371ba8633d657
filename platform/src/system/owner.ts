import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import { ownerUrlOf } from '../embedded/database.ts';
import type { ExamFixture } from './exam-fixture.ts';

/** Works with the role that owns the embedded server. */
export const asOwner = async <Result>(
  { dataDir, databaseUrl }: Pick<ExamFixture, 'dataDir' | 'databaseUrl'>,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> => {
  const pool = createPool(ownerUrlOf(databaseUrl, dataDir), { max: 1 });
  return await work(pool).finally(() => pool.end());
};
