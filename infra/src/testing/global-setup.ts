import type { TestProject } from 'vitest/node';
import { makeTemplate } from './database.ts';
import { startTestPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Maintenance database of the run's PostgreSQL. */
    postgresUrl: string;
  }
}

export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const postgres = await startTestPostgres();
  await makeTemplate(postgres.url);
  provide('postgresUrl', postgres.url);
  return postgres.stop;
};
