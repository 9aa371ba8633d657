import { setTimeout as delay } from 'node:timers/promises';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { createBrowser } from '@matraz/infra/testing/browser';
import { killProcesses, startPlatform, temporaryDataDir } from '@matraz/platform/system/running-platform';
import { fillCatalog } from '../large-catalog.ts';

/** A platform with the demo, and a student who has started its exam of 80 questions. */
export interface School {
  url: string;
  cookie: { name: string; value: string; url: string };
  attemptId: string;
  topicId: string;
}

const openSchool = async (url: string): Promise<School> => {
  const student = createBrowser(url);
  await student.register({ email: 'telefono@liceo.test', password: 'una clave larga y propia' });
  const [exam] = (await student.get('/api/exams')).body;
  const attempt = (await student.persist(`/api/exams/${exam.id}/start`, {})).body;
  const [topic] = (await student.get('/api/topics')).body;
  const cookies = student.cookieHeader().split('; ');
  const [name = '', value = ''] = cookies.find((one) => one.startsWith('matraz='))?.split('=') ?? [];
  return { url, cookie: { name, value, url }, attemptId: attempt.id, topicId: topic.id };
};

/** Until the platform shows the topics that were written into its log. */
const untilShown = async (url: string, topics: number) => {
  const visitor = createBrowser(url);
  await visitor.register({ email: 'espera@liceo.test', password: 'una clave larga y propia' });
  while ((await visitor.get('/api/topics')).body.length < topics) await delay(200);
};

/**
 * The school exists until the work has ended.
 *
 * @param isLarge its catalog has 300 topics and 10,200 questions more than the demo
 */
export const withSchool = async <T>(work: (school: School) => Promise<T>, { isLarge = false } = {}): Promise<T> => {
  const dataDir = temporaryDataDir();
  const platform = await startPlatform({
    dataDir: dataDir.path,
    env: { MATRAZ_DEMO: '1', RATE_LIMIT_SCALE: '1000000', CI: undefined },
  });
  try {
    if (isLarge) {
      await fillCatalog(readConnectionFile(dataDir.path)?.databaseUrl ?? '');
      await untilShown(platform.url, 300);
    }
    return await work(await openSchool(platform.url));
  } finally {
    await platform.stop();
    killProcesses(dataDir.path);
    dataDir.remove();
  }
};
