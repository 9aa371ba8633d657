import { createHash } from 'node:crypto';
import type { CatalogCommands } from '@matraz/application/catalog/catalog-commands';
import type { Handle } from '@matraz/application/commands/command-handler';
import { newId } from '@matraz/infra/ids';
import type { Pool } from '@matraz/infra/postgres/pool';
import { isDone, markDone } from '../setup/steps.ts';
import { demoTopics } from './catalog/index.ts';
import { demoExams } from './exams/index.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedExam } from './seed-exam.ts';

export interface Demo {
  pool: Pool;
  handle: Handle;
  commands: CatalogCommands;
  /** The embedded provider is on: without it nobody could log in to the demo's accounts. */
  withAccounts: boolean;
  now: Date;
  onProgress: (text: string) => void;
}

/** Accounts, catalogue and exams of the demo, once; a newer catalogue is added at the next start. Safe to cut off anywhere. */
export const seedDemo = async ({ pool, handle, commands, withAccounts, now, onProgress }: Demo): Promise<void> => {
  const hash = createHash('sha256').update(JSON.stringify(demoTopics)).digest('hex').slice(0, 16);
  const context = { correlationId: newId(), now };
  if (withAccounts && !(await isDone(pool, 'demo-accounts'))) {
    await seedAccounts(pool, handle, context);
    await markDone(pool, 'demo-accounts');
  }
  if (!(await isDone(pool, `demo-catalog-${hash}`))) {
    onProgress('Se cargan los contenidos de demostración…');
    await seedCatalog(demoTopics, commands, context);
    await markDone(pool, `demo-catalog-${hash}`);
  }
  for (const exam of demoExams) {
    if (await isDone(pool, `demo-exam-${exam.slug}`)) continue;
    onProgress('Se carga el ensayo de demostración…');
    await seedExam(exam, handle, context);
    await markDone(pool, `demo-exam-${exam.slug}`);
  }
};
