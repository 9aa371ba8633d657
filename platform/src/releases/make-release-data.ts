import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@matraz/infra/testing/browser';
import { projectRoot } from '../project-root.ts';
import { openBrowser } from '../system/open-browser.ts';
import { startPlatform, temporaryDataDir } from '../system/running-platform.ts';
import { type ReleaseData, releaseFolder } from './release-data.ts';

const student = { email: 'ana@liceo.test', password: 'una clave larga y propia' };

const ops = (dataDir: string, ...args: string[]): void => {
  const env = { ...process.env, MATRAZ_DATA_DIR: dataDir };
  execFileSync(process.execPath, ['platform/src/ops/main.ts', ...args], { cwd: projectRoot, env, stdio: 'inherit' });
};

const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await delay(200);
};

const practise = async (browser: Browser) => {
  const [{ id: topicId }] = (await browser.get('/api/topics')).body;
  const { lessons, questions } = (await browser.get(`/api/topics/${topicId}`)).body;
  await browser.post(`/api/lessons/${lessons[0].id}/complete`, { topicId });
  for (const { id } of questions.slice(0, 3)) await browser.post(`/api/questions/${id}/answer`, { selectedAnswer: 0 });
  return { answered: 3, readLessons: 1 };
};

/** Answers 24 questions of an exam and changes one answer. */
const takeExam = async (browser: Browser) => {
  const [{ id: examId }] = (await browser.get('/api/exams')).body;
  const { id: attemptId } = (await browser.post(`/api/exams/${examId}/start`)).body;
  const { questions } = (await browser.get(`/api/exam-attempts/${attemptId}`)).body.exam;
  const answer = (place: number, selectedAnswer: number) =>
    browser.post(`/api/exam-attempts/${attemptId}/answers`, { questionId: questions[place].id, selectedAnswer });
  for (let place = 0; place < 24; place++) await answer(place, place % 4);
  await answer(2, 1);
  const { paesScore } = (await browser.post(`/api/exam-attempts/${attemptId}/complete`)).body;
  return { attemptId, paesScore };
};

const buyPremium = async (browser: Browser, userId: string) => {
  const { init_point, paymentId } = (await browser.post('/api/create-payment', { planId: 'monthly', userId })).body;
  await fetch(init_point, { method: 'POST', body: new URLSearchParams({ outcome: 'approved' }), redirect: 'manual' });
  await until(async () => (await browser.get('/api/auth/user')).body.isPremium);
  return { paymentId };
};

// Writes the backup of a platform with the demo in which one student has practised, taken an exam and bought Premium.
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const path = join(releaseFolder, version);
const dataDir = temporaryDataDir();
const platform = await startPlatform({ dataDir: dataDir.path });
try {
  const browser = openBrowser(platform.url);
  await browser.register(student);
  const { id: userId } = (await browser.get('/api/auth/user')).body;
  const done = { ...(await practise(browser)), ...(await takeExam(browser)), ...(await buyPremium(browser, userId)) };
  // The attempt has a receipt when the worker has sealed the log.
  await until(async () => (await browser.get(`/api/exam-attempts/${done.attemptId}/receipt`)).status === 200);
  const { xp, premiumExpiresAt } = (await browser.get('/api/auth/user')).body;
  const data: ReleaseData = { ...student, userId, ...done, xp, premiumExpiresAt, at: new Date().toISOString() };
  ops(dataDir.path, 'backup', `${path}.tar`, '--yes');
  writeFileSync(`${path}.json`, `${JSON.stringify(data, null, 2)}\n`);
} finally {
  await platform.stop();
  dataDir.remove();
}
