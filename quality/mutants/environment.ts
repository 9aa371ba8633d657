/** Environment variables that run.ts sets for the processes of Stryker. */
export const environment = { part: 'MUTANTS_PART', postgresUrl: 'MUTANTS_POSTGRES_URL' };
