import { createBrowser } from '@matraz/infra/testing/browser';
import { killProcesses, startPlatform, temporaryDataDir } from '@matraz/platform/system/running-platform';

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

/** The school exists until the work has ended. */
export const withSchool = async <T>(work: (school: School) => Promise<T>): Promise<T> => {
  const dataDir = temporaryDataDir();
  const platform = await startPlatform({
    dataDir: dataDir.path,
    env: { MATRAZ_DEMO: '1', RATE_LIMIT_SCALE: '1000000', CI: undefined },
  });
  try {
    return await work(await openSchool(platform.url));
  } finally {
    await platform.stop();
    killProcesses(dataDir.path);
    dataDir.remove();
  }
};
