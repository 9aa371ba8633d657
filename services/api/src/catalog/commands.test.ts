import { aLesson, aQuestion, aTopic, aVideo, makeTopic } from '@matraz/application/testing/content';
import { anExam, anExamQuestion } from '@matraz/application/testing/exams';
import { harmIn } from '@matraz/infra/html/testing/harmless';
import { payloads } from '@matraz/infra/html/testing/payloads';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

describe('an administrator', () => {
  test('creates, changes and deletes a topic; the totals of the form are ignored', async () => {
    const totals = { totalLessons: 99, totalQuestions: 'x', totalVideos: null };
    const created = await admin.post('/api/admin/topics', { ...aTopic(), ...totals });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: created.body.id,
      ...aTopic(),
      color: '#3B82F6',
      icon: 'atom',
      difficulty: 'beginner',
      status: 'published',
    });
    const url = `/api/topics/${created.body.id}`;
    expect((await admin.get(url)).body).toMatchObject({ title: 'El átomo', totalLessons: 0 });
    const changed = await admin.put(`/api/admin/topics/${created.body.id}`, aTopic({ title: 'Átomos', color: 'teal' }));
    expect(changed).toMatchObject({ status: 200, body: { title: 'Átomos', color: 'teal' } });
    expect((await admin.get(url)).body.title).toBe('Átomos');
    expect((await admin.delete(`/api/admin/topics/${created.body.id}`)).body).toEqual({ id: created.body.id });
    expect((await admin.get(url)).status).toBe(404);
  });

  test('deletes a topic with its contents', async () => {
    const { id, lessons, questions } = await makeTopic(admin, { lessons: 1, questions: 1, videos: 1 });
    await admin.delete(`/api/admin/topics/${id}`);
    expect((await admin.post(`/api/questions/${questions[0]}/answer`, { selectedAnswer: 1 })).status).toBe(404);
    expect((await admin.post(`/api/lessons/${lessons[0]}/complete`, { topicId: id })).status).toBe(404);
    expect((await admin.get('/api/admin/stats')).body).toMatchObject({ totalLessons: 0, totalVideos: 0 });
  });

  test('changes a lesson, a question and a video', async () => {
    const { id, lessons, questions, videos } = await makeTopic(admin, { lessons: 1, questions: 1, videos: 1 });
    await admin.put(`/api/admin/lessons/${lessons[0]}`, aLesson(id, { content: '<h2>Otra</h2>' }));
    await admin.put(`/api/admin/questions/${questions[0]}`, aQuestion(id, { correctAnswer: 3, xpReward: 25 }));
    const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
    const video = await admin.put(`/api/admin/videos/${videos[0]}`, aVideo(id, { youtubeId: link }));
    expect(video.body.youtubeId).toBe('aqz-KE-bpKQ');
    expect((await admin.get(`/api/topics/${id}`)).body).toMatchObject({
      lessons: [{ content: '<h2>Otra</h2>' }],
      questions: [{ correctAnswer: 3, xpReward: 25 }],
      videos: [{ youtubeId: 'aqz-KE-bpKQ' }],
    });
    for (const [kind, [one]] of Object.entries({ lessons, questions, videos })) {
      expect((await admin.delete(`/api/admin/${kind}/${one}`)).status).toBe(200);
    }
    expect((await admin.get(`/api/topics/${id}`)).body).toMatchObject({ lessons: [], questions: [], videos: [] });
  });

  test('creates 100 questions in parallel', async () => {
    const { id } = await makeTopic(admin);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        admin.post('/api/admin/questions', aQuestion(id), { 'idempotency-key': newId() }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await admin.get(`/api/questions?topicId=${id}`)).body).toHaveLength(100);
  });

  test.each([
    ['color', 'fixed inset-0 bg-red-500'],
    ['color', 'from-blue-500 to-blue-600'],
    ['icon', '"><script>'],
    ['icon', 'atom fixed inset-0'],
    ['difficulty', 'imposible'],
    ['courseId', 0],
  ])('[security 17] cannot store an invalid %s: %s', async (field, value) => {
    expect((await admin.post('/api/admin/topics', aTopic({ [field]: value }))).status).toBe(400);
  });

  test.each(['dQw4w9WgXc', 'dQw4w9WgXcQQ', '"><script>x', 'https://evil.test/watch?v=dQw4w9WgXcQ'])(
    '[security 18] cannot make a video of %s',
    async (youtubeId) => {
      const { id } = await makeTopic(admin);
      expect((await admin.post('/api/admin/videos', aVideo(id, { youtubeId }))).status).toBe(400);
    },
  );

  test('cannot mark an option that does not exist as correct', async () => {
    const { id } = await makeTopic(admin);
    expect((await admin.post('/api/admin/questions', aQuestion(id, { correctAnswer: 4 }))).status).toBe(400);
  });
});

