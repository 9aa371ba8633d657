import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { openAccount } from '@matraz/application/accounts/open-account';
import { setAccommodations } from '@matraz/application/classes/set-accommodations';
import { createCommandHandler } from '@matraz/application/command-handler';
import { completeExamAttempt } from '@matraz/application/exams/complete-exam-attempt';
import { correctExamQuestion } from '@matraz/application/exams/correct-exam-question';
import { createExam } from '@matraz/application/exams/create-exam';
import { endExamAttempt } from '@matraz/application/exams/end-exam-attempt';
import { extendExamTime } from '@matraz/application/exams/extend-exam-time';
import { pauseExamAttempt } from '@matraz/application/exams/pause-exam-attempt';
import { resumeExamAttempt } from '@matraz/application/exams/resume-exam-attempt';
import { saveExamAnswer } from '@matraz/application/exams/save-exam-answer';
import { sendExamMessage } from '@matraz/application/exams/send-exam-message';
import { startExamAttempt } from '@matraz/application/exams/start-exam-attempt';
import { voidExamQuestion } from '@matraz/application/exams/void-exam-question';
import { recordProviderPayment } from '@matraz/application/premium/confirm-payment';
import { grantPremium } from '@matraz/application/premium/grant-premium';
import { testExamDeps } from '@matraz/application/testing/exam-deps';
import { anExam, anExamQuestion } from '@matraz/application/testing/exams';
import type { QuestionDecision } from '@matraz/contracts/exams/http';
import { streamOf } from '@matraz/contracts/streams';
import { lesson, question } from '@matraz/domain/catalog/content';
import { topic } from '@matraz/domain/catalog/topic';
import { lessonReading } from '@matraz/domain/practice/lesson-reading';
import { questionAnswers } from '@matraz/domain/practice/question-answers';
import { payment } from '@matraz/domain/premium/payment';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { savePlatformUser } from '@matraz/infra/identity/platform-users';
import { createSourceHash, noteSecurity } from '@matraz/infra/identity/security-events';
import { newId } from '@matraz/infra/ids';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useOps } from '../testing/use-ops.ts';

const ops = useOps();
let store: EventStore;
beforeEach(async () => {
  store = await openEventStore({ databaseUrl: ops.database.url });
});
afterEach(() => store.close());

const userId = newId();
const teacher = newId();
/** Noon in Chile, in summer. */
const noon = Date.parse('2026-03-01T15:00:00Z');
const secondsOn = (seconds: number, by: string = userId) => ({
  correlationId: newId(),
  userId: by,
  now: new Date(noon + seconds * 1_000),
});

/** @returns the page that a command writes with --html; it needs no other file */
const pageOf = async (...command: string[]): Promise<string> => {
  const path = join(ops.folder, 'informe.html');
  expect(await ops.run('audit', ...command, '--html', path)).toBe(0);
  const page = readFileSync(path, 'utf8');
  expect(page).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import|<[^>]+ on\w+=/i);
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(page.match(/<style>/g)).toHaveLength(1);
  expect(page).toMatch(/<style>\s*:root/);
  return page;
};
/** The lines of the timelines: time and text. */
const timelineOf = (page: string) =>
  Array.from(page.matchAll(/<li class="\w+"><time>([^<]*)<\/time>([^<]*)<\/li>/g), ([, at, text]) => `${at} ${text}`);

