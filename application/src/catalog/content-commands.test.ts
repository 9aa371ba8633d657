import { lesson as lessonDecider } from '@matraz/domain/catalog/content';
import { parseBulkText } from '@matraz/formats/bulk/practice-text';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { harmIn } from '@matraz/infra/html/testing/harmless';
import { payloads } from '@matraz/infra/html/testing/payloads';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommandHandler } from '../command-handler/command-handler.ts';
import type { LessonPlace } from './catalog-lookup.ts';
import type { ContentDeps } from './content-commands.ts';
import { defineCourse } from './define-course.ts';
import { createLesson, deleteLesson, updateLesson } from './lesson-commands.ts';
import { createQuestion } from './question-commands.ts';
import { reorderLessons } from './reorder-lessons.ts';
import { createTopic } from './topic-commands.ts';
import { createVideo } from './video-commands.ts';

const topicId = newId();
const deletedTopicId = newId();
const now = new Date('2026-03-02T12:00:00Z');
const context = () => ({ correlationId: newId(), now });
const lessonsOf = new Map<string, string>();
const places = new Map<string, LessonPlace>();

let database: TestDatabase;
let store: EventStore;
let deps: ContentDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  deps = {
    handle: createCommandHandler({ store }),
    catalogLookup: {
      courseExists: async (id) => id === 1,
      topicExists: async (id) => id === topicId,
      statusOfTopic: async () => null,
      publishedTopics: async (ids) => new Set(ids),
      isTopicDeleted: async (id) => id === deletedTopicId,
      topicsOfLessons: async (ids) => new Map([...lessonsOf].filter(([id]) => ids.includes(id))),
      placeOfLesson: async (id) => places.get(id) ?? null,
    },
  };
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
  status: 'published',
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