test.each([2 ** 31, 99_999_999_999, Number.MAX_SAFE_INTEGER])(
  'a course %d does not exist and is refused',
  async (courseId) => {
    const { id } = await makeTopic(admin);
    for (const { status, body } of [
      await admin.post('/api/admin/topics', { ...aTopic(), courseId }),
      await admin.put(`/api/admin/topics/${id}`, { ...aTopic(), courseId }),
    ]) {
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_fields' });
    }
    const version = Number.MAX_SAFE_INTEGER;
    for (const { status } of [
      await admin.get(`/api/review?courseId=${courseId}`),
      await admin.get(`/api/admin/history/topic/${id}?before=${version}`),
      await admin.put(`/api/admin/topics/${id}`, { ...aTopic(), expectedVersion: version }),
    ]) {
      expect(status).toBeLessThan(500);
    }
  },
);

describe('a formula that is too deep', () => {
  const deep = `<p>Es \\(${'\\frac{1}{'.repeat(21)}2${'}'.repeat(21)}\\).</p>`;
  const name = '\\frac{1}{\\frac{1}{\\frac{1}{\\frac{1}{\\fra…';
  const refused = (path: string) => ({
    status: 400,
    body: {
      code: 'invalid_fields',
      errors: [{ path, message: `La fórmula «${name}» tiene 21 niveles, uno dentro de otro, y puede tener hasta 20` }],
    },
  });

  test('is refused in each text of a lesson and of a question, with the names of its field and of the formula', async () => {
    const { id } = await makeTopic(admin);
    expect(await admin.post('/api/admin/lessons', aLesson(id, { content: deep }))).toMatchObject(refused('content'));
    const fields = {
      question: { question: deep },
      'options.1': { options: ['a', deep] },
      explanation: { explanation: deep },
    };
    const exam = (await admin.post('/api/admin/exams', anExam())).body.id;
    for (const [path, field] of Object.entries(fields)) {
      expect(await admin.post('/api/admin/questions', aQuestion(id, field))).toMatchObject(refused(path));
      const questions = `/api/admin/exams/${exam}/questions`;
      expect(await admin.post(questions, anExamQuestion(field))).toMatchObject(refused(path));
      expect(
        await admin.post(`${questions}/bulk`, { questions: [anExamQuestion(), anExamQuestion(field)] }),
      ).toMatchObject(refused(`questions.1.${path}`));
    }
  });

  test('is refused when a stored lesson or question is changed', async () => {
    const { id } = await makeTopic(admin);
    const lesson = (await admin.post('/api/admin/lessons', aLesson(id))).body.id;
    const question = (await admin.post('/api/admin/questions', aQuestion(id))).body.id;
    expect(await admin.put(`/api/admin/lessons/${lesson}`, aLesson(id, { content: deep }))).toMatchObject(
      refused('content'),
    );
    expect(await admin.put(`/api/admin/questions/${question}`, aQuestion(id, { question: deep }))).toMatchObject(
      refused('question'),
    );
  });

  test('many formulas in one text are stored', async () => {
    const { id } = await makeTopic(admin);
    const content = '<p>\\(\\frac{1}{\\sqrt{2}}\\)</p>'.repeat(5_000);
    expect((await admin.post('/api/admin/lessons', aLesson(id, { content }))).status).toBe(201);
  });
});

