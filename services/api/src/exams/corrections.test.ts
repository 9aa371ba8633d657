import { correctExamQuestion } from '@matraz/application/exams/correct-exam-question';
import { rescoreAttempts } from '@matraz/application/exams/rescore-attempts';
import { anExamQuestion, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import type { QuestionDecision } from '@matraz/contracts/exams/http';
import { newId } from '@matraz/infra/ids';
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
  exam = await makeExam(admin, { scored: 4, pilots: 0 });
});

const reason = 'La clave estaba mal';
/** A new student starts the exam and saves these answers, in order. The key is always 1. */
const start = async (...picks: number[]) => {
  const client = await api.account();
  const { body } = await client.post(`/api/exams/${exam.id}/start`);
  for (const [place, selectedAnswer] of picks.entries()) {
    await client.post(`/api/exam-attempts/${body.id}/answers`, { questionId: exam.questions[place], selectedAnswer });
  }
  return {
    id: body.id as string,
    client,
    complete: async () => (await client.post(`/api/exam-attempts/${body.id}/complete`)).body,
    read: async () => (await client.get(`/api/exam-attempts/${body.id}`)).body,
  };
};
const take = async (...picks: number[]) => {
  const attempt = await start(...picks);
  return { ...attempt, before: await attempt.complete() };
};
const urlOf = (place: number) => `/api/admin/exams/${exam.id}/questions/${exam.questions[place]}/correction`;
const correct = (place: number, decision: object, more: object = { reason }) =>
  admin.post(urlOf(place), { decision, ...more });
const preview = async (place: number, decision: object, more: object = {}) =>
  (await admin.post(`${urlOf(place)}/preview`, { decision, ...more })).body;
const types = async (stream: string) => (await api.deps.store.readStream(stream)).map(({ type }) => type);

describe('another key', () => {
  test('changes finished results up and down, and students read why', async () => {
    const [right, wrong] = [await take(2, 1, 0, 0), await take(1, 1, 0, 0)];
    expect(await preview(0, { kind: 'accept', accepted: [2] })).toEqual({
      isChange: true,
      completed: 2,
      running: 0,
      moves: [
        { from: wrong.before.paesScore, to: right.before.paesScore, attempts: 1 },
        { from: right.before.paesScore, to: wrong.before.paesScore, attempts: 1 },
      ],
    });
    const { status, body } = await correct(0, { kind: 'accept', accepted: [2] });
    expect({ status, correction: body.correction }).toEqual({
      status: 200,
      correction: { outcome: 'accepted', accepted: [2], reason },
    });
    const page = await right.read();
    expect(page).toMatchObject({ correct: 2, scored: 4, paesScore: wrong.before.paesScore });
    expect(page.rescorings).toMatchObject([
      {
        reason: 'question-corrected',
        questions: [{ id: exam.questions[0], outcome: 'accepted', reason }],
        previousScore: right.before.paesScore,
      },
    ]);
    expect(page.exam.questions[0].correction).toEqual({ outcome: 'accepted', accepted: [2], reason });
    const [answer] = page.answers.filter(({ questionId }: { questionId: string }) => questionId === exam.questions[0]);
    expect(answer).toMatchObject({ selectedAnswer: 2, isCorrect: true });
    expect(await wrong.read()).toMatchObject({ correct: 1, paesScore: right.before.paesScore });
  });

  test('counts in running attempts when they are finished, and their page does not tell it before', async () => {
    const running = await start(2);
    const before = await running.read();
    expect(await preview(0, { kind: 'accept', accepted: [1, 2] })).toMatchObject({
      completed: 0,
      running: 1,
      moves: [],
    });
    await correct(0, { kind: 'accept', accepted: [1, 2] });
    expect({ ...(await running.read()), serverTime: '' }).toEqual({ ...before, serverTime: '' });
    expect(await running.complete()).toMatchObject({ correct: 1, scored: 4 });
    expect((await running.read()).rescorings).toEqual([]);
  });

  test('counts in attempts that start afterwards', async () => {
    await correct(0, { kind: 'accept', accepted: [2] });
    expect((await take(2)).before).toMatchObject({ correct: 1 });
    expect((await take(1)).before).toMatchObject({ correct: 0 });
  });

  test('is about the version that the teacher saw, also when the question was changed since', async () => {
    const old = await take(2);
    const { version } = (await admin.get(`/api/exams/${exam.id}`)).body;
    const options = ['<p>z</p>', '<p>y</p>', '<p>x</p>', '<p>w</p>'];
    await admin.put(`/api/admin/exam-questions/${exam.questions[0]}`, anExamQuestion({ options, correctAnswer: 3 }));
    const later = await take(3);
    await correct(0, { kind: 'accept', accepted: [2] }, { reason, version });
    expect(await old.read()).toMatchObject({ correct: 1 });
    expect(await later.read()).toMatchObject({ correct: 1 });
    expect((await admin.get(`/api/exams/${exam.id}`)).body.questions[0].correction.outcome).toBe('own-key');
  });
});

