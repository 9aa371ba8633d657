import { parseBulkText } from '@matraz/domain/practice/bulk-text';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { harmIn } from '@matraz/infra/html/testing/harmless';
import { payloads } from '@matraz/infra/html/testing/payloads';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommandHandler } from '../commands/command-handler.ts';
import { type CatalogCommands, catalogCommands } from './catalog-commands.ts';

const topicId = newId();
const now = new Date('2026-03-02T12:00:00Z');
const context = () => ({ correlationId: newId(), now });
const lessonsOf = new Map<string, string>();

let database: TestDatabase;
let store: EventStore;
let catalog: CatalogCommands;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  catalog = catalogCommands({
    handle: createCommandHandler({ store }),
    lookup: {
      courseExists: async (id) => id === 1,
      topicExists: async (id) => id === topicId,
      topicsOfLessons: async (ids) => new Map([...lessonsOf].filter(([id]) => ids.includes(id))),
    },
  });
});

afterAll(async () => {
  await store.close();
  await database.drop();
});

const topic = {
  courseId: 1,
  unit: 'Ondas',
  title: 'Sonido <b>y</b> "luz"',
  description: '<script>alert(1)</script>',
  color: '#3B82F6',
  icon: 'atom',
  difficulty: 'beginner',
  orderIndex: 1,
} as const;
const question = {
  topicId,
  question: '<p>¿Cuánto es \\(1 &lt; 2\\)?</p>',
  options: ['<p>a</p>', '<p>b</p>'],
  correctAnswer: 1,
  explanation: '',
  xpReward: 10,
};
const lesson = { topicId, title: 'Uno', content: '<p>x</p>', orderIndex: 1 };

describe('writing the catalogue', () => {
  test('a topic is kept as typed: it is text, not HTML', async () => {
    const { id, ...stored } = await catalog.createTopic(topic, context());
    expect(stored).toEqual(topic);
    expect(await store.readStream(`topic-${id}`)).toMatchObject([
      { type: 'TopicCreated', data: { title: topic.title } },
    ]);
  });

  test('a topic of an unknown course is refused', async () => {
    await expect(catalog.createTopic({ ...topic, courseId: 99 }, context())).rejects.toThrow('course_not_found');
  });

  test('HTML is stored sanitised, and what was stored comes back', async () => {
    const content = '<p onclick="x()">\\(a &lt; b\\)</p><script>alert(1)</script>';
    const created = await catalog.createLesson({ ...lesson, content }, context());
    expect(created.content).toBe('<p>\\(a &lt; b\\)</p>');
    expect(await store.readStream(`lesson-${created.id}`)).toMatchObject([{ data: { content: created.content } }]);
  });

  test.each([
    ['content', () => catalog.createLesson({ ...lesson, content: '<script>x</script>' }, context())],
    ['question', () => catalog.createQuestion({ ...question, question: '<p></p>' }, context())],
    ['options.1', () => catalog.createQuestion({ ...question, options: ['a', '<svg/onload=x>'] }, context())],
    ['correctAnswer', () => catalog.createQuestion({ ...question, correctAnswer: 2 }, context())],
  ])('%s of which nothing is left is refused', async (path, command) => {
    await expect(command()).rejects.toMatchObject({ name: 'InvalidContent', field: { path } });
  });

  test.each(payloads)('bulk text with %s', async (payload) => {
    const line = payload.replaceAll('\n', ' ');
    const text = `PREGUNTA: ${line}x\nA) ${line}x\nB) b *\nC) c\nD) d\nEXPLICACIÓN: ${line}x`;
    const parsed = parseBulkText(text);
    if (!parsed.ok) throw new Error(parsed.errors.join());
    for (const content of parsed.questions) {
      const made = await catalog.createQuestion({ ...content, topicId }, context());
      for (const html of [made.question, ...made.options, made.explanation]) expect(harmIn(html)).toBeUndefined();
    }
  });

  test('a lesson, question or video of an unknown topic is refused', async () => {
    const elsewhere = { topicId: newId() };
    const video = { ...elsewhere, title: 'v', description: 'd', youtubeId: 'dQw4w9WgXcQ', duration: '1:00' };
    await expect(catalog.createLesson({ ...lesson, ...elsewhere }, context())).rejects.toThrow('topic_not_found');
    await expect(catalog.createQuestion({ ...question, ...elsewhere }, context())).rejects.toThrow('topic_not_found');
    await expect(catalog.createVideo(video, context())).rejects.toThrow('topic_not_found');
  });

  test('the same idempotency key gives the same question, once', async () => {
    const again = { ...context(), userId: newId(), idempotencyKey: newId() };
    const first = await catalog.createQuestion(question, again);
    const second = await catalog.createQuestion(question, again);
    expect(second).toEqual(first);
    expect(await store.readStream(`question-${first.id}`)).toHaveLength(1);
  });

  test('ids made from keys in order are in order', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => newId(new Date(now.getTime() + index)));
    const made = await Promise.all(
      keys.map((idempotencyKey) => catalog.createQuestion(question, { ...context(), idempotencyKey })),
    );
    const ids = made.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
  });

  test('a change replaces, a deletion ends', async () => {
    const { id } = await catalog.createLesson(lesson, context());
    expect(await catalog.updateLesson(id, { ...lesson, title: 'Dos' }, context())).toMatchObject({ id, title: 'Dos' });
    expect(await catalog.deleteLesson(id, context())).toEqual({ id });
    await expect(catalog.updateLesson(id, lesson, context())).rejects.toThrow('lesson_not_found');
    await expect(catalog.deleteLesson(newId(), context())).rejects.toThrow('lesson_not_found');
  });

  test('an order names lessons of one topic', async () => {
    const { id } = await catalog.createTopic(topic, context());
    const [one, two, foreign] = [newId(), newId(), newId()];
    lessonsOf.set(one, id).set(two, id).set(foreign, topicId);
    const order = [
      { id: two, orderIndex: 1 },
      { id: one, orderIndex: 2 },
    ];
    expect(await catalog.reorderLessons(order, context())).toEqual({ lessons: order });
    expect((await store.readStream(`topic-${id}`)).at(-1)).toMatchObject({ type: 'LessonsReordered' });
    await expect(catalog.reorderLessons([...order, { id: foreign, orderIndex: 3 }], context())).rejects.toThrow(
      'lesson_of_other_topic',
    );
    await expect(catalog.reorderLessons([{ id: newId(), orderIndex: 1 }], context())).rejects.toThrow(
      'lesson_not_found',
    );
  });

  test('defining a course again changes nothing', async () => {
    const course = { id: 7, title: 'Química', subject: 'Química' };
    await catalog.defineCourse(course, context());
    await catalog.defineCourse(course, context());
    expect(await store.readStream('course-7')).toHaveLength(1);
  });
});