describe('HTML that is too long after it was sanitised', () => {
  // Each `<` is stored as four characters.
  const grows = '1 < 2, '.repeat(25_000);
  const sent = async (url: string, content: object) => {
    const { status, body } = await admin.post(url, content);
    return { status, code: body.code, errors: body.errors };
  };
  const refused = (path: string) => ({
    status: 400,
    code: 'invalid_fields',
    errors: [{ path, message: 'Con su formato puede tener hasta 200.000 caracteres, y tiene 249.999' }],
  });

  test('is refused in a lesson, a question and an exam, with the name of its field', async () => {
    const { id } = await makeTopic(admin);
    const options = ['<p>a</p>', grows];
    expect(await sent('/api/admin/lessons', aLesson(id, { content: grows }))).toEqual(refused('content'));
    expect(await sent('/api/admin/questions', aQuestion(id, { question: grows }))).toEqual(refused('question'));
    expect(await sent('/api/admin/questions', aQuestion(id, { options }))).toEqual(refused('options.1'));
    expect(await sent('/api/admin/questions', aQuestion(id, { explanation: grows }))).toEqual(refused('explanation'));
    const exam = (await admin.post('/api/admin/exams', anExam())).body.id;
    const questions = [anExamQuestion(), anExamQuestion({ explanation: grows })];
    expect(await sent(`/api/admin/exams/${exam}/questions/bulk`, { questions })).toEqual(
      refused('questions.1.explanation'),
    );
  });

  test('200,000 characters are stored', async () => {
    const { id } = await makeTopic(admin);
    const content = `<p>${'x'.repeat(199_993)}</p>`;
    expect((await admin.post('/api/admin/lessons', aLesson(id, { content }))).status).toBe(201);
  });
});

describe('a deleted topic', () => {
  test('deletes its lessons, questions and videos: no command finds them', async () => {
    const { id, lessons, questions, videos } = await makeTopic(admin, { lessons: 1, questions: 1, videos: 1 });
    const elsewhere = await makeTopic(admin);
    await admin.delete(`/api/admin/topics/${id}`);
    const changes: [kind: string, id: string | undefined, content: object][] = [
      ['lesson', lessons[0], aLesson(elsewhere.id)],
      ['question', questions[0], aQuestion(elsewhere.id)],
      ['video', videos[0], aVideo(elsewhere.id)],
    ];
    for (const [kind, content, change] of changes) {
      const notFound = { status: 404, body: { code: `${kind}_not_found` } };
      expect(await admin.put(`/api/admin/${kind}s/${content}`, change)).toMatchObject(notFound);
      expect(await admin.delete(`/api/admin/${kind}s/${content}`)).toMatchObject(notFound);
    }
    const order = { lessons: [{ id: lessons[0], orderIndex: 1 }] };
    expect((await admin.put('/api/admin/lessons/reorder', order)).status).toBe(404);
  });

  test('does not change the answer of a repeated deletion', async () => {
    const { id, lessons } = await makeTopic(admin, { lessons: 1 });
    const headers = { 'idempotency-key': newId() };
    const url = `/api/admin/lessons/${lessons[0]}`;
    expect((await admin.delete(url, headers)).status).toBe(200);
    await admin.delete(`/api/admin/topics/${id}`);
    expect((await admin.delete(url, headers)).status).toBe(200);
  });

  test('leaves students their XP and history', async () => {
    const { id, lessons, questions } = await makeTopic(admin, { lessons: 1, questions: 1 });
    const student = await api.account({ premiumDays: 30 });
    await student.post(`/api/questions/${questions[0]}/answer`, { selectedAnswer: 1 });
    await student.post(`/api/lessons/${lessons[0]}/complete`, { topicId: id });
    const before = (await student.get('/api/auth/user')).body;
    expect(before.xp).toBeGreaterThan(0);
    await admin.delete(`/api/admin/topics/${id}`);
    expect((await student.get('/api/auth/user')).body).toEqual(before);
    expect(await api.deps.store.readStream(`answer-${student.userId}.${questions[0]}`)).toHaveLength(1);
  });
});

