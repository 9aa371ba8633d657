import type { Handle } from '@matraz/application/command';
import { importExam } from '@matraz/application/content/import-exam';
import { importTopic } from '@matraz/application/content/import-topic';
import { topicTitles } from '@matraz/formats/syllabus';
import { newId } from '@matraz/infra/ids';
import type { Pool } from '@matraz/infra/postgres/pool';
import { isDone, markDone } from '../setup/steps.ts';
import { reopenDemoAccounts } from './close-accounts.ts';
import { checkDemo, demoFolder, readDemoFiles } from './demo-content.ts';
import { seedAccounts } from './seed-accounts.ts';

export interface Demo {
  pool: Pool;
  handle: Handle;
  /** Whether the embedded provider is on. The demo accounts can log in only there. */
  withAccounts: boolean;
  now: Date;
  onProgress: (text: string) => void;
  /** Folder of the content. Default: the folder of the project. */
  folder?: string;
}

/**
 * Creates accounts, topics and exams of the demo. Repeated at each start: adds new content and creates nothing twice. If the
 * process dies, the next start continues.
 *
 * @throws StartupError when a file of the content is wrong; then no content is written
 */
export const seedDemo = async (demo: Demo): Promise<void> => {
  const { pool, handle, withAccounts, now, onProgress, folder = demoFolder } = demo;
  const context = { correlationId: newId(), now };
  if (withAccounts && !(await isDone(pool, 'demo-accounts'))) {
    await seedAccounts(pool, handle, context);
    await markDone(pool, 'demo-accounts');
  }
  if (withAccounts) await reopenDemoAccounts({ pool, handle, now });
  const content = await readDemoFiles(folder);
  const step = `demo-content-${content.version}`;
  if (await isDone(pool, step)) return;
  onProgress('Se cargan los contenidos de demostración…');
  const { topics, exams } = checkDemo(content);
  const created: { id: string; title: string }[] = [];
  for (const [place, topic] of topics.entries())
    created.push({ id: await importTopic(topic, place, handle, context), title: topic.title });
  for (const exam of exams) {
    onProgress('Se carga el ensayo de demostración…');
    await importExam(exam, topicTitles(created), handle, context);
  }
  await markDone(pool, step);
};