test('a key that was edited first is corrected for the students who had the wrong one', async () => {
  const [right, wrong] = [await take(2), await take(1)];
  await admin.put(
    `/api/admin/exam-questions/${exam.questions[0]}`,
    anExamQuestion({ correctAnswer: 2, orderIndex: 1 }),
  );
  const later = await take(2);
  const decision = { kind: 'accept', accepted: [2] };
  expect((await preview(0, decision)).moves).toHaveLength(2);
  await correct(0, decision);
  expect(await right.read()).toMatchObject({ correct: 1 });
  expect(await wrong.read()).toMatchObject({ correct: 0 });
  expect(await later.read()).toMatchObject({ correct: 1 });
});

test('the point for all is also for those who left the question empty', async () => {
  const empty = await take();
  await correct(0, { kind: 'everyone' });
  expect(await empty.read()).toMatchObject({ correct: 1, scored: 4, answered: 0 });
});

test.each([{ kind: 'accept', accepted: [2] }, { kind: 'everyone' }, { kind: 'void' }])(
  '%o is taken back: every score is as before, and students read why',
  async (decision) => {
    const [one, other] = [await take(1, 1, 0, 0), await take(2, 1, 0, 0)];
    await correct(0, decision);
    const back = await preview(0, { kind: 'reinstate' });
    expect(back.moves.length).toBeGreaterThan(0);
    const { body } = await correct(0, { kind: 'reinstate' }, { reason: 'Estaba bien' });
    expect(body).toMatchObject({ isVoided: false, correction: { outcome: 'own-key' } });
    for (const { read, before } of [one, other]) {
      const page = await read();
      expect(page).toMatchObject({ paesScore: before.paesScore, correct: before.correct, scored: before.scored });
      expect(page.rescorings.at(-1)).toMatchObject({
        reason: 'question-corrected',
        questions: [{ outcome: 'own-key', reason: 'Estaba bien' }],
      });
    }
  },
);

test('the reason alone is changed: no score moves, students and the history have the new one', async () => {
  const { read, before } = await take(1);
  const decision = { kind: 'everyone' };
  await correct(0, decision, { reason: 'Errata' });
  expect(await preview(0, decision)).toMatchObject({ isChange: false, moves: [] });
  const { body } = await correct(0, decision, { reason: 'El enunciado tenía un error.' });
  expect(body.correction).toEqual({ outcome: 'everyone', accepted: [], reason: 'El enunciado tenía un error.' });
  const page = await read();
  expect(page.paesScore).toBe(before.paesScore);
  expect(page.rescorings.at(-1)).toMatchObject({
    previousScore: before.paesScore,
    questions: [{ outcome: 'everyone', reason: 'El enunciado tenía un error.' }],
  });
  const actions = async ([kind, id]: readonly [string, string | undefined]) =>
    (await admin.get(`/api/admin/history/${kind}/${id}`)).body.entries
      .slice(0, 2)
      .flatMap(({ changes }: { changes: { action: string }[] }) => changes.map(({ action }) => action));
  for (const asked of [
    ['exam', exam.id],
    ['exam-question', exam.questions[0]],
  ] as const)
    expect(await actions(asked)).toEqual(['question-reason-changed', 'question-rekeyed']);
});