describe('two administrators', () => {
  test('edit a lesson: the second save gets 409 with the lesson as it is now', async () => {
    const { id, lessons } = await makeTopic(admin, { lessons: 1 });
    const url = `/api/admin/lessons/${lessons[0]}`;
    const mine = aLesson(id, { content: '<p>Mía</p>' });
    const theirs = aLesson(id, { content: '<p>Suya</p>' });
    const [{ version }] = (await admin.get(`/api/lessons?topicId=${id}`)).body;
    expect((await admin.put(url, { ...theirs, expectedVersion: version })).status).toBe(200);
    const refused = await admin.put(url, { ...mine, expectedVersion: version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect(refused.body.current).toEqual({ id: lessons[0], ...theirs, version: version + 1 });
    expect((await admin.put(url, { ...mine, expectedVersion: refused.body.current.version })).status).toBe(200);
    expect((await admin.get(`/api/topics/${id}`)).body.lessons[0]).toMatchObject({ content: '<p>Mía</p>', version: 3 });
  });

  test('edit a question: the second save gets 409 with the question as it is now', async () => {
    const { id, questions } = await makeTopic(admin, { questions: 1 });
    const url = `/api/admin/questions/${questions[0]}`;
    const [{ version }] = (await admin.get(`/api/questions?topicId=${id}`)).body;
    await admin.put(url, aQuestion(id, { correctAnswer: 2 }));
    const refused = await admin.put(url, { ...aQuestion(id, { correctAnswer: 3 }), expectedVersion: version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'edit_conflict', current: { correctAnswer: 2 } } });
  });

  const topicOf = async (id: string) =>
    (await admin.get('/api/topics')).body.find((topic: { id: string }) => topic.id === id);

  test('edit a topic: the second save gets 409 with the topic as it is now', async () => {
    const { id } = await makeTopic(admin);
    const url = `/api/admin/topics/${id}`;
    const { version } = await topicOf(id);
    const theirs = aTopic({ title: 'Suyo' });
    await admin.put(url, theirs);
    const refused = await admin.put(url, { ...aTopic({ title: 'Mío' }), expectedVersion: version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    expect(refused.body.current).toMatchObject({ id, ...theirs, version: version + 1 });
    const saved = await admin.put(url, { ...aTopic({ title: 'Mío' }), expectedVersion: refused.body.current.version });
    expect(saved).toMatchObject({ status: 200, body: { title: 'Mío' } });
    expect(await topicOf(id)).toMatchObject({ title: 'Mío', version: version + 2 });
  });

  test('edit a topic and sort its lessons: no conflict', async () => {
    const { id, lessons } = await makeTopic(admin, { lessons: 2 });
    const { version } = await topicOf(id);
    const order = lessons.toReversed().map((lesson, index) => ({ id: lesson, orderIndex: index + 1 }));
    expect((await admin.put('/api/admin/lessons/reorder', { lessons: order })).status).toBe(200);
    expect((await topicOf(id)).version).toBe(version);
    const saved = await admin.put(`/api/admin/topics/${id}`, { ...aTopic({ unit: 'Otra' }), expectedVersion: version });
    expect(saved.status).toBe(200);
    const refused = await admin.put(`/api/admin/topics/${id}`, { ...aTopic(), expectedVersion: version });
    expect(refused).toMatchObject({
      status: 409,
      body: { current: { unit: 'Otra', version: (await topicOf(id)).version } },
    });
  });

  describe('edit a lesson that sorting has moved to the top', () => {
    const moved = async () => {
      const { id, lessons } = await makeTopic(admin, { lessons: 3 });
      const [a, b, c] = lessons;
      const order = [c, a, b].map((lesson, index) => ({ id: lesson, orderIndex: index + 1 }));
      const moveToTop = () => admin.put('/api/admin/lessons/reorder', { lessons: order });
      const lessonsShown = async () => (await admin.get(`/api/topics/${id}`)).body.lessons;
      const shown = async () => (await lessonsShown()).map((lesson: { id: string }) => lesson.id);
      await moveToTop();
      const [{ id: _, locked: __, version, ...fields }] = await lessonsShown();
      return {
        a,
        b,
        c,
        shown,
        moveToTop,
        url: `/api/admin/lessons/${c}`,
        version,
        content: { ...fields, topicId: id },
      };
    };
    const changesOf = async (lesson: string | undefined) =>
      (await admin.get(`/api/admin/history/lesson/${lesson}`)).body.entries.length;

    test('the place that it had before the sorting moves it back', async () => {
      const { a, b, c, shown, url, version, content } = await moved();
      expect(await shown()).toEqual([c, a, b]);
      const body = { ...content, orderIndex: 3, expectedVersion: version };
      expect(await admin.put(url, body)).toMatchObject({ status: 200, body: { orderIndex: 3 } });
      expect(await shown()).toEqual([a, b, c]);
    });

    test('a save of what is shown changes nothing', async () => {
      const { c, shown, url, version, content } = await moved();
      const before = [await shown(), await changesOf(c)];
      expect((await admin.put(url, { ...content, expectedVersion: version })).status).toBe(200);
      expect([await shown(), await changesOf(c)]).toEqual(before);
    });

    test('a repeat with its idempotency key does not move it again', async () => {
      const { a, b, c, shown, moveToTop, url, content } = await moved();
      const headers = { 'idempotency-key': newId() };
      const save = () => admin.put(url, { ...content, orderIndex: 3 }, headers);
      await save();
      await moveToTop();
      expect(await save()).toMatchObject({ status: 200, body: { orderIndex: 3 } });
      expect(await shown()).toEqual([c, a, b]);
    });

    test('a conflict gives its place as it is shown', async () => {
      const { moveToTop, url, version, content } = await moved();
      await admin.put(url, { ...content, title: 'Suyo', orderIndex: 3 });
      await moveToTop();
      const refused = await admin.put(url, { ...content, title: 'Mío', expectedVersion: version });
      expect(refused.body.current).toMatchObject({ title: 'Suyo', orderIndex: 1 });
    });
  });

  test('edit a video: the second save gets 409 with the video as it is now', async () => {
    const { id, videos } = await makeTopic(admin, { videos: 1 });
    const url = `/api/admin/videos/${videos[0]}`;
    const [{ version, locked: _, id: __, ...video }] = (await admin.get(`/api/videos?topicId=${id}`)).body;
    await admin.put(url, { ...video, title: 'Suyo' });
    const refused = await admin.put(url, { ...video, title: 'Mío', expectedVersion: version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'edit_conflict', current: { title: 'Suyo' } } });
    expect((await admin.put(url, { ...video, title: 'Suyo', expectedVersion: version })).status).toBe(200);
  });

  test('see versions that students do not see', async () => {
    const { id } = await makeTopic(admin, { lessons: 1, questions: 1, videos: 1 });
    const student = await api.account();
    expect((await student.get(`/api/topics/${id}`)).text).not.toContain('version');
    expect((await student.get('/api/topics')).text).not.toContain('version');
  });
});

describe('the same idempotency key', () => {
  test('creates one topic, whether the requests are sequential or parallel', async () => {
    const headers = { 'idempotency-key': newId() };
    const send = () => admin.post('/api/admin/topics', aTopic(), headers);
    const first = await send();
    const others = await Promise.all(Array.from({ length: 10 }, send));
    for (const other of others) expect(other.body).toEqual(first.body);
    expect(await api.deps.store.readStream(`topic-${first.body.id}`)).toHaveLength(1);
  });

  test('of another account belongs to another command', async () => {
    const headers = { 'idempotency-key': newId() };
    const colleague = await api.account({ admin: true });
    const [mine, theirs] = [
      await admin.post('/api/admin/topics', aTopic(), headers),
      await colleague.post('/api/admin/topics', aTopic(), headers),
    ];
    expect(mine.body.id).not.toBe(theirs.body.id);
  });

  test('creates one event when the first requests are parallel', async () => {
    const { id } = await makeTopic(admin);
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/api/admin/questions', aQuestion(id), headers)),
    );
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect(await api.deps.store.readStream(`question-${[...ids][0]}`)).toHaveLength(1);
  });
});

test('[security 16] no payload reaches a student as executable code', async () => {
  const { id } = await makeTopic(admin, {
    description: payloads.join(' ').slice(0, 2_000),
    title: '<script>x</script>',
  });
  for (const payload of payloads) {
    const html = `<p>texto</p>${payload}<p>texto</p>`;
    const options = [html, '<p>b</p>'];
    await admin.post('/api/admin/lessons', aLesson(id, { content: html }));
    await admin.post('/api/admin/questions', aQuestion(id, { question: html, options, explanation: html }));
  }
  const { body } = await admin.get(`/api/topics/${id}`);
  expect(body.lessons).toHaveLength(payloads.length);
  expect(body.questions).toHaveLength(payloads.length);
  for (const { content } of body.lessons) expect(harmIn(content)).toBeUndefined();
  for (const { question, options, explanation } of body.questions) {
    for (const html of [question, ...options, explanation]) expect(harmIn(html)).toBeUndefined();
  }
  // Titles and descriptions are plain text: kept as typed, never rendered as HTML.
  expect(body.title).toBe('<script>x</script>');
});

test('plain texts are kept as typed: no page reads them as HTML', async () => {
  for (const payload of payloads) {
    const text = payload.slice(0, 100).trim();
    const topic = await admin.post('/api/admin/topics', aTopic({ title: text, unit: text, description: text }));
    const { id } = topic.body;
    const lesson = await admin.post('/api/admin/lessons', aLesson(id, { title: text }));
    const video = await admin.post('/api/admin/videos', aVideo(id, { title: text, description: text }));
    const exam = await admin.post('/api/admin/exams', anExam({ title: text, description: text }));
    expect([topic, lesson, video, exam].map(({ status, body }) => [status, body.title])).toEqual(
      Array(4).fill([201, text]),
    );
    expect([topic.body.unit, topic.body.description, video.body.description, exam.body.description]).toEqual(
      Array(4).fill(text),
    );
  }
});
