import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { aTopic } from '@matraz/application/testing/content';
import type { Browser } from '@matraz/infra/testing/browser';
import { skipped } from '@matraz/infra/testing/skipped';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../demo/demo-accounts.ts';
import { projectRoot } from '../project-root.ts';
import { openBrowser } from './open-browser.ts';
import {
  type DataDir,
  killProcesses,
  type RunningPlatform,
  startPlatform,
  temporaryDataDir,
} from './running-platform.ts';

const file = join(projectRoot, '..', 'shared', 'data', 'practice-200.txt');
const present = existsSync(file);
if (!present)
  skipped('200 real questions through the whole platform', 'no folder shared/data beside the project; put it there');

interface Block {
  question: string;
  options: string[];
  correct: number;
  xp: number;
}

/** A parser for the test only: with the parser of the product the test would prove nothing. */
const parseBlocks = (): Block[] =>
  readFileSync(file, 'utf8')
    .split('\n---\n')
    .map((block) => {
      const lines = block.split('\n');
      const after = (mark: string) =>
        lines
          .find((line) => line.startsWith(mark))
          ?.slice(mark.length)
          .trim();
      const options = ['A) ', 'B) ', 'C) ', 'D) '].map((mark) => after(mark) ?? '');
      return {
        question: after('PREGUNTA:') ?? '',
        options: options.map((option) => option.replace(/ \*$/, '')),
        correct: options.findIndex((option) => option.endsWith(' *')),
        xp: Number(after('XP:') ?? 10),
      };
    });

const textOfHtml = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const ops = (dataDir: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'ops', '--', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, MATRAZ_DATA_DIR: dataDir, INIT_CWD: undefined },
  });
  return { status, stderr, json: stdout.startsWith('{') ? JSON.parse(stdout) : undefined };
};

describe.runIf(present)('200 real questions', () => {
  let dataDir: DataDir;
  let platform: RunningPlatform;
  let admin: Browser;
  let topicId: string;
  const expected = present ? parseBlocks() : [];

  beforeAll(async () => {
    dataDir = temporaryDataDir();
    platform = await startPlatform({ dataDir: dataDir.path });
    admin = openBrowser(platform.url);
    await admin.logIn({ email: 'admin@matraz.test', password: demoPassword });
    topicId = (await admin.post('/api/admin/topics', aTopic())).body.id;
  });
  afterAll(() => {
    killProcesses(dataDir.path);
    dataDir.remove();
  });

  test('a file with errors creates nothing and its errors are reported', () => {
    const broken = join(dirname(dataDir.path), 'broken.txt');
    writeFileSync(
      broken,
      readFileSync(file, 'utf8')
        .replace('PREGUNTA:', 'PREGUNT:')
        .replace(/EXPLICACIÓN:[^\n]*\n(?!.*EXPLICACIÓN:)/s, ''),
    );
    const refused = ops(dataDir.path, 'catalog', 'import-questions', broken, '--topic', topicId, '--json');
    expect(refused.status).toBe(1);
    expect(refused.json.details).toContain('Bloque 1: Falta la pregunta');
  });

  test('an unknown topic is refused', () => {
    const refused = ops(dataDir.path, 'catalog', 'import-questions', file, '--topic', 'ninguno');
    expect(refused).toMatchObject({ status: 1, stderr: 'No existe el tema ninguno.\n' });
  });

  test('are imported completely, in the order of the file, and only once when the command is repeated', async () => {
    const path = relative(projectRoot, file);
    const dry = ops(dataDir.path, 'catalog', 'import-questions', path, '--topic', topicId, '--dry-run', '--json');
    expect(dry).toMatchObject({ status: 0, json: { total: 200, created: 0, dryRun: true } });
    const first = ops(dataDir.path, 'catalog', 'import-questions', path, '--topic', topicId, '--json');
    expect(first).toMatchObject({ status: 0, json: { total: 200, created: 200, alreadyThere: 0 } });
    const second = ops(dataDir.path, 'catalog', 'import-questions', path, '--topic', topicId, '--json');
    expect(second).toMatchObject({ status: 0, json: { created: 0, alreadyThere: 200 } });

    await expect.poll(async () => (await admin.get(`/api/topics/${topicId}`)).body.questions.length).toBe(200);
    const { questions } = (await admin.get(`/api/topics/${topicId}`)).body;
    for (const [place, { question, options, xp }] of expected.entries()) {
      expect(textOfHtml(questions[place].question)).toBe(question.replace(/\s+/g, ' '));
      expect(questions[place].options.map(textOfHtml)).toEqual(options.map((option) => option.replace(/\s+/g, ' ')));
      expect(questions[place].xpReward).toBe(xp);
    }
  });

  test('give a student who answers them exactly the expected XP, accuracy and progress', async () => {
    const student = openBrowser(platform.url);
    await student.register({ email: 'real@liceo.test', password: 'una clave larga y propia' });
    const { questions } = (await student.get(`/api/topics/${topicId}`)).body;
    const latest = new Map<number, boolean>();
    let xp = 0;
    const answer = async (place: number, right: boolean) => {
      const { correct, xp: reward } = expected[place] ?? { correct: 0, xp: 0 };
      const selectedAnswer = right ? correct : (correct + 1) % 4;
      const first = !latest.has(place);
      const earned = first && right ? reward : 0;
      const reply = await student.persist(`/api/questions/${questions[place].id}/answer`, { selectedAnswer });
      expect(reply.body).toMatchObject({
        correct: right,
        isFirstAttempt: first,
        xpEarned: earned,
        correctAnswer: correct,
      });
      latest.set(place, right);
      xp += earned;
    };

    for (let place = 0; place < 200; place++) await answer(place, place % 3 !== 2);
    for (let place = 5; place < 200; place += 6) await answer(place, true); // wrong before, right now: no XP
    for (let place = 0; place < 200; place += 30) await answer(place, false); // right before, wrong now

    const right = [...latest.values()].filter(Boolean).length;
    const accuracy = Math.round((right / 200) * 100);
    expect((await student.get('/api/auth/user')).body).toMatchObject({ xp, streak: 1 });
    expect((await student.get('/api/user/stats')).body).toEqual({
      topicsCompleted: 1,
      questionsAnswered: 200,
      accuracy,
    });
    expect((await student.get(`/api/topics/${topicId}/stats`)).body).toEqual({
      accuracy,
      xpEarned: xp,
      questionsCorrect: right,
      questionsAnswered: 200,
      totalQuestions: 200,
    });
    const topics: { id: string; progress: object }[] = (await student.get('/api/topics')).body;
    expect(topics.find(({ id }) => id === topicId)?.progress).toEqual({
      questionsAnswered: 200,
      questionsCorrect: right,
      isCompleted: true,
    });
  });
});