describe('audit attempt', () => {
  /** An attempt with three answers of which one is changed and one is cleared. */
  const takeExam = async () => {
    const deps = testExamDeps(store);
    const questions = [anExamQuestion(), anExamQuestion(), anExamQuestion(), anExamQuestion({ isPilot: true })];
    const form = anExam({ title: 'Ensayo <b>& más</b>', duration: 3_600, isPublished: true });
    const { id: examId } = await createExam(deps, form, secondsOn(-60, teacher), questions);
    const { attemptId } = await startExamAttempt(deps, { userId, examId }, secondsOn(0));
    const { exam } = await deps.archive.latestExam(examId);
    const answer = (place: number, selectedAnswer: number | null, seconds: number) =>
      saveExamAnswer(
        deps,
        attemptId,
        { userId, questionId: exam.questions[place - 1]?.questionId ?? '', selectedAnswer },
        secondsOn(seconds),
      );
    await answer(1, 1, 65);
    await answer(2, 0, 70);
    await answer(2, 1, 130);
    await answer(3, 2, 140);
    await answer(3, null, 150);
    const complete = () => completeExamAttempt(deps, attemptId, { userId }, secondsOn(3_000));
    const withAttempt = { ...deps, examLookup: { ...deps.examLookup, attemptsToRescore: async () => [attemptId] } };
    const first = { examId, questionId: exam.questions[0]?.questionId ?? '' };
    const voidFirst = () => voidExamQuestion(withAttempt, first, secondsOn(86_400, teacher));
    const rekeyFirst = (decision: QuestionDecision, reason: string) =>
      correctExamQuestion(withAttempt, { ...first, decision, reason }, secondsOn(86_400, teacher));
    return { attemptId, examId, answer, complete, voidFirst, rekeyFirst, questions: exam.questions };
  };

  test('tells every answer and change with its time, and the result that the log gives again', async () => {
    const { attemptId, complete } = await takeExam();
    await complete();
    expect(await ops.run('audit', 'attempt', attemptId)).toBe(0);
    const text = ops.written.stdout;
    expect(text.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        '+0:00:00  Comienza «Ensayo <b>& más</b>» (intento 1, versión 3 del ensayo). Plazo: 2026-03-01 13:00:00',
        '+0:01:05  Pregunta 1: B',
        '+0:01:10  Pregunta 2: A',
        '+0:02:10  Pregunta 2: cambia A por B',
        '+0:02:30  Pregunta 3: borra su respuesta C',
      ]),
    );
    expect(text).toMatch(/\+0:50:00 {2}El estudiante finalizó el ensayo\. \d+ puntos: 2 correctas de 3 evaluadas/);
    expect(text).toContain('El puntaje recalculado desde el registro es el mismo');
  });

  test('tells why the deadline of a student with more time is later, and who gave it', async () => {
    const given = { extraTime: 50, largeText: true, hidesTimer: false, breaks: 0 } as const;
    await setAccommodations(testExamDeps(store), { userId, by: teacher, given }, secondsOn(-30, teacher));
    const { attemptId } = await takeExam();
    expect(await ops.run('audit', 'attempt', attemptId)).toBe(0);
    expect(ops.written.stdout).toContain(
      '(intento 1, versión 3 del ensayo, con 50 % más de tiempo). Plazo: 2026-03-01 13:30:00',
    );
  });

  test('tells who gave more time, paused and ended it, and why', async () => {
    const { attemptId, examId } = await takeExam();
    const deps = testExamDeps(store);
    const decision = { examId, by: teacher, reason: 'Se cortó la luz' };
    await extendExamTime(deps, attemptId, { ...decision, seconds: 300 }, secondsOn(200, teacher));
    await pauseExamAttempt(deps, attemptId, decision, secondsOn(300, teacher));
    const paused = await ops.json('audit', 'attempt', attemptId);
    expect(paused.reply).toMatchObject({ pausedAt: secondsOn(300).now.toISOString() });
    await resumeExamAttempt(deps, attemptId, decision, secondsOn(400, teacher));
    await sendExamMessage(deps, attemptId, { examId, by: teacher, text: 'Calma' }, secondsOn(500, teacher));
    await endExamAttempt(deps, attemptId, decision, secondsOn(600, teacher));
    expect(await ops.run('audit', 'attempt', attemptId)).toBe(0);
    const text = ops.written.stdout;
    expect(text.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining([
        `+0:03:20  ${teacher} da 5 minutos más («Se cortó la luz»). Plazo: 2026-03-01 13:05:00`,
        `+0:05:00  ${teacher} detiene el tiempo («Se cortó la luz»)`,
        `+0:06:40  ${teacher} deja seguir («Se cortó la luz»). Plazo: 2026-03-01 13:06:40`,
        `+0:08:20  ${teacher} manda el mensaje «Calma»`,
      ]),
    );
    expect(text).toContain(`Lo terminó quien administra el ensayo (${teacher}: «Se cortó la luz»)`);
    expect(text).toContain('El puntaje recalculado desde el registro es el mismo');
    // It also doubts the events, because no event of this log made the teacher an administrator.
    expect(await ops.run('audit', 'student', userId)).toBe(1);
    expect(ops.written.stdout).toContain(`Recibe 300 segundos más (intento ${attemptId}): Se cortó la luz`);
  });

  test('of an open attempt has no result yet', async () => {
    const { attemptId } = await takeExam();
    const { code, reply } = await ops.json('audit', 'attempt', attemptId);
    expect(code).toBe(0);
    expect(reply).toMatchObject({ results: [], matches: true });
  });

  test('tells voided questions and the score before and after', async () => {
    const { attemptId, complete, voidFirst } = await takeExam();
    await complete();
    await voidFirst();
    expect(await ops.run('audit', 'attempt', attemptId)).toBe(0);
    expect(ops.written.stdout).toContain(`2026-03-02 12:00:00  Pregunta 1 anulada por ${teacher}`);
    expect(ops.written.stdout).toMatch(
      /Puntaje recalculado por anular la pregunta 1: de \d+ a \d+ puntos: 1 correcta de 2 evaluadas/,
    );
    const { reply } = await ops.json('audit', 'attempt', attemptId);
    expect(reply.results).toHaveLength(2);
  });

  test('tells corrected keys with their reasons, and the score before and after', async () => {
    const { attemptId, complete, rekeyFirst } = await takeExam();
    await complete();
    await rekeyFirst({ kind: 'accept', accepted: [0, 2] }, 'A y C son correctas');
    expect(await ops.run('audit', 'attempt', attemptId)).toBe(0);
    const text = ops.written.stdout;
    expect(text).toContain(`Pregunta 1 con la clave A y C («A y C son correctas») por ${teacher}`);
    expect(text).toMatch(
      /Puntaje recalculado por corregir la pregunta 1: de \d+ a \d+ puntos: 1 correcta de 3 evaluadas/,
    );
    expect(text).toMatch(/^ *1 +B +A y C +incorrecta +evaluada/m);
    await rekeyFirst({ kind: 'reinstate' }, 'La clave era B');
    expect(await ops.run('audit', 'attempt', attemptId)).toBe(0);
    expect(ops.written.stdout).toContain('otra vez con su propia clave («La clave era B»)');
    const { reply } = await ops.json('audit', 'attempt', attemptId);
    expect(reply).toMatchObject({ matches: true, results: [{}, {}, {}] });
  });

  test('says loudly when the recorded score is not the one that the answers give', async () => {
    const { attemptId, examId } = await takeExam();
    const figures = { correct: 3, scored: 3, answered: 3, total: 4, pilotCorrect: 0, pilotAnswered: 0, pilotTotal: 1 };
    const data = { attemptId, userId, examId, reason: 'submitted', finishedAt: secondsOn(10).now.toISOString() };
    const completed = {
      type: 'ExamAttemptCompleted',
      schemaVersion: 1,
      data: { ...data, timeElapsed: 10, paesScore: 1000, voided: [], examTitle: 'Ensayo', ...figures },
      metadata: { eventId: newId(), occurredAt: data.finishedAt, correlationId: 'x', causationId: 'x' },
    };
    const { length } = await store.readStream(`attempt-${attemptId}`);
    await store.append(`attempt-${attemptId}`, [completed], { expectedVersion: length });
    expect(await ops.run('audit', 'attempt', attemptId)).toBe(1);
    expect(ops.written.stderr).toMatch(/^EL PUNTAJE REGISTRADO NO COINCIDE .*correctas: registrado 3, recalculado 2/);
    const { code, reply } = await ops.json('audit', 'attempt', attemptId);
    expect({ code, matches: reply.matches }).toEqual({ code: 1, matches: false });
  });

  test('of an unknown attempt is refused', async () => {
    expect(await ops.run('audit', 'attempt', newId())).toBe(1);
    expect(ops.written.stderr).toContain('El registro no tiene el intento');
  });

  test('writes the same as a page without scripts and foreign files, with every text escaped', async () => {
    const { attemptId, complete } = await takeExam();
    await complete();
    const page = await pageOf('attempt', attemptId);
    expect(page).toContain('Ensayo &lt;b&gt;&amp; más&lt;/b&gt;');
    expect(page).not.toMatch(/<script|<b>|https?:|url\(/i);
    expect(page).toContain('<time>+0:02:10</time>Pregunta 2: cambia A por B');
    expect(page).toContain('El puntaje recalculado desde el registro es el mismo');
    expect(await ops.run('audit', 'attempt', attemptId, '--html', '/dev/null/x.html')).toBe(1);
  });
});

