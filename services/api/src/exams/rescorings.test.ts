import { anExamQuestion, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let exam: MadeExam;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  exam = await makeExam(admin, { scored: 4, pilots: 1 });
});

/** Starts the exam, saves these answers in order, and hands in. The correct answer is always 1. */
const take = async (client: Client, ...picks: number[]): Promise<string> => {
  const { body } = await client.post(`/api/exams/${exam.id}/start`);
  for (const [place, selectedAnswer] of picks.entries()) {
    await client.post(`/api/exam-attempts/${body.id}/answers`, { questionId: exam.questions[place], selectedAnswer });
  }
  await client.post(`/api/exam-attempts/${body.id}/complete`);
  return body.id;
};
const read = async (client: Client, id: string) => (await client.get(`/api/exam-attempts/${id}`)).body;
const url = (place: number) => `/api/admin/exams/${exam.id}/questions/${exam.questions[place]}/correction`;
const correct = (place: number, decision: object, reason: string) => admin.post(url(place), { decision, reason });
const preview = async (place: number, decision: object) =>
  (await admin.post(`${url(place)}/preview`, { decision })).body;

describe('a corrected question', () => {
  test('moves the scores that its preview named, and each change says what became of the question and why', async () => {
    const [ana, beto] = [await api.account(), await api.account()];
    const [right, wrong] = [await take(ana, 1, 1), await take(beto, 2, 1)];
    const other = (await read(beto, wrong)).paesScore;
    const both = (await read(ana, right)).paesScore;
    const toAll = await preview(0, { kind: 'accept', accepted: [1, 2] });
    const moved = (await correct(0, { kind: 'accept', accepted: [1, 2] }, 'También vale la C.')).body;
    expect(moved.correction).toEqual({ outcome: 'accepted', accepted: [1, 2], reason: 'También vale la C.' });
    expect(toAll).toEqual({
      isChange: true,
      completed: 2,
      running: 0,
      moves: [{ from: other, to: both, attempts: 1 }],
    });
    expect((await read(beto, wrong)).paesScore).toBe(both);

    await correct(0, { kind: 'everyone' }, 'El enunciado tenía un error.');
    await correct(0, { kind: 'void' }, 'No se puede responder.');
    await correct(0, { kind: 'reinstate' }, 'Estaba bien.');
    const page = await read(beto, wrong);
    expect(page.paesScore).toBe(other);
    expect(page.exam.questions[0].correction).toEqual({ outcome: 'own-key', accepted: [], reason: 'Estaba bien.' });
    expect(
      page.rescorings.map(({ reason, questions }: { reason: string; questions: unknown }) => [reason, questions]),
    ).toEqual(
      [
        ['question-corrected', 'accepted', 'También vale la C.'],
        ['question-corrected', 'everyone', 'El enunciado tenía un error.'],
        ['question-voided', 'voided', 'No se puede responder.'],
        ['question-corrected', 'own-key', 'Estaba bien.'],
      ].map(([kind, outcome, reason]) => [kind, [{ id: exam.questions[0], outcome, reason }]]),
    );
    await expectScoresShown(api.deps);
  });

  test('that was corrected before the attempt ended and is taken back afterwards is named too', async () => {
    await correct(0, { kind: 'everyone' }, 'El enunciado tenía un error.');
    const student = await api.account();
    const id = await take(student, 0);
    expect(await read(student, id)).toMatchObject({ correct: 1, rescorings: [] });
    await correct(0, { kind: 'reinstate' }, 'Estaba bien.');
    const { correct: now, rescorings } = await read(student, id);
    expect(now).toBe(0);
    expect(rescorings).toMatchObject([
      { questions: [{ id: exam.questions[0], outcome: 'own-key', reason: 'Estaba bien.' }] },
    ]);
  });

  test('is not named to a student whose version of the question did not have the accepted option', async () => {
    const student = await api.account();
    const id = await take(student, 1);
    await admin.put(
      `/api/admin/exam-questions/${exam.questions[0]}`,
      anExamQuestion({ options: ['<p>z</p>', '<p>y</p>', '<p>x</p>'] }),
    );
    await correct(0, { kind: 'accept', accepted: [0] }, 'La clave estaba mal.');
    expect(await read(student, id)).toMatchObject({ correct: 1, rescorings: [] });
  });
});