describe('catalog commands', () => {
  test('the texts of a topic are plain text and are kept as typed', async () => {
    const { id, ...stored } = await createTopic(deps, topic, context());
    expect(stored).toEqual(topic);
    expect(await store.readStream(`topic-${id}`)).toMatchObject([
      { type: 'TopicCreated', data: { title: topic.title } },
    ]);
  });

  test('a topic of an unknown course is refused', async () => {
    await expect(createTopic(deps, { ...topic, courseId: 99 }, context())).rejects.toThrow('course_not_found');
  });

  test('HTML is sanitised, and the command returns what was stored', async () => {
    const content = '<p onclick="x()">\\(a &lt; b\\)</p><script>alert(1)</script>';
    const created = await createLesson(deps, { ...lesson, content }, context());
    expect(created.content).toBe('<p>\\(a &lt; b\\)</p>');
    expect(await store.readStream(`lesson-${created.id}`)).toMatchObject([{ data: { content: created.content } }]);
  });

  test.each([
    ['content', () => createLesson(deps, { ...lesson, content: '<script>x</script>' }, context())],
    ['question', () => createQuestion(deps, { ...question, question: '<p></p>' }, context())],
    ['options.1', () => createQuestion(deps, { ...question, options: ['a', '<svg/onload=x>'] }, context())],
    ['correctAnswer', () => createQuestion(deps, { ...question, correctAnswer: 2 }, context())],
  ])('%s that is empty after sanitising is refused', async (path, command) => {
    await expect(command()).rejects.toMatchObject({ name: 'InvalidContent', field: { path } });
  });

  test.each(payloads)('bulk text with %s', async (payload) => {
    const line = payload.replaceAll('\n', ' ');
    const text = `PREGUNTA: ${line}x\nA) ${line}x\nB) b *\nC) c\nD) d\nEXPLICACIÓN: ${line}x`;
    const parsed = parseBulkText(text);
    if (!parsed.ok) throw new Error(parsed.errors.join());
    for (const content of parsed.questions) {
      const made = await createQuestion(deps, { ...content, topicId }, context());
      for (const html of [made.question, ...made.options, made.explanation]) expect(harmIn(html)).toBeUndefined();
    }
  });

  test('a lesson, question or video of an unknown topic is refused', async () => {
    const elsewhere = { topicId: newId() };
    const video = { ...elsewhere, title: 'v', description: 'd', youtubeId: 'dQw4w9WgXcQ', duration: '1:00' };
    await expect(createLesson(deps, { ...lesson, ...elsewhere }, context())).rejects.toThrow('topic_not_found');
    await expect(createQuestion(deps, { ...question, ...elsewhere }, context())).rejects.toThrow('topic_not_found');
    await expect(createVideo(deps, video, context())).rejects.toThrow('topic_not_found');
  });

  test('the same idempotency key creates one question', async () => {
    const again = { ...context(), userId: newId(), idempotencyKey: newId() };
    const first = await createQuestion(deps, question, again);
    const second = await createQuestion(deps, question, again);
    expect(second).toEqual(first);
    expect(await store.readStream(`question-${first.id}`)).toHaveLength(1);
  });

  test('ids have the order of the keys that they are derived from', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => newId(new Date(now.getTime() + index)));
    const made = await Promise.all(
      keys.map((idempotencyKey) => createQuestion(deps, question, { ...context(), idempotencyKey })),
    );
    const ids = made.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
  });

  test('an update replaces the content, and deleted content cannot be updated', async () => {
    const { id } = await createLesson(deps, lesson, context());
    expect(await updateLesson(deps, id, { ...lesson, title: 'Dos' }, context())).toMatchObject({ id, title: 'Dos' });
    expect(await deleteLesson(deps, id, context())).toEqual({ id });
    await expect(updateLesson(deps, id, lesson, context())).rejects.toThrow('lesson_not_found');
    await expect(deleteLesson(deps, newId(), context())).rejects.toThrow('lesson_not_found');
  });

  describe('content of a deleted topic', () => {
    const lessonOfDeletedTopic = async () => {
      const lessonId = newId();
      const command = { type: 'CreateLesson', data: { ...lesson, topicId: deletedTopicId, lessonId } } as const;
      await deps.handle(lessonDecider, `lesson-${lessonId}`, command, context());
      return lessonId;
    };

    test('cannot be changed, moved or deleted', async () => {
      const id = await lessonOfDeletedTopic();
      await expect(updateLesson(deps, id, lesson, context())).rejects.toThrow('lesson_not_found');
      await expect(deleteLesson(deps, id, context())).rejects.toThrow('lesson_not_found');
      expect(await store.readStream(`lesson-${id}`)).toHaveLength(1);
    });
  });

  describe('when two authors edit a lesson', () => {
    const mine = { ...lesson, title: 'Mío' };
    const theirs = { ...lesson, title: 'Suyo' };

    test('the second one to save gets a conflict with the lesson as it is now', async () => {
      const { id } = await createLesson(deps, lesson, context());
      await updateLesson(deps, id, theirs, context(), 1);
      await expect(updateLesson(deps, id, mine, context(), 1)).rejects.toMatchObject({
        code: 'edit_conflict',
        current: { id, ...theirs, version: 2 },
      });
      expect(await updateLesson(deps, id, mine, context(), 2)).toEqual({ id, ...mine });
    });

    test('at the same time, one saves and the other gets a conflict', async () => {
      const { id } = await createLesson(deps, lesson, context());
      const saves = await Promise.allSettled([mine, theirs].map((each) => updateLesson(deps, id, each, context(), 1)));
      expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('the same change is no conflict, and neither is a repeat with its idempotency key', async () => {
      const { id } = await createLesson(deps, lesson, context());
      const again = { ...context(), idempotencyKey: newId() };
      await updateLesson(deps, id, mine, again, 1);
      await updateLesson(deps, id, mine, context(), 1);
      await updateLesson(deps, id, theirs, context(), 2);
      expect(await updateLesson(deps, id, mine, again, 1)).toEqual({ id, ...mine });
    });

    test('a change without a version replaces any version', async () => {
      const { id } = await createLesson(deps, lesson, context());
      await updateLesson(deps, id, theirs, context());
      expect(await updateLesson(deps, id, mine, context())).toEqual({ id, ...mine });
    });

    test('a version that another process appended is no conflict', async () => {
      const { id } = await createLesson(deps, lesson, context());
      const otherProcess = { ...deps, handle: createCommandHandler({ store }) };
      await updateLesson(otherProcess, id, theirs, context(), 1);
      expect(await updateLesson(deps, id, mine, context(), 2)).toEqual({ id, ...mine });
    });
  });

  describe('a lesson that the sorting of its topic has moved', () => {
    const atThree = { ...lesson, orderIndex: 3 };
    const movedToTop = async () => {
      const { id } = await createLesson(deps, atThree, context());
      places.set(id, { orderIndex: 1, version: 1 });
      return id;
    };
    const eventsOf = async (id: string) => (await store.readStream(`lesson-${id}`)).map(({ type }) => type);

    test('is moved by a change to a place that is not shown, although its own stream has that place', async () => {
      const id = await movedToTop();
      expect(await updateLesson(deps, id, atThree, context(), 1)).toEqual({ id, ...atThree });
      expect(await eventsOf(id)).toEqual(['LessonCreated', 'LessonUpdated']);
    });

    test('is not changed by what is shown', async () => {
      const id = await movedToTop();
      await updateLesson(deps, id, lesson, context(), 1);
      expect(await eventsOf(id)).toEqual(['LessonCreated']);
    });

    test('is changed when the read model does not have the newest change of the lesson', async () => {
      const id = await movedToTop();
      await updateLesson(deps, id, { ...lesson, orderIndex: 5 }, context());
      await updateLesson(deps, id, lesson, context());
      expect(await eventsOf(id)).toEqual(['LessonCreated', 'LessonUpdated', 'LessonUpdated']);
    });
  });

  test('reordered lessons must belong to one topic', async () => {
    const { id } = await createTopic(deps, topic, context());
    const [one, two, foreign] = [newId(), newId(), newId()];
    lessonsOf.set(one, id).set(two, id).set(foreign, topicId);
    const order = [
      { id: two, orderIndex: 1 },
      { id: one, orderIndex: 2 },
    ];
    expect(await reorderLessons(deps, order, context())).toEqual({ lessons: order });
    expect((await store.readStream(`topic-${id}`)).at(-1)).toMatchObject({ type: 'LessonsReordered' });
    await expect(reorderLessons(deps, [...order, { id: foreign, orderIndex: 3 }], context())).rejects.toThrow(
      'lesson_of_other_topic',
    );
    await expect(reorderLessons(deps, [{ id: newId(), orderIndex: 1 }], context())).rejects.toThrow('lesson_not_found');
  });

  test('defining a course again changes nothing', async () => {
    const course = { id: 7, title: 'Química', subject: 'Química' };
    await defineCourse(deps, course, context());
    await defineCourse(deps, course, context());
    expect(await store.readStream('course-7')).toHaveLength(1);
  });
});