describe('audit student', () => {
  const title = 'El átomo';
  const topicId = newId();
  const [firstId, secondId, lessonId] = [newId(), newId(), newId()];
  const day = 86_400;

  beforeEach(async () => {
    const handle = createCommandHandler({ store });
    const details = { courseId: 1, unit: 'U', title, description: 'x', orderIndex: 1 } as const;
    const look = { color: 'blue', icon: 'atom', difficulty: 'beginner', status: 'published' } as const;
    await openAccount({ handle }, teacher, secondsOn(-10 * day, teacher));
    await grantAdmin({ handle }, teacher, secondsOn(-10 * day, teacher));
    await handle(
      topic,
      `topic-${topicId}`,
      { type: 'CreateTopic', data: { topicId, ...details, ...look } },
      secondsOn(-10 * day, teacher),
    );
    const texts = { topicId, question: 'x', options: ['a', 'b', 'c', 'd'], correctAnswer: 0, explanation: 'x' };
    for (const questionId of [firstId, secondId])
      await handle(
        question,
        `question-${questionId}`,
        { type: 'CreateQuestion', data: { questionId, ...texts, xpReward: 60 } },
        secondsOn(-10 * day, teacher),
      );
    await handle(
      lesson,
      `lesson-${lessonId}`,
      { type: 'CreateLesson', data: { lessonId, topicId, title: 'Uno', content: 'x', orderIndex: 1 } },
      secondsOn(-10 * day, teacher),
    );
    const answer = (questionId: string, selectedAnswer: number, seconds: number, by = userId) =>
      handle(
        questionAnswers,
        `answer-${by}.${questionId}`,
        {
          type: 'AnswerQuestion',
          data: {
            userId: by,
            question: { id: questionId, topicId, version: 1, correctAnswer: 0, optionCount: 4, xpReward: 60 },
            selectedAnswer,
          },
          now: secondsOn(seconds).now,
        },
        secondsOn(seconds, by),
      );
    await answer(firstId, 0, -day);
    await answer(firstId, 1, -day, newId()); // another student
    await handle(
      lessonReading,
      `reading-${userId}.${lessonId}`,
      { type: 'CompleteLesson', data: { userId, lessonId, topicId } },
      secondsOn(-3_600),
    );
    await grantPremium({ handle }, { userId, days: 30 }, secondsOn(0, teacher));
    await answer(secondId, 0, 3_600);
  });

  test('shows the numbers as they were at a time in Chile, and what caused them', async () => {
    const at = (moment: string) => ops.json('audit', 'student', userId, '--at', moment);
    const before = (await at('2026-03-01T11:59')).reply;
    expect(before).toMatchObject({
      at: '2026-03-01T14:59:00.000Z',
      xp: { total: 60, level: 1, title: 'Novato' },
      streak: {
        days: 2,
        studyDays: [
          { day: '2026-03-01', lessons: 1 },
          { day: '2026-02-28', answers: 1 },
        ],
      },
      premium: { isPremium: false, expiresAt: null },
      topics: [{ title: 'El átomo', answered: 1, questions: 2, correct: 1, readLessons: 1, completedAt: null }],
    });
    expect((await at('2026-03-01T14:00')).reply).toMatchObject({
      xp: { total: 120, level: 2, title: 'Aprendiz' },
      premium: { isPremium: true, expiresAt: '2026-03-31T15:00:00.000Z' },
      topics: [{ answered: 2, completedAt: '2026-03-01T16:00:00.000Z' }],
    });
    expect((await at('2026-04-02T12:00')).reply).toMatchObject({
      streak: { days: 0 },
      premium: { isPremium: false, expiresAt: '2026-03-31T15:00:00.000Z' },
    });
    expect(await ops.run('audit', 'student', userId, '--at', '2026-03-01T14:00')).toBe(0);
    expect(ops.written.stdout).toContain('2026-03-01 13:00:00  Primera respuesta correcta en «El átomo», +60 XP');
    expect(ops.written.stdout).toContain('2026-03-01 12:00:00  Premium otorgado hasta 2026-03-31 12:00:00');
  });

  test('tells what the student got in ensayos, and who decided it', async () => {
    const deps = { handle: createCommandHandler({ store }) };
    const given = { extraTime: 25, largeText: true, hidesTimer: false, breaks: 0 } as const;
    await setAccommodations(deps, { userId, by: teacher, given }, secondsOn(60, teacher));
    await setAccommodations(
      deps,
      { userId, by: teacher, given: { extraTime: 0, largeText: false, hidesTimer: false, breaks: 0 } },
      secondsOn(120, teacher),
    );
    expect(await ops.run('audit', 'student', userId, '--at', '2026-03-01T14:00')).toBe(0);
    expect(ops.written.stdout).toContain(
      `Apoyos en los ensayos: 25 % más de tiempo, letra más grande (por ${teacher})`,
    );
    expect(ops.written.stdout).toContain(`Apoyos en los ensayos: ninguno (por ${teacher})`);
  });

  test('finds the account by its e-mail, in upper or lower case', async () => {
    const person = { firstName: 'Ana', lastName: 'Soto', email: 'Ana@Liceo.cl', profileImageUrl: null };
    await savePlatformUser(ops.database.pool, { issuer: 'https://id.cl', subject: '1', ...person }, userId);
    const { reply } = await ops.json('audit', 'student', 'ana@liceo.cl', '--at', '2026-03-01T14:00');
    expect(reply).toMatchObject({ userId, xp: { total: 120 } });

    expect(await ops.run('audit', 'student', 'beto@liceo.cl')).not.toBe(0);
    expect(ops.written.stderr).toContain('No hay ninguna cuenta con el correo beto@liceo.cl.');

    const other = { issuer: 'https://otro.cl', subject: '1', ...person };
    const otherId = await savePlatformUser(ops.database.pool, other);
    expect(await ops.run('audit', 'student', 'ana@liceo.cl')).not.toBe(0);
    for (const id of [userId, otherId]) expect(ops.written.stderr).toContain(id);
  });

  test('tells a purchase whose chargeback was won', async () => {
    const buyer = newId();
    const handle = createCommandHandler({ store });
    const paymentId = newId();
    const on = (place: number) => secondsOn(place * 24 * 60 * 60, buyer);
    const checkout = { paymentId, userId: buyer, planId: 'monthly', amount: 6_000, currency: 'CLP', days: 30 } as const;
    const start = { type: 'StartCheckout', data: { ...checkout, expiresAt: on(1).now.toISOString() } } as const;
    await handle(payment, streamOf.payment(paymentId), { ...start, now: on(0).now }, on(0));
    const record = (status: 'approved' | 'charged-back', place: number) => {
      const at = on(place).now.toISOString();
      const found = { id: '1', paymentId, status, reason: '', amount: 6_000, currency: 'CLP', refundedAmount: 0 };
      return recordProviderPayment({ handle }, { ...found, approvedAt: at, updatedAt: at }, on(place));
    };
    await record('approved', 0);
    await record('charged-back', 10);
    await record('approved', 20);
    const { reply } = await ops.json('audit', 'student', buyer, '--at', '2026-03-22');
    expect(reply).toMatchObject({ premium: { isPremium: true, expiresAt: '2026-04-10T15:00:00.000Z' } });
    expect(await ops.run('audit', 'student', buyer, '--at', '2026-03-22')).toBe(0);
    expect(ops.written.stdout).toContain(`Contracargo ganado: Premium de la compra ${paymentId} otra vez`);
  });

  test('writes the same as a page with the timeline of the events, with every text escaped', async () => {
    const handle = createCommandHandler({ store });
    const [own, strange] = [newId(), newId()];
    const details = {
      courseId: 1,
      unit: 'U',
      title: '<b onclick="x()">STYLE</b> & \'más\'',
      description: 'x',
    } as const;
    const look = { orderIndex: 1, color: 'blue', icon: 'atom', difficulty: 'beginner', status: 'published' } as const;
    const create = { type: 'CreateTopic', data: { topicId: strange, ...details, ...look } } as const;
    await handle(topic, `topic-${strange}`, create, secondsOn(-60, teacher));
    const written = { lessonId: own, topicId: strange, title: 'Uno', content: 'x', orderIndex: 1 };
    await handle(lesson, `lesson-${own}`, { type: 'CreateLesson', data: written }, secondsOn(-60, teacher));
    const read = { type: 'CompleteLesson', data: { userId, lessonId: own, topicId: strange } } as const;
    await handle(lessonReading, `reading-${userId}.${own}`, read, secondsOn(3_660));
    const page = await pageOf('student', userId, '--at', '2026-03-01T14:00');
    const escaped = '&lt;b onclick=&quot;x()&quot;&gt;STYLE&lt;/b&gt; &amp; &#39;más&#39;';
    const lines = timelineOf(page.slice(page.indexOf('<h2>Lo que pasó</h2>')));
    expect(lines).toEqual([
      expect.stringMatching(/^2026-02-28 12:00:00 Primera respuesta correcta en «El átomo», \+60 XP/),
      '2026-03-01 11:00:00 Completó una lección de «El átomo»',
      '2026-03-01 12:00:00 Premium otorgado hasta 2026-03-31 12:00:00',
      expect.stringMatching(/^2026-03-01 13:00:00 Primera respuesta correcta en «El átomo», \+60 XP/),
      `2026-03-01 13:01:00 Completó una lección de «${escaped}»`,
    ]);
    expect(page).toContain('<dt>XP</dt><dd>120, nivel 2 (Aprendiz)</dd>');
    expect(page).toContain('<td>2/2</td>');
  });

  test('tells the rest, and exits with 1, when an event cannot be read', async () => {
    const stream = `answer-${userId}.${newId()}`;
    const metadata = {
      eventId: newId(),
      occurredAt: '2026-03-01T17:00:00.000Z',
      correlationId: newId(),
      causationId: newId(),
    };
    const data = { userId, questionId: firstId };
    const damaged = { type: 'QuestionAnswered', schemaVersion: 1, data, metadata };
    const { position } = await store.append(stream, [damaged], { expectedVersion: 0 });
    const unreadable = [{ position: String(position), type: 'QuestionAnswered' }];
    const ofStudent = await ops.json('audit', 'student', userId);
    expect(ofStudent).toMatchObject({ code: 1, reply: { xp: { total: 120 }, unreadable } });
    const ofQuestion = await ops.json('audit', 'question', firstId);
    expect(ofQuestion).toMatchObject({ code: 1, reply: { counts: [{ answered: 2 }], unreadable } });
    expect((await ops.json('audit', 'student', userId, '--at', '2026-03-01T13:30')).code).toBe(0);
  });

  test('of an unknown student, or before the first event, is refused', async () => {
    expect(await ops.run('audit', 'student', newId())).toBe(1);
    expect(await ops.run('audit', 'student', userId, '--at', '2026-01-01')).toBe(1);
    expect(await ops.run('audit', 'student', userId, '--at', 'ayer')).toBe(2);
  });

  test('audit question counts the answers of every student by version', async () => {
    const { code, reply } = await ops.json('audit', 'question', firstId);
    expect(code).toBe(0);
    expect(reply).toMatchObject({
      examId: null,
      counts: [{ version: 1, answered: 2, correct: 1, options: [1, 1] }],
      steps: [{ version: 1, userId: teacher, change: { action: 'created' } }],
    });
    const page = await pageOf('question', firstId);
    expect(timelineOf(page)).toEqual([`2026-02-19 12:00:00 Versión 1: Creada, por ${teacher}`]);
    expect(page).toContain('<td>1</td><td>2</td><td>1</td><td>A 1, B 1</td>');
  });
});

