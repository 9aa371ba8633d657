import { aQuestion, makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { createPool } from '@matraz/infra/postgres/pool';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let pool: pg.Pool;
let admin: Client;
let topicId: string;
beforeAll(async () => {
  api = await startTestApi();
  pool = createPool(api.databaseUrl);
  admin = await api.account({ admin: true });
  topicId = (await makeTopic(admin, { title: 'El sonido', courseId: 2 })).id;
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

type Question = { id: string; question: string };
const questionsOf = async (id: string): Promise<Question[]> => (await admin.get(`/api/exams/${id}`)).body.questions;
const rowOf = async (id: string) =>
  (await pool.query('select topic_id, skill, area from read.exam_question where id = $1', [id])).rows[0];
const syllabus = () => ({ topicId, skill: 'evaluate', area: 'elective' });

describe('the skill of a practice question', () => {
  const url = '/api/admin/questions';
  const shown = async (client: Client, id: string) =>
    (await client.get(`/api/questions?topicId=${topicId}`)).body.find((question: Question) => question.id === id);

  test('is stored, shown to students too, and gone after a change without it', async () => {
    const student = await api.account();
    const { body } = await admin.post(url, aQuestion(topicId, { skill: 'plan-and-investigate' }));
    expect(body.skill).toBe('plan-and-investigate');
    for (const client of [admin, student]) expect((await shown(client, body.id)).skill).toBe('plan-and-investigate');
    expect((await admin.put(`${url}/${body.id}`, aQuestion(topicId))).status).toBe(200);
    expect(await shown(admin, body.id)).not.toHaveProperty('skill');
    expect((await admin.post(url, aQuestion(topicId, { skill: 'recordar' }))).status).toBe(400);
  });

  test('is copied with the topic', async () => {
    const { id } = await makeTopic(admin);
    await admin.post(url, aQuestion(id, { skill: 'evaluate' }));
    await admin.post(url, aQuestion(id));
    const { body } = await admin.post(`/api/admin/topics/${id}/duplicate`);
    const { body: copies } = await admin.get(`/api/questions?topicId=${body.id}`);
    expect(copies.map(({ skill }: { skill?: string }) => skill)).toEqual(['evaluate', undefined]);
  });
});

describe('topic, skill and area of an exam question', () => {
  test('are stored by each call that writes it, and read tables have their present values', async () => {
    const { id } = await makeExam(admin, { scored: 0, pilots: 0 });
    const url = `/api/admin/exams/${id}/questions`;
    const { body: one } = await admin.post(url, anExamQuestion({ ...syllabus(), topicId: topicId.toUpperCase() }));
    expect(one).toMatchObject(syllabus());
    expect(await rowOf(one.id)).toEqual({ topic_id: topicId, skill: 'evaluate', area: 'elective' });
    await admin.post(`${url}/bulk`, { questions: [anExamQuestion(), anExamQuestion({ area: 'Physics' })] });
    const [, without, ofPhysics] = await questionsOf(id);
    expect(without).not.toHaveProperty('topicId');
    expect(await rowOf(ofPhysics?.id ?? '')).toEqual({ topic_id: null, skill: null, area: 'Physics' });
    const { body: changed } = await admin.put(`/api/admin/exam-questions/${one.id}`, anExamQuestion());
    for (const field of ['topicId', 'skill', 'area']) expect(changed).not.toHaveProperty(field);
    expect(await rowOf(one.id)).toEqual({ topic_id: null, skill: null, area: null });
  });

  test('come back when a version of the question is restored', async () => {
    const { id } = await makeExam(admin, { scored: 0, pilots: 0 });
    const { body } = await admin.post(`/api/admin/exams/${id}/questions`, anExamQuestion(syllabus()));
    const { version } = (await admin.get(`/api/exams/${id}`)).body;
    await admin.put(`/api/admin/exam-questions/${body.id}`, anExamQuestion({ skill: 'observe-and-question' }));
    const restored = await admin.post(`/api/admin/history/exam-question/${body.id}/restore`, {
      version,
      expectedVersion: version + 1,
    });
    expect(restored.status).toBe(200);
    expect((await questionsOf(id))[0]).toMatchObject(syllabus());
    expect(await rowOf(body.id)).toEqual({ topic_id: topicId, skill: 'evaluate', area: 'elective' });
  });

  test('an unknown topic and a draft are refused in Spanish, naming the field', async () => {
    const { id, questions } = await makeExam(admin, { scored: 1, pilots: 0 });
    const draft = (await makeTopic(admin, { status: 'draft' } as object)).id;
    for (const wrong of [newId(), draft]) {
      const question = anExamQuestion({ topicId: wrong });
      const replies = [
        await admin.post(`/api/admin/exams/${id}/questions`, question),
        await admin.post(`/api/admin/exams/${id}/questions/bulk`, { questions: [anExamQuestion(), question] }),
        await admin.put(`/api/admin/exam-questions/${questions[0]}`, question),
      ];
      for (const { status, body } of replies) expect([status, body.code]).toEqual([400, 'invalid_fields']);
      expect(replies.map(({ body }) => body.errors)).toEqual(
        ['topicId', 'questions.1.topicId', 'topicId'].map((path) => [
          { path, message: 'El tema no existe o es un borrador' },
        ]),
      );
    }
    expect(await questionsOf(id)).toHaveLength(1);
  });

  test('a question keeps its topic when the topic has become a draft', async () => {
    const { id: ofTopic } = await makeTopic(admin);
    const { id, questions } = await makeExam(admin, { scored: 2, pilots: 0 });
    const put = (question: string | undefined, fields: object) =>
      admin.put(`/api/admin/exam-questions/${question}`, anExamQuestion(fields));
    await put(questions[0], { topicId: ofTopic });
    const { body: topic } = await admin.get(`/api/topics/${ofTopic}`);
    const { courseId, unit, title, description } = topic;
    await admin.put(`/api/admin/topics/${ofTopic}`, { courseId, unit, title, description, status: 'draft' });
    expect((await put(questions[0], { topicId: ofTopic, question: '<p>otra</p>' })).status).toBe(200);
    expect((await put(questions[1], { topicId: ofTopic })).status).toBe(400);
    expect((await questionsOf(id))[0]).toMatchObject({ topicId: ofTopic, question: '<p>otra</p>' });
  });

  test('are shown to a student with the result, not during the attempt', async () => {
    const student = await api.account();
    const { id } = await makeExam(admin, { scored: 0, pilots: 0, totalQuestions: 1 });
    await admin.persist(`/api/admin/exams/${id}/questions`, anExamQuestion(syllabus()));
    const { body: attempt } = await student.post(`/api/exams/${id}/start`);
    const read = async () => (await student.get(`/api/exam-attempts/${attempt.id}`)).body.exam.questions[0];
    for (const field of ['topicId', 'skill', 'area']) expect(await read()).not.toHaveProperty(field);
    await student.post(`/api/exam-attempts/${attempt.id}/complete`);
    expect(await read()).toMatchObject(syllabus());
  });

  test('are copied with the exam', async () => {
    const { id } = await makeExam(admin, { scored: 1, pilots: 0 });
    await admin.post(`/api/admin/exams/${id}/questions`, anExamQuestion(syllabus()));
    const { body } = await admin.post(`/api/admin/exams/${id}/duplicate`);
    const [first, second] = await questionsOf(body.id);
    expect(first).not.toHaveProperty('topicId');
    expect(second).toMatchObject(syllabus());
  });

  test('of a test exam are those of the practice questions and their subjects', async () => {
    await admin.post('/api/admin/questions', aQuestion(topicId, { question: '<p>Del eco</p>', skill: 'evaluate' }));
    const { body } = await admin.post('/api/admin/create-test-exam', { totalQuestions: 500 });
    const picked = (await questionsOf(body.id)).find(({ question }) => question === '<p>Del eco</p>');
    expect(picked).toMatchObject({ topicId, skill: 'evaluate', area: 'Physics' });
  });
});
