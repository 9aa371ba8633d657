import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../demo/demo-accounts.ts';
import { projectRoot } from '../project-root.ts';
import { openBrowser } from './open-browser.ts';
import {
  type DataDir,
  killProcesses,
  processesOf,
  spawnStart,
  startPlatform,
  temporaryDataDir,
  waitUntil,
} from './running-platform.ts';

let dataDir: DataDir;
/** An empty server. TEST_EMPTY_EVENTSTOREDB_URL names a real one, which keeps its events. */
let server: { url: string; stop(): Promise<void> };
beforeAll(async () => {
  // The platform of this test begins on its PostgreSQL, also when the run names an event store.
  vi.stubEnv('EVENT_STORE_URL', '');
  const { TEST_EMPTY_EVENTSTOREDB_URL: url } = process.env;
  server = url ? { url, stop: async () => {} } : await startStandIn();
  dataDir = temporaryDataDir();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  killProcesses(dataDir.path);
  dataDir.remove();
  await server.stop();
});

/** Runs `events move` on the stopped platform. @param killAt the step before which the process is killed */
const move = async (to: string, eventStoreUrl: string, killAt = Number.POSITIVE_INFINITY) => {
  const child = spawn(process.execPath, ['platform/src/ops/main.ts', 'events', 'move', '--to', to], {
    cwd: projectRoot,
    env: { ...process.env, MATRAZ_DATA_DIR: dataDir.path, DATABASE_URL: '', EVENT_STORE_URL: eventStoreUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let steps = 0;
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
    steps += String(text).split('\n').length - 1;
    if (steps >= killAt) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  await waitUntil(() => processesOf(dataDir.path).length === 0);
  return { code, signal, output };
};

/** @returns the sentence with which the start is refused */
const refusedStart = async (eventStoreUrl: string): Promise<string> => {
  const { npm, chunks } = spawnStart({ dataDir: dataDir.path, env: { EVENT_STORE_URL: eventStoreUrl } });
  await waitUntil(() => npm.exitCode !== null);
  expect(npm.exitCode).toBe(1);
  expect(processesOf(dataDir.path)).toEqual([]);
  return chunks.stderr;
};

interface Person {
  email: string;
  password: string;
}

/** Starts the platform, answers a question, and stops it. @returns how many questions the student has answered */
const study = async (eventStoreUrl: string, student: Person): Promise<number> => {
  const platform = await startPlatform({ dataDir: dataDir.path, env: { EVENT_STORE_URL: eventStoreUrl } });
  const browser = openBrowser(platform.url);
  await browser.logIn(student);
  const answered = async (): Promise<number> => (await browser.get('/api/user/stats')).body.questionsAnswered;
  const before = await answered();
  const admin = openBrowser(platform.url);
  await admin.logIn({ email: 'admin@matraz.test', password: demoPassword });
  const topics: { id: string }[] = (await admin.get('/api/topics')).body;
  const questions: { id: string }[] = [];
  for (const { id } of topics) questions.push(...(await admin.get(`/api/topics/${id}`)).body.questions);
  const question = questions[before];
  const reply = await browser.persist(`/api/questions/${question?.id}/answer`, { selectedAnswer: 0 });
  expect(reply.status).toBe(200);
  await expect.poll(answered).toBe(before + 1);
  expect(await platform.stop()).toBe(0);
  return before + 1;
};

test('an embedded platform moves to EventStoreDB and back, killed at every step, and no answer is lost', async () => {
  const student = { email: 'estudiante@matraz.test', password: demoPassword };
  let answers = await study('', student);
  for (const { from, to, name } of [
    { from: '', to: server.url, name: server.url },
    { from: server.url, to: '', name: 'postgres' },
  ]) {
    for (const step of [1, 2, 3, 4]) {
      const { signal, output } = await move(name, from, step);
      expect({ signal, output }).toMatchObject({ signal: 'SIGKILL' });
      if (step !== 3) continue;
      // The platform goes on with its log, so the copy lacks this answer.
      answers += 1;
      expect(await study(from, student)).toBe(answers);
      expect(await refusedStart(to)).toBe(
        `La mudanza del registro no ha terminado: con la EVENT_STORE_URL de antes, ejecute npm run ops -- events move --to ${name}.\n`,
      );
    }
    const { code, output } = await move(name, from);
    expect({ code, output }).toMatchObject({ code: 0 });
    answers += 1;
    expect(await study(to, student)).toBe(answers);
  }
});