test('audit question of an exam shows its answers in completed attempts, its changes and its voiding', async () => {
  const deps = testExamDeps(store);
  const form = anExam({ isPublished: true });
  const text = anExamQuestion({ question: '<p>STYLE: si 2 &lt; <em>x</em> &amp; x&nbsp;&gt; 1</p>' });
  const { id: examId } = await createExam(deps, form, secondsOn(-60, teacher), [text, anExamQuestion()]);
  const { exam } = await deps.archive.latestExam(examId);
  const questionId = exam.questions[0]?.questionId ?? '';
  for (const [student, selectedAnswer] of [
    [newId(), 1],
    [newId(), 2],
    [newId(), null],
  ] as const) {
    const { attemptId } = await startExamAttempt(deps, { userId: student, examId }, secondsOn(0, student));
    if (selectedAnswer !== null)
      await saveExamAnswer(deps, attemptId, { userId: student, questionId, selectedAnswer }, secondsOn(1, student));
    await completeExamAttempt(deps, attemptId, { userId: student }, secondsOn(2, student));
  }
  await voidExamQuestion(deps, { examId, questionId }, secondsOn(10, teacher));
  const { reply } = await ops.json('audit', 'question', questionId);
  expect(reply).toMatchObject({ examId, blank: 1, counts: [{ answered: 2, correct: 1, options: [0, 1, 1] }] });
  expect(await ops.run('audit', 'question', questionId)).toBe(0);
  expect(ops.written.stdout).toContain(`Anulada: no cuenta en ningún intento, por ${teacher}`);
  expect(ops.written.stdout).toMatch(/Enunciado +STYLE: si 2 < x & x > 1$/m);
  const page = await pageOf('question', questionId);
  expect(page).toContain('<dd>STYLE: si 2 &lt; x &amp; x &gt; 1</dd>');
  expect(timelineOf(page)).toEqual([
    `2026-03-01 11:59:00 Versión 2: Creada, por ${teacher}`,
    `2026-03-01 12:00:10 Versión 4: Anulada: no cuenta en ningún intento, por ${teacher}`,
  ]);
  expect(await ops.run('audit', 'question', newId())).toBe(1);
});