describe('each change of a score', () => {
  test('says what became of the question, and why', async () => {
    const [right, wrong] = [await take(1, 1), await take(2, 1)];
    const [other, both] = [wrong.before.paesScore, right.before.paesScore];
    const toAll = await preview(0, { kind: 'accept', accepted: [1, 2] });
    const moved = (await correct(0, { kind: 'accept', accepted: [1, 2] }, { reason: 'También vale la C.' })).body;
    expect(moved.correction).toEqual({ outcome: 'accepted', accepted: [1, 2], reason: 'También vale la C.' });
    expect(toAll).toEqual({
      isChange: true,
      completed: 2,
      running: 0,
      moves: [{ from: other, to: both, attempts: 1 }],
    });
    expect((await wrong.read()).paesScore).toBe(both);

    await correct(0, { kind: 'everyone' }, { reason: 'El enunciado tenía un error.' });
    await correct(0, { kind: 'void' }, { reason: 'No se puede responder.' });
    await correct(0, { kind: 'reinstate' }, { reason: 'Estaba bien.' });
    const page = await wrong.read();
    expect(page.paesScore).toBe(other);
    expect(page.exam.questions[0].correction).toEqual({ outcome: 'own-key', accepted: [], reason: 'Estaba bien.' });
    expect(
      page.rescorings.map((change: { reason: string; questions: unknown }) => [change.reason, change.questions]),
    ).toEqual(
      [
        ['question-corrected', 'accepted', 'También vale la C.'],
        ['question-corrected', 'everyone', 'El enunciado tenía un error.'],
        ['question-voided', 'voided', 'No se puede responder.'],
        ['question-corrected', 'own-key', 'Estaba bien.'],
      ].map(([kind, outcome, why]) => [kind, [{ id: exam.questions[0], outcome, reason: why }]]),
    );
    await expectScoresShown(api.deps);
  });

  test('names a question that was corrected before the attempt ended and is taken back afterwards', async () => {
    await correct(0, { kind: 'everyone' }, { reason: 'El enunciado tenía un error.' });
    const { read } = await take(0);
    expect(await read()).toMatchObject({ correct: 1, rescorings: [] });
    await correct(0, { kind: 'reinstate' }, { reason: 'Estaba bien.' });
    const { correct: now, rescorings } = await read();
    expect(now).toBe(0);
    expect(rescorings).toMatchObject([
      { questions: [{ id: exam.questions[0], outcome: 'own-key', reason: 'Estaba bien.' }] },
    ]);
  });

  test('leaves out a question whose version did not have the accepted option', async () => {
    const { read } = await take(1);
    const options = ['<p>z</p>', '<p>y</p>', '<p>x</p>'];
    await admin.put(`/api/admin/exam-questions/${exam.questions[0]}`, anExamQuestion({ options }));
    await correct(0, { kind: 'accept', accepted: [0] });
    expect(await read()).toMatchObject({ correct: 1, rescorings: [] });
  });
});

test('the preview is what the correction does', async () => {
  const attempts = [await take(0, 1), await take(1, 1), await take(2, 0), await take(3), await take()];
  for (const decision of [{ kind: 'accept', accepted: [0, 3] }, { kind: 'void' }, { kind: 'everyone' }]) {
    const before = await Promise.all(attempts.map(({ read }) => read()));
    const { moves, completed } = await preview(0, decision);
    await correct(0, decision);
    const after = await Promise.all(attempts.map(({ read }) => read()));
    const moved = before.flatMap(({ paesScore: from }, place) => {
      const to = after[place].paesScore;
      return from === to ? [] : [`${from} ${to}`];
    });
    const told = moves.flatMap(({ from, to, attempts: count }: { from: number; to: number; attempts: number }) =>
      Array(count).fill(`${from} ${to}`),
    );
    expect(completed).toBe(5);
    expect(told.sort()).toEqual(moved.sort());
  }
});

