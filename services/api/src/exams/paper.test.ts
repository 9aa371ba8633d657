import { anExamQuestion, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { paperForm } from '@matraz/domain/exams/paper-form';
import { examAttemptId, newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Person = Client & TestAccount;

const noon = Date.parse('2026-11-20T12:00:00Z');
let now = new Date(noon);
const satAt = '2026-11-18T12:00:00.000Z';
let api: TestApi;
let admin: Person;
let teacher: Person;
let other: Person;
let ana: Person;
let eva: Person;
let classId: string;
let exam: MadeExam;
let version: number;

const openClass = async (students: Person[]): Promise<string> => {
  const id = (await teacher.post('/api/classes', { name: '4°B', year: 2026 })).body.classId;
  const { code } = (await teacher.post(`/api/classes/${id}/code`)).body;
  for (const one of students) await one.post('/api/user/classes', { code });
  return id;
};

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  admin = await api.account({ admin: true });
  teacher = await api.account({ teacher: true });
  other = await api.account({ teacher: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date(noon);
  [ana, eva] = [await api.account(), await api.account()];
  classId = await openClass([ana, eva]);
  exam = await makeExam(admin);
  version = (await admin.get(`/api/exam-papers/${exam.id}`)).body.version;
});

const sheet = (student: Person, letters = 'BBA-BB', form = 'A') => ({ userId: student.userId, form, letters });
const record = (who: Client, sheets: object[], fields: object = {}, headers: Record<string, string> = {}) =>
  who.post(
    `/api/classes/${classId}/exams/${exam.id}/papers`,
    { examVersion: version, satAt, seconds: 3_600, sheets, ...fields },
    headers,
  );
const results = (who: Client, attempt = 'first') =>
  who.get(`/api/classes/${classId}/exams/${exam.id}/results?attempt=${attempt}`);
const attemptOf = ({ userId }: Person, ordinal = 1) => examAttemptId(userId, exam.id, ordinal);
const typesOf = async (id: string) => (await api.deps.store.readStream(`attempt-${id}`)).map(({ type }) => type);
const take = async (student: Person, picks: (number | null)[]) => {
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body as { id: string };
  for (const [place, selectedAnswer] of picks.entries()) {
    if (selectedAnswer !== null)
      await student.post(`/api/exam-attempts/${id}/answers`, { questionId: exam.questions[place], selectedAnswer });
  }
  await student.post(`/api/exam-attempts/${id}/complete`, {});
  return id;
};

describe('answers on paper', () => {
  test('are an attempt as any other, marked, in one append', async () => {
    const { status, body } = await record(teacher, [sheet(ana), sheet(eva, '------')]);
    expect(status).toBe(200);
    expect(body.sheets).toEqual([ana, eva].map(({ userId }) => ({ userId, refusal: null, detail: null })));
    const page = (await ana.get(`/api/exam-attempts/${attemptOf(ana)}`)).body;
    expect(page).toMatchObject({
      isCompleted: true,
      reason: 'paper',
      startedAt: satAt,
      finishedAt: '2026-11-18T13:00:00.000Z',
      timeElapsed: 3_600,
      correct: 2,
      scored: 4,
      answered: 5,
    });
    expect(await typesOf(attemptOf(ana))).toEqual([
      'ExamAttemptStarted',
      ...Array.from({ length: 5 }, () => 'ExamAnswerSaved'),
      'ExamAnswersCollected',
      'ExamAttemptCompleted',
    ]);
    expect((await eva.get('/api/exam-attempts')).body[0]).toMatchObject({ reason: 'paper', paesScore: 100 });
    await expectScoresShown(api.deps);
  });

  test('of a form mean its own order of questions and options', async () => {
    const { body } = await teacher.get(`/api/exam-papers/${exam.id}`);
    const placed = paperForm(
      exam.id,
      'C',
      body.questions.map((one: { id: string; options: string[] }) => ({ questionId: one.id, options: one.options })),
    );
    const right = placed.map(({ options }) => 'ABCDE'.charAt(options.indexOf(1))).join('');
    expect(right).not.toBe('BBBBBB');
    await record(teacher, [sheet(ana, right, 'C')]);
    expect((await ana.get('/api/exam-attempts')).body[0]).toMatchObject({ correct: 4, paesScore: 1000 });
  });

  test('sent again are recorded once; of another sitting they are the next attempt', async () => {
    const headers = { 'idempotency-key': newId() };
    await record(teacher, [sheet(ana)], {}, headers);
    await record(teacher, [sheet(ana)], {}, headers);
    await record(teacher, [sheet(ana)]);
    expect((await ana.get('/api/exam-attempts')).body).toHaveLength(1);
    expect((await record(teacher, [sheet(ana, 'AAAAAA')])).body.sheets[0]).toMatchObject({ refusal: 'paper_recorded' });
    await record(teacher, [sheet(ana)], { satAt: '2026-11-19T12:00:00.000Z' });
    expect((await ana.get('/api/exam-attempts')).body).toHaveLength(2);
    expect(await typesOf(attemptOf(ana, 2))).toHaveLength(8);
  });

  test('come after what the student did on the platform', async () => {
    const own = await take(ana, [1]);
    await record(teacher, [sheet(ana)]);
    const listed = (await ana.get('/api/exam-attempts')).body as { id: string; reason: string }[];
    expect(new Set(listed.map(({ id, reason }) => `${id} ${reason}`))).toEqual(
      new Set([`${own} submitted`, `${attemptOf(ana, 2)} paper`]),
    );
  });

  test.each([
    ['a sitting that is not over', () => [sheet(ana)], { satAt: '2026-11-20T11:30:00.000Z' }, 'sitting_not_over'],
    ['too few letters', () => [sheet(ana, 'BB')], {}, 'paper_answers_mismatch'],
    ['a letter without an option', () => [sheet(ana, 'EBBBBB')], {}, 'answer_out_of_range'],
    ['a version that the exam does not have', () => [sheet(ana)], { examVersion: 99 }, 'exam_not_found'],
    ['a version before it was published', () => [sheet(ana)], { examVersion: 1 }, 'exam_not_found'],
    ['a student of nobody', () => [{ ...sheet(ana), userId: newId() }], {}, 'student_not_found'],
  ])('are refused: %s', async (_, sheets, fields, refusal) => {
    const { status, body } = await record(teacher, sheets(), fields);
    expect(status).toBe(200);
    expect(body.sheets).toMatchObject([{ refusal, detail: expect.any(String) }]);
    expect(await typesOf(attemptOf(ana))).toEqual([]);
  });

  test('wait for an attempt that runs; a refused sheet stops no other', async () => {
    await ana.post(`/api/exams/${exam.id}/start`);
    const { body } = await record(teacher, [sheet(ana), sheet(eva)]);
    expect(body.sheets).toMatchObject([{ refusal: 'attempt_running' }, { refusal: null }]);
  });

  test('are recorded by a teacher of a running class, and by nobody else', async () => {
    expect(await record(other, [sheet(ana)])).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await record(ana, [sheet(ana)])).toMatchObject({ status: 403, body: { code: 'teacher_required' } });
    await teacher.put(`/api/classes/${classId}`, { isArchived: true });
    expect(await record(teacher, [sheet(ana)])).toMatchObject({ status: 409, body: { code: 'class_archived' } });
    expect(await typesOf(attemptOf(ana))).toEqual([]);
  });

  test('are scored again when a question is corrected', async () => {
    await record(teacher, [sheet(ana)]);
    await admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[2]}/void`);
    expect((await results(teacher)).body.questions[2]).toMatchObject({ isVoided: true });
  });
});

describe('the results of a class', () => {
  test('tell who did it, how the questions were answered, and the scores', async () => {
    await take(ana, [1, 1, 0, null, 1]);
    await record(teacher, [sheet(eva, 'BA--BA')]);
    const luis = await api.account();
    const { code } = (await teacher.post(`/api/classes/${classId}/code`)).body;
    await luis.post('/api/user/classes', { code });
    await luis.post(`/api/exams/${exam.id}/start`);
    const { body } = await results(teacher);
    expect(body).toMatchObject({ class: { id: classId }, exam: { id: exam.id, version }, chosen: 'first' });
    const byId = new Map(body.students.map((one: { userId: string }) => [one.userId, one]));
    expect(byId.get(ana.userId)).toMatchObject({ attempts: 1, isRunning: false, result: { reason: 'submitted' } });
    expect(byId.get(eva.userId)).toMatchObject({ result: { reason: 'paper', correct: 1, answered: 4 } });
    expect(byId.get(luis.userId)).toMatchObject({ attempts: 0, isRunning: true, result: null });
    expect(body.questions).toHaveLength(6);
    expect(body.questions[0]).toMatchObject({ place: 1, taken: 2, correct: 2, empty: 0, chosen: [0, 2, 0, 0] });
    expect(body.questions[1]).toMatchObject({ taken: 2, correct: 1, chosen: [1, 1, 0, 0] });
    expect(body.questions[3]).toMatchObject({ taken: 2, correct: 0, empty: 2 });
    const { lowest, highest, bands } = body.summary;
    expect([lowest < highest, bands.reduce((sum: number, one: number) => sum + one)]).toEqual([true, 2]);
  });

  test('count the first, the best or the last attempt', async () => {
    await take(ana, [1]);
    await take(ana, [1, 1, 1, 1]);
    await take(ana, [1, 1]);
    const of = async (which: string) =>
      (await results(teacher, which)).body.students.find((one: { userId: string }) => one.userId === ana.userId).result
        .correct;
    expect([await of('first'), await of('best'), await of('last')]).toEqual([1, 4, 2]);
  });

  test('have a question as it is now, and no letters of other options', async () => {
    await take(ana, [1, 1, 1, 1]);
    await admin.put(`/api/admin/exam-questions/${exam.questions[0]}`, {
      ...anExamQuestion({ options: ['<p>uno</p>', '<p>dos</p>', '<p>tres</p>'], skill: 'evaluate' }),
    });
    await take(eva, [0, 1, 1, 1]);
    const { body } = await results(teacher);
    expect(body.questions[0]).toMatchObject({ taken: 2, correct: 1, chosen: [1, 0, 0] });
    expect(body.questions[0].options).toHaveLength(3);
    expect(body.skills).toEqual([
      { skill: 'evaluate', questions: 1, correct: 0, answered: 1, total: 1, isEnough: false },
    ]);
  });

  test('are those of the teachers of the class and of administrators', async () => {
    expect(await results(other)).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await results(ana)).toMatchObject({ status: 403 });
    expect((await results(admin)).status).toBe(200);
    await take(ana, [1]);
    await teacher.delete(`/api/classes/${classId}/students/${ana.userId}`);
    expect((await results(teacher)).body).toMatchObject({ summary: null, questions: [] });
  });

  test('of an exam that is not published are there when a student did it', async () => {
    const hidden = await makeExam(admin, { isPublished: false });
    const path = `/api/classes/${classId}/exams/${hidden.id}/results`;
    expect(await teacher.get(path)).toMatchObject({ status: 404, body: { code: 'exam_not_found' } });
    await take(ana, [1]);
    await admin.delete(`/api/admin/exams/${exam.id}`);
    expect((await results(teacher)).body).toMatchObject({ exam: { isPublished: false }, summary: { mean: 378 } });
  });
});

describe('an attempt for its teacher', () => {
  test('is the corrected paper', async () => {
    await record(teacher, [sheet(ana, 'BBA-BB', 'A')]);
    const path = `/api/student-attempts/${attemptOf(ana)}`;
    const { body } = await teacher.get(path);
    expect(body).toMatchObject({ student: { userId: ana.userId }, paper: { form: 'A' }, attempt: { correct: 2 } });
    expect(body.attempt.answers).toHaveLength(5);
    expect(body.attempt.exam.questions[0]).toMatchObject({ correctAnswer: 1, explanation: expect.any(String) });
    for (const tail of ['', '/seen']) {
      expect(await other.get(path + tail)).toMatchObject({ status: 404, body: { code: 'attempt_not_found' } });
      expect((await ana.get(path + tail)).status).toBe(403);
      expect((await admin.get(path + tail)).status).toBe(200);
    }
    await teacher.put(`/api/classes/${classId}`, { isArchived: true });
    expect((await teacher.get(path)).status).toBe(404);
  });

  test('tells what the server had at each time, and no key', async () => {
    const { id } = (await ana.post(`/api/exams/${exam.id}/start`)).body as { id: string };
    const path = `/api/student-attempts/${id}/seen`;
    expect(await teacher.get(path)).toMatchObject({ status: 409, body: { code: 'attempt_not_completed' } });
    const later = (seconds: number) => {
      now = new Date(noon + seconds * 1000);
    };
    const answer = (selectedAnswer: number | null) =>
      ana.post(`/api/exam-attempts/${id}/answers`, { questionId: exam.questions[0], selectedAnswer });
    later(10);
    await answer(2);
    later(20);
    const room = (action: string, more: object) =>
      teacher.post(`/api/admin/exams/${exam.id}/room/${action}`, { attemptIds: [id], ...more });
    await room('time', { reason: 'luz', seconds: 60 });
    await room('message', { text: 'Sigan' });
    later(30);
    await answer(null);
    later(40);
    await ana.post(`/api/exam-attempts/${id}/complete`, {});
    const { body, text } = await teacher.get(path);
    expect(
      body.steps.map(({ kind, at }: { kind: string; at: string }) => [kind, (Date.parse(at) - noon) / 1000]),
    ).toEqual([
      ['answer', 10],
      ['extended', 20],
      ['message', 20],
      ['answer', 30],
      ['completed', 40],
    ]);
    expect(body).toMatchObject({
      ordinal: 1,
      student: { userId: ana.userId },
      startedAt: new Date(noon).toISOString(),
    });
    expect(text).not.toMatch(/correctAnswer|SECRETO/);
  });
});

test('a teacher reports a question of her students to the administrators, and no other question', async () => {
  await record(teacher, [sheet(ana)]);
  const report = (who: Client, questionId: string | undefined) =>
    who.post(`/api/questions/${questionId}/report`, { reason: 'typo', text: 'x', attemptId: attemptOf(ana) });
  expect((await report(teacher, exam.questions[0])).status).toBe(200);
  expect(await report(teacher, newId())).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
  expect(await report(other, exam.questions[0])).toMatchObject({ status: 404, body: { code: 'attempt_not_found' } });
  expect(await report(eva, exam.questions[0])).toMatchObject({ status: 404, body: { code: 'attempt_not_found' } });
});

test('the marks of a class tell which attempts were on paper', async () => {
  await take(ana, [1]);
  await record(teacher, [sheet(ana), sheet(eva)]);
  const { students } = (await teacher.get(`/api/classes/${classId}/gradebook`)).body;
  const ofStudent = ({ userId }: Person) =>
    students.find((one: { userId: string }) => one.userId === userId).results[0];
  expect(ofStudent(ana)).toMatchObject({ attempts: 2, onPaper: 1 });
  expect(ofStudent(eva)).toMatchObject({ attempts: 1, onPaper: 1 });
});

describe('an exam to print', () => {
  test('has its key and a version that a later change does not touch', async () => {
    const path = `/api/exam-papers/${exam.id}`;
    const { body } = await teacher.get(path);
    expect(body.questions[0]).toMatchObject({ correctAnswer: 1, isVoided: false });
    expect(body.questions[0].explanation).toBeUndefined();
    await admin.put(`/api/admin/exam-questions/${exam.questions[0]}`, anExamQuestion({ correctAnswer: 2 }));
    expect((await teacher.get(path)).body.questions[0].correctAnswer).toBe(2);
    expect((await teacher.get(`${path}?version=${version}`)).body).toMatchObject({
      version,
      questions: [{ correctAnswer: 1 }, {}, {}, {}, {}, {}],
    });
    expect((await teacher.get(`${path}?version=99`)).status).toBe(404);
  });

  test('is for teachers, and only what they may see', async () => {
    const hidden = await makeExam(admin, { isPublished: false });
    expect((await teacher.get(`/api/exam-papers/${hidden.id}`)).status).toBe(404);
    expect((await admin.get(`/api/exam-papers/${hidden.id}`)).status).toBe(200);
    expect((await ana.get(`/api/exam-papers/${exam.id}`)).status).toBe(403);
  });
});

test('a sitting inside the window of an assignment belongs to it: its result is withheld, and the attempt is used', async () => {
  now = new Date('2026-11-18T11:00:00Z');
  const made = await teacher.post(`/api/classes/${classId}/assignments`, {
    kind: 'exam',
    workId: exam.id,
    opensAt: '2026-11-18T11:30:00Z',
    closesAt: '2026-12-30T14:00:00Z',
    lastStartAt: null,
    attempts: 1,
    results: 'when-released',
    form: { questions: false, options: false },
    accessWord: null,
  });
  expect(made.status).toBe(201);
  now = new Date(noon);
  expect((await record(teacher, [sheet(ana)])).body.sheets).toMatchObject([{ refusal: null }]);
  const page = () => ana.get(`/api/exam-attempts/${attemptOf(ana)}`);
  expect((await page()).body).toMatchObject({ isWithheld: true });
  expect(JSON.stringify((await page()).body)).not.toContain('SECRETO');
  expect((await ana.post(`/api/exams/${exam.id}/start`)).body.code).toBe('no_attempts_left');
  await teacher.post(`/api/classes/${classId}/assignments/${made.body.assignmentId}/release`);
  expect((await page()).body).toMatchObject({ isCompleted: true, reason: 'paper' });
});
