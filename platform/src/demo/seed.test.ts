import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Handle } from '@matraz/application/command';
import { createCommandHandler } from '@matraz/application/command-handler';
import { deleteExam } from '@matraz/application/exams/delete-exam';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import { demoFolder } from './demo-content.ts';
import { seedDemo } from './seed.ts';
import { demoExams, demoTopics } from './testing/demo-collection.ts';

const now = new Date('2026-03-02T12:00:00Z');
let database: TestDatabase;
let store: EventStore;
beforeEach(async () => {
  database = await createTestDatabase();
  store = await openEventStore({ databaseUrl: database.url });
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

/** @param failAfter number of commands before an error @param folder of the content; default: the folder of the project */
const seed = async (failAfter = Number.POSITIVE_INFINITY, folder?: string): Promise<string[]> => {
  const messages: string[] = [];
  const handleCommand = createCommandHandler({ store });
  let left = failAfter;
  const handle: Handle = (...command) => {
    if (left-- <= 0) throw new Error('stopped');
    return handleCommand(...command);
  };
  await seedDemo({
    pool: database.pool,
    handle,
    withAccounts: true,
    now,
    onProgress: (text) => messages.push(text),
    folder,
  });
  return messages;
};

const count = async (type: string) => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from es.events where type = $1',
    [type],
  );
  return rows[0]?.n;
};
const total = (part: 'lessons' | 'questions' | 'videos') =>
  demoTopics.reduce((sum, topic) => sum + topic[part].length, 0);

const expectWholeDemo = async () => {
  expect(await count('TopicCreated')).toBe(demoTopics.length);
  expect(await count('LessonCreated')).toBe(total('lessons'));
  expect(await count('QuestionCreated')).toBe(total('questions'));
  expect(await count('VideoCreated')).toBe(total('videos'));
  expect(await count('AccountOpened')).toBe(demoAccounts.length);
  expect(await count('AdminGranted')).toBe(1);
  expect(await count('PremiumGranted')).toBe(1);
  expect(await count('ExamPublished')).toBe(demoExams.length);
  expect(await count('ExamQuestionsAdded')).toBe(demoExams.length);
};

test('a second run creates nothing twice', async () => {
  expect(await seed()).toHaveLength(1 + demoExams.length);
  await expectWholeDemo();
  expect(await seed()).toEqual([]);
  await expectWholeDemo();
});

test('a run after several failed runs creates what is missing, and nothing twice', async () => {
  for (const failAfter of [1, 3, 6, 20, 21, 60]) await expect(seed(failAfter)).rejects.toThrow('stopped');
  await seed();
  await expectWholeDemo();
});

test('ids of questions sort in the written order', async () => {
  await seed();
  const { rows } = await database.pool.query<{ question: string }>(
    "select data ->> 'question' as question from es.events where type = 'QuestionCreated' order by data ->> 'topicId', data ->> 'questionId'",
  );
  const byTopic = new Map(demoTopics.map((topic) => [topic.questions[0]?.question, topic.questions.length]));
  for (let place = 0; place < rows.length; ) {
    const length = byTopic.get(rows[place]?.question ?? '');
    expect(length).toBeGreaterThan(0);
    place += length ?? rows.length;
  }
});

test('a deleted exam is not created again', async () => {
  await seed();
  const { rows } = await database.pool.query<{ stream: string }>(
    "select stream from es.events where type = 'ExamCreated'",
  );
  const handle = createCommandHandler({ store });
  const context = { correlationId: newId(), now };
  const examId = rows[0]?.stream.replace(/^exam-/, '') ?? '';
  await deleteExam({ handle }, examId, context);
  await database.pool.query("delete from ops.setup_steps where name like 'demo-%'");
  await seed();
  expect((await store.readStream(`exam-${examId}`)).map(({ type }) => type)).toEqual([
    'ExamCreated',
    'ExamQuestionsAdded',
    'ExamPublished',
    'ExamDeleted',
  ]);
});

describe('content with errors', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'matraz-content-'));
    await cp(demoFolder, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('all errors are reported in Spanish and no content is written', async () => {
    const matter = 'topics/quimica/estructura-atomica/clasificacion-de-la-materia';
    const light = 'topics/fisica/ondas/comportamiento-de-la-luz';
    const topicJson = await readFile(join(folder, light, 'topic.json'), 'utf8');
    await rm(join(folder, matter, 'lessons/separacion-de-mezclas.html'));
    await writeFile(join(folder, light, 'topic.json'), topicJson.replace('"Física"', '"Óptica"'));
    await writeFile(join(folder, light, 'lessons/laser.html'), '<p>Láser</p>');
    await writeFile(join(folder, 'exams/ensayo-ciencias-1/exam.json'), '{\n  "slug": \n}');
    await expect(seed(undefined, folder)).rejects.toThrow(
      [
        'El contenido de demostración tiene errores y no se cargó:',
        `${matter}: Falta el archivo lessons/separacion-de-mezclas.html`,
        `${light}: topic.json: no existe la materia «Óptica»; debe ser una de estas: Química, Física, Biología`,
        `${light}: lessons/laser.html: sobra, ningún archivo de la carpeta lo nombra`,
        'exams/ensayo-ciencias-1: exam.json, línea 3: el JSON está mal escrito',
      ].join('\n'),
    );
    for (const type of ['TopicCreated', 'LessonCreated', 'QuestionCreated', 'ExamCreated']) {
      expect(await count(type), type).toBe(0);
    }
  });

  test('a new lesson is created, and nothing else', async () => {
    await seed();
    const light = join(folder, 'topics/fisica/ondas/comportamiento-de-la-luz');
    const topic = JSON.parse(await readFile(join(light, 'topic.json'), 'utf8'));
    topic.lessons.push({ file: 'laser.html', title: 'El láser' });
    await writeFile(join(light, 'topic.json'), JSON.stringify(topic));
    await writeFile(join(light, 'lessons/laser.html'), '<p>Láser</p>');
    await seed(undefined, folder);
    expect(await count('LessonCreated')).toBe(total('lessons') + 1);
    expect(await count('QuestionCreated')).toBe(total('questions'));
    expect(await count('TopicCreated')).toBe(demoTopics.length);
    expect(await count('ExamCreated')).toBe(demoExams.length);
  });
});