test('a preview changes nothing', async () => {
  await take(1);
  const before = await types(`exam-${exam.id}`);
  for (const decision of [{ kind: 'accept', accepted: [0] }, { kind: 'everyone' }, { kind: 'void' }]) {
    await preview(0, decision);
  }
  expect(await types(`exam-${exam.id}`)).toEqual(before);
});

test('the same correction again, and a repeated request, append nothing', async () => {
  const student = await take(2);
  for (let times = 0; times < 2; times++) await correct(0, { kind: 'accept', accepted: [2] });
  expect((await types(`exam-${exam.id}`)).filter((type) => type === 'ExamQuestionRekeyed')).toHaveLength(1);
  expect((await types(`attempt-${student.id}`)).filter((type) => type === 'ExamAttemptRescored')).toHaveLength(1);
});

test('what is wrong is refused and changes nothing', async () => {
  const before = await types(`exam-${exam.id}`);
  const accept = { kind: 'accept', accepted: [0] };
  expect((await correct(0, accept, {})).status).toBe(400);
  expect((await correct(0, accept, { reason: '   ' })).status).toBe(400);
  expect((await correct(0, accept, { reason: 'x'.repeat(501) })).status).toBe(400);
  expect((await correct(0, { kind: 'accept', accepted: [] })).status).toBe(400);
  expect((await correct(0, { kind: 'accept', accepted: [9] })).body.code).toBe('answer_out_of_range');
  expect((await correct(9, accept)).status).toBe(404);
  const student = await api.account();
  expect((await student.post(urlOf(0), { decision: accept, reason })).status).toBe(403);
  expect((await student.post(`${urlOf(0)}/preview`, { decision: accept })).status).toBe(403);
  expect(await types(`exam-${exam.id}`)).toEqual(before);
});

test('when the process dies before any result is scored again, the next run does it, once', async () => {
  const [done, open] = [await take(2), await start(2)];
  const question = { examId: exam.id, questionId: exam.questions[0] ?? '', reason };
  const context = () => ({ correlationId: newId(), now: new Date() });
  const decision: QuestionDecision = { kind: 'accept', accepted: [2] };
  await correctExamQuestion(api.deps, { ...question, decision }, context(), { limit: 0 });
  await api.deps.waiter.waitFor(await api.deps.store.head(), 20_000);
  expect(await api.deps.examLookup.attemptsToRescore({ examId: exam.id })).toEqual([done.id]);
  expect(await rescoreAttempts(api.deps, {}, context())).toBe(1);
  expect(await rescoreAttempts(api.deps, {}, context())).toBe(0);
  expect(await done.read()).toMatchObject({ correct: 1 });
  expect(await open.complete()).toMatchObject({ correct: 1 });
});

test('while an update has not made a column yet the teacher is asked to repeat, and the repeat corrects once', async () => {
  const student = await take(2);
  const { pool } = api.deps;
  await pool.query('alter table read.exam_result rename column voided to of_a_later_release');
  const { status, body, headers } = await correct(0, { kind: 'accept', accepted: [2] });
  await pool.query('alter table read.exam_result rename column of_a_later_release to voided');
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(headers['retry-after']).toBe('2');
  expect((await correct(0, { kind: 'accept', accepted: [2] })).status).toBe(200);
  expect((await types(`exam-${exam.id}`)).filter((type) => type === 'ExamQuestionRekeyed')).toHaveLength(1);
  expect(await student.read()).toMatchObject({ correct: 1 });
});

test('a correction while 20 students submit counts in every result', async () => {
  const attempts = await Promise.all(Array.from({ length: 20 }, () => start(2)));
  await Promise.all([...attempts.map(({ complete }) => complete()), correct(0, { kind: 'accept', accepted: [2] })]);
  for (const { read } of attempts) expect(await read()).toMatchObject({ correct: 1 });
});

test('every score can be recomputed from the log', async () => {
  expect(await expectScoresShown(api.deps)).toBeGreaterThan(30);
});
