import { aTopic, makeTopic } from '@matraz/application/testing/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let student: Client;
let premium: Client;
let photosynthesis: string;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date('2026-11-20T12:00:00Z') });
  admin = await api.account({ admin: true });
  student = await api.account();
  premium = await api.account({ premiumDays: 30 });
  const topic = await makeTopic(admin, { title: 'Fotosíntesis', description: 'Las plantas y la luz' });
  photosynthesis = topic.id;
  const lesson = (topicId: string, orderIndex: number, title: string, content: string) =>
    admin.post('/api/admin/lessons', { title, content, topicId, orderIndex });
  await lesson(topic.id, 1, 'Fase oscura', '<h2>Ciclo</h2><p>Las reacciones fijan el \\(\\ce{CO_2}\\) del aire.</p>');
  await admin.post('/api/admin/questions', {
    question: '<p>¿Qué organelo hace la <em>glucólisis</em>?</p>',
    options: ['<p>ribosomagia</p>', '<p>otra</p>'],
    correctAnswer: 0,
    explanation: '<p>secretazo</p>',
    topicId: topic.id,
    xpReward: 10,
  });
  const limited = await makeTopic(admin, { title: 'Herencia', orderIndex: 9 });
  await lesson(limited.id, 1, 'Primera', '<p>abierta</p>');
  await lesson(limited.id, 2, 'Mendel y sus guisantes', '<p>La zanahoriedad es un invento.</p>');
  const draft = await makeTopic(admin, { title: 'Borrador de volcanes' });
  await admin.put(`/api/admin/topics/${draft.id}`, aTopic({ title: 'Borrador de volcanes', status: 'draft' }));
  await lesson(draft.id, 1, 'Magma', '<p>Lava</p>');
});
afterAll(() => api.close());

const searchAs = async (client: Client, q: string) => (await client.get(`/api/search?q=${encodeURIComponent(q)}`)).body;
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');
const marksOf = (parts: { text: string; isMatch: boolean }[]) =>
  parts.flatMap(({ text, isMatch }) => (isMatch ? [text] : []));

describe('a search', () => {
  test.each(['fotosíntesis', 'FOTOSINTESIS', 'fotosin', 'fotosi'])('%s finds the topic', async (q) => {
    const { topics } = await searchAs(student, q);
    expect(topics).toMatchObject([{ id: photosynthesis, isDraft: false }]);
    expect(marksOf(topics[0].title)).toEqual(['Fotosíntesis']);
  });

  test.each(['reacción', 'reaccion', 'reacciones', 'ciclo reacc', 'CO2', 'oscuras'])(
    '%s finds the lesson',
    async (q) => {
      const { lessons } = await searchAs(student, q);
      expect(lessons).toMatchObject([{ topicId: photosynthesis, locked: false }]);
      expect(marksOf([...lessons[0].title, ...lessons[0].excerpt]).length).toBeGreaterThan(0);
    },
  );

  test('all words must be in it', async () => {
    expect((await searchAs(student, 'reacciones guisantes')).lessons).toEqual([]);
  });

  test('finds a question by its text, without its options', async () => {
    const { questions } = await searchAs(student, 'glucolisis');
    expect(textOf(questions[0].excerpt)).toBe('¿Qué organelo hace la glucólisis?');
    expect(Object.keys(questions[0]).sort()).toEqual(['excerpt', 'id', 'topicId', 'topicTitle']);
  });

  test.each(['ribosomagia', 'secretazo'])('%s, of an option or explanation, finds nothing', async (q) => {
    for (const client of [student, admin])
      expect(await searchAs(client, q)).toEqual({ topics: [], lessons: [], questions: [] });
  });

  test('of one letter, or of signs, finds nothing', async () => {
    for (const q of ['', 'a', "'; drop --", ':*', '\\'])
      expect((await student.get(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    expect((await searchAs(student, 'a')).topics).toEqual([]);
  });
});

describe('what a student may not open', () => {
  test('a locked lesson is found by its title only, and shows nothing of its content', async () => {
    expect((await searchAs(student, 'zanahoriedad')).lessons).toEqual([]);
    expect((await searchAs(student, 'guisante')).lessons).toMatchObject([{ locked: true, excerpt: [] }]);
    expect((await searchAs(premium, 'zanahoriedad')).lessons).toMatchObject([{ locked: false }]);
  });

  test('many locked questions and lessons do not hide the open ones', async () => {
    const limited = await makeTopic(admin, { title: 'Limitado', orderIndex: 8 });
    const ask = (topicId: string, text: string) =>
      admin.post('/api/admin/questions', {
        question: `<p>${text}</p>`,
        options: ['<p>una</p>', '<p>otra</p>'],
        correctAnswer: 0,
        explanation: '',
        topicId,
        xpReward: 10,
      });
    const teach = (topicId: string, orderIndex: number, content: string) =>
      admin.post('/api/admin/lessons', { title: `Lección ${orderIndex}`, content, topicId, orderIndex });
    for (let n = 1; n <= 31; n++) await ask(limited.id, 'Quimiorrecepción y quimiorrecepción');
    for (let n = 1; n <= 26; n++) await teach(limited.id, n, '<p>Abierta</p>');
    for (let n = 27; n <= 52; n++) await teach(limited.id, n, '<p>Quimiorrecepción y quimiorrecepción</p>');
    await ask(photosynthesis, 'Otra vez la quimiorrecepción de las hojas');
    await teach(photosynthesis, 2, '<p>La quimiorrecepción de las hojas</p>');
    const { lessons, questions } = await searchAs(student, 'quimiorrecepción');
    // Five questions of the limited topic are open.
    expect(questions).toHaveLength(6);
    expect(questions.at(-1)).toMatchObject({ topicId: photosynthesis });
    expect(lessons).toMatchObject([{ topicId: photosynthesis, locked: false }]);
    expect((await searchAs(premium, 'quimiorrecepción')).questions).toHaveLength(8);
  });

  test('drafts are for administrators', async () => {
    expect(await searchAs(student, 'volcanes')).toMatchObject({ topics: [] });
    expect(await searchAs(student, 'magma')).toMatchObject({ lessons: [] });
    expect((await searchAs(admin, 'volcanes')).topics).toMatchObject([{ isDraft: true }]);
  });
});

test('a changed lesson is found by its new words, a deleted one no more', async () => {
  const topic = await makeTopic(admin, { title: 'Ondas' });
  const body = { title: 'Sonido', content: '<p>amplitudinal</p>', topicId: topic.id, orderIndex: 1 };
  const { id } = (await admin.post('/api/admin/lessons', body)).body;
  await admin.put(`/api/admin/lessons/${id}`, { ...body, content: '<p>frecuencial</p>' });
  expect((await searchAs(student, 'amplitudinal')).lessons).toEqual([]);
  expect((await searchAs(student, 'frecuencial')).lessons).toHaveLength(1);
  await admin.delete(`/api/admin/lessons/${id}`);
  expect((await searchAs(student, 'frecuencial')).lessons).toEqual([]);
});