describe('audit security', () => {
  const at = new Date(noon);
  const source = { address: '200.1.2.3', browser: 'Firefox' };
  const hashOf = createSourceHash({ sessionSecret: 'x'.repeat(43) });
  beforeEach(async () => {
    const { pool } = ops.database;
    const identity = { issuer: 'urn:test', subject: userId, firstName: 'Ana', lastName: null, profileImageUrl: null };
    await savePlatformUser(pool, { ...identity, email: 'ana@liceo.cl' }, userId);
    const account = { userId };
    await noteSecurity(pool, { kind: 'login', account, source, at }, hashOf);
    await noteSecurity(pool, { kind: 'admin-granted', account, byOperator: true, at: new Date(noon + 60_000) });
    await noteSecurity(pool, { kind: 'login-failed', account: null, source, at: new Date(noon + 120_000) }, hashOf);
  });

  const eventsOf = async (...options: string[]) =>
    (await ops.json('audit', 'security', ...options)).reply.events as { kind: string; address: string }[];

  test('shows what happened, the oldest first, with the same letters for the same source', async () => {
    const [login, granted, failed, ...others] = await eventsOf();
    expect(others).toEqual([]);
    expect(login).toMatchObject({ kind: 'login', userId, address: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(granted).toMatchObject({ kind: 'admin-granted', byOperator: true, address: '' });
    expect(failed).toMatchObject({ kind: 'login-failed', userId: null, address: login?.address });
    expect(await ops.run('audit', 'security')).toBe(0);
    expect(ops.written.stdout).toContain('2026-03-01 12:00:00  Entró');
  });

  test('of one account, by id or e-mail, from a moment on, and refuses what names none', async () => {
    const kindsOf = async (...options: string[]) => (await eventsOf(...options)).map(({ kind }) => kind);
    expect(await kindsOf('ana@liceo.cl')).toEqual(['login', 'admin-granted']);
    expect(await kindsOf(userId, '--from', '2026-03-01T12:01')).toEqual(['admin-granted']);
    expect(await kindsOf('--limit', '1')).toEqual(['login-failed']);
    expect(await ops.run('audit', 'security', 'ana')).toBe(1);
    expect(await ops.run('audit', 'security', 'nadie@liceo.cl')).toBe(1);
  });
});
