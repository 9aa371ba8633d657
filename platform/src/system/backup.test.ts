import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from '@matraz/infra/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { type ExamFixture, password, startExamFixture } from './exam-fixture.ts';
import { openBrowser } from './open-browser.ts';
import { killProcesses, startPlatform, temporaryDataDir } from './running-platform.ts';

let fixture: ExamFixture;
const other = temporaryDataDir();
beforeAll(async () => {
  fixture = await startExamFixture();
});
afterAll(async () => {
  await fixture?.end();
  killProcesses(other.path);
  other.remove();
});

/** The other platform has its own log: a named event store is not empty. */
const ownLog = { EVENT_STORE_URL: '' };

/** Runs the operator CLI on a data directory. */
const ops = async (dataDir: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<number> => {
  const env = { ...process.env, MATRAZ_DATA_DIR: dataDir, DATABASE_URL: '', ...more };
  const child = spawn(process.execPath, ['platform/src/ops/main.ts', ...args], {
    cwd: projectRoot,
    env,
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return code;
};

test('a backup is made while students write, and a student finds the same score in the restored platform', async () => {
  const exam = await fixture.makeExam({ duration: 3_600 });
  const email = 'estudiante@liceo.test';
  const start = async (student: Browser) =>
    (await student.persist(`/api/exams/${exam.id}/start`, {})).body.id as string;
  const answer = (student: Browser, attemptId: string, place: number, selectedAnswer: number) =>
    student.persist(`/api/exam-attempts/${attemptId}/answers`, { questionId: exam.questions[place], selectedAnswer });
  const student = await fixture.register(email);
  const attemptId = await start(student);
  for (const place of [0, 1, 2]) await answer(student, attemptId, place, place === 0 ? 3 : place);
  await student.persist(`/api/exam-attempts/${attemptId}/complete`, {});
  const resultOf = async (browser: Browser) => {
    const { serverTime: _, ...result } = (await browser.get(`/api/exam-attempts/${attemptId}`)).body;
    return result;
  };
  const before = await resultOf(student);
  expect(before).toMatchObject({ isCompleted: true, correct: 2, answered: 3 });

  const writer = await fixture.register('otra@liceo.test');
  const running = await start(writer);
  let isBackedUp = false;
  const writing = (async () => {
    for (let n = 1; !isBackedUp; n++) await answer(writer, running, 0, n % 4);
  })();
  const path = join(other.path, '..', 'respaldo.tar');
  expect(await ops(fixture.dataDir, ['backup', path])).toBe(0);
  isBackedUp = true;
  await writing;

  expect(await ops(other.path, ['restore', path, '--none-erased'], ownLog)).toBe(0);
  const restored = await startPlatform({ dataDir: other.path, env: { MATRAZ_DEMO: '0', ...ownLog } });
  const back = openBrowser(restored.url);
  await back.logIn({ email, password });
  expect(await resultOf(back)).toEqual(before);
  expect(await restored.stop()).toBe(0);
});
