import { loadSecrets } from '@matraz/infra/config/secrets';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import type { ExamFixture } from './exam-fixture.ts';

/** Works with the role that owns the embedded server. */
export const asOwner = async <Result>(
  { dataDir, databaseUrl }: Pick<ExamFixture, 'dataDir' | 'databaseUrl'>,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> => {
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  url.password = loadSecrets(dataDir).databasePassword;
  const pool = createPool(url.href, { max: 1 });
  return await work(pool).finally(() => pool.end());
};
