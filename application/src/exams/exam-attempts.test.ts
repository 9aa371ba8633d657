import { streamOf } from '@matraz/contracts/streams';
import { answerTo } from '@matraz/domain/exams/attempt-state';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { newId } from '@matraz/infra/ids';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everythingExists } from '../catalog/catalog-lookup.ts';
import { type CommandContext, commandFor } from '../command-handler/command.ts';
import { encodeEvents } from '../command-handler/event-codec.ts';
import { testExamDeps } from '../testing/exam-deps.ts';
import { anExam, anExamQuestion } from '../testing/exams.ts';
import { expectScoresOfLog } from '../testing/scores-of-log.ts';
import { createAttemptArchive } from './attempt-archive.ts';
import { autoAnswerExamAttempt } from './auto-answer-exam-attempt.ts';
import { completeExamAttempt } from './complete-exam-attempt.ts';
import { createExam } from './create-exam.ts';
import { createExamArchive } from './exam-archive.ts';
import type { ExamDeps } from './exam-deps.ts';
import { expireExamAttempt } from './expire-exam-attempt.ts';
import { saveExamAnswer } from './save-exam-answer.ts';
import { startExamAttempt } from './start-exam-attempt.ts';
import { updateExam } from './update-exam.ts';
import { updateExamQuestion } from './update-exam-question.ts';
import { voidExamQuestion } from './void-exam-question.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const secondsOn = (seconds: number) => ({ correlationId: newId(), now: new Date(noon.getTime() + seconds * 1000) });
const form = anExam({ duration: 600, totalQuestions: 80, isPublished: true });
const question = anExamQuestion();

let database: TestDatabase;
let store: EventStore;
let examId: string;
let userId: string;
let reads = 0;
/** Reads that start at the first event of a stream. */
let wholeReads = 0;
let eventsRead = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const real = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  store = {
    ...real,
    readStream: async (...asked) => {
      reads += 1;
      if ((asked[1]?.from ?? 1) === 1) wholeReads += 1;
      const read = await real.readStream(...asked);
      eventsRead += read.length;
      return read;
    },
  };
  const questions = Array.from({ length: 80 }, () => question);
  examId = (await createExam(editDeps(), form, secondsOn(0), questions)).id;
});
afterAll(async () => {
  await store.close();
  await database.drop();
});
beforeEach(() => {
  userId = newId();
});

const editDeps = () => testExamDeps(store);
const rename = (title: string) => updateExam(editDeps(), examId, { ...form, title }, secondsOn(0));

/** The dependencies of one process: its own caches on the shared log. No student is an administrator. */
const processDeps = (): ExamDeps => {
  const deps = testExamDeps(store);
  const startConditions = async () => ({ completed: 0, isOpen: false, isAdmin: false, ofClasses: [], ofAttempts: [] });
  return { ...deps, examLookup: { ...deps.examLookup, startConditions } };
};
/** The attempt commands of one process. */
const openProcess = (deps = processDeps()) => ({
  archive: deps.archive,
  startAttempt: (student: string, exam: string, context: CommandContext) =>
    startExamAttempt(deps, { userId: student, examId: exam }, context),
  saveAnswer: (attemptId: string, answer: Parameters<typeof saveExamAnswer>[2], context: CommandContext) =>
    saveExamAnswer(deps, attemptId, answer, context),
  completeAttempt: (attemptId: string, student: string, context: CommandContext) =>
    completeExamAttempt(deps, attemptId, { userId: student }, context),
  autoAnswerAttempt: (attemptId: string, by: Parameters<typeof autoAnswerExamAttempt>[2], context: CommandContext) =>
    autoAnswerExamAttempt(deps, attemptId, by, context),
  expireAttempt: (attemptId: string, context: CommandContext) => expireExamAttempt(deps, attemptId, context),
});
type Process = ReturnType<typeof openProcess>;
const typesOf = async (attemptId: string) => (await store.readStream(`attempt-${attemptId}`)).map(({ type }) => type);
const countOf = async (attemptId: string, type: string) =>
  (await typesOf(attemptId)).filter((other) => other === type).length;

test('saving the eightieth answer reads nothing', async () => {
  const api = openProcess();
  const { attemptId } = await api.startAttempt(userId, examId, secondsOn(0));
  const { exam } = await api.archive.latestExam(examId);
  const [last, ...others] = exam.questions.toReversed();
  for (const { questionId } of others)
    await api.saveAnswer(attemptId, { userId, questionId, selectedAnswer: 1 }, secondsOn(1));
  reads = 0;
  await api.saveAnswer(attemptId, { userId, questionId: last?.questionId ?? '', selectedAnswer: 1 }, secondsOn(2));
  expect(reads).toBe(0);
  expect((await api.completeAttempt(attemptId, userId, secondsOn(3))).figures).toMatchObject({
    correct: 80,
    paesScore: 1000,
  });
});

test('the first command for an attempt in a process reads its stream once', async () => {
  const { attemptId } = await openProcess().startAttempt(userId, examId, secondsOn(0));
  const readingsOf = async (act: (by: Process) => Promise<unknown>) => {
    const by = openProcess();
    await by.archive.latestExam(examId);
    reads = 0;
    wholeReads = 0;
    await act(by);
    return { wholeReads, ofExam: reads - wholeReads };
  };
  const { exam } = await openProcess().archive.latestExam(examId);
  const questionId = exam.questions[0]?.questionId ?? '';
  const save = (by: Process) => by.saveAnswer(attemptId, { userId, questionId, selectedAnswer: 1 }, secondsOn(1));
  expect(await readingsOf(save)).toEqual({ wholeReads: 1, ofExam: 0 });
  // Whether a question was voided is read before the score and after it.
  const submit = (by: Process) => by.completeAttempt(attemptId, userId, secondsOn(2));
  expect(await readingsOf(submit)).toEqual({ wholeReads: 1, ofExam: 2 });
});

test('300 parallel reads of one exam version load it once', async () => {
  const { archive } = openProcess();
  const { version } = await archive.latestExam(examId);
  const cold = openProcess().archive;
  reads = 0;
  const held = await Promise.all(Array.from({ length: 300 }, () => cold.examAtVersion(examId, version)));
  expect(reads).toBe(1);
  expect(new Set(held).size).toBe(1);
});

test('300 parallel reads of the latest exam load it whole once', async () => {
  const { archive } = openProcess();
  wholeReads = 0;
  const held = await Promise.all(Array.from({ length: 300 }, () => archive.latestExam(examId)));
  expect(wholeReads).toBe(1);
  expect(new Set(held).size).toBe(1);
});

test('the latest exam contains what was written before the call, also while others read it', async () => {
  const { archive } = openProcess();
  const early = Array.from({ length: 20 }, () => archive.latestExam(examId));
  await rename('Otro');
  expect((await archive.latestExam(examId)).exam.details.title).toBe('Otro');
  await Promise.all(early);
  expect((await archive.latestExam(examId)).exam.details.title).toBe('Otro');
});

const short = '<p>Un texto.</p>';
const long = `<p>${'Un texto. '.repeat(1_000)}</p>`;
test.each([
  ['short texts', short, short, 0],
  ['long texts', long, long, 5],
  ['texts that became long', short, long, 5],
])('the memory for exam versions is counted in bytes: of five exams with %s', async (_, first, last, loads) => {
  const exams = await Promise.all(
    [1, 2, 3, 4, 5].map(() => createExam(editDeps(), form, secondsOn(0), [{ ...question, question: first }])),
  );
  const archive = createExamArchive({ store, mostBytes: 60_000 });
  for (const { id: exam } of exams) {
    const questionId = (await archive.latestExam(exam)).exam.questions[0]?.questionId ?? '';
    const form = { ...question, examId: exam, question: last };
    await updateExamQuestion(
      { ...editDeps(), catalogLookup: everythingExists },
      { examId: exam, questionId },
      form,
      secondsOn(1),
    );
  }
  const wholeReadsOf = async (ids: readonly string[]) => {
    wholeReads = 0;
    for (const id of ids) expect((await archive.latestExam(id)).exam.questions[0]?.question).toBe(last);
    return wholeReads;
  };
  const ids = exams.map(({ id }) => id);
  await wholeReadsOf(ids);
  expect(await wholeReadsOf(ids)).toBe(loads);
  expect(await wholeReadsOf(ids.slice(-1))).toBe(0);
});

test('the memory for the latest versions of exams is counted in bytes: of four exams three stay known', async () => {
  const exams = await Promise.all([1, 2, 3, 4].map(() => createExam(editDeps(), form, secondsOn(0), [question])));
  const archive = createExamArchive({ store, mostLatestBytes: 600 });
  const wholeReadsOf = async (read: typeof exams) => {
    wholeReads = 0;
    for (const { id } of read) await archive.latestExam(id);
    return wholeReads;
  };
  await wholeReadsOf(exams);
  expect(await wholeReadsOf(exams.slice(1))).toBe(0);
  expect(await wholeReadsOf(exams.slice(0, 1))).toBe(1);
});

test('a second device continues an attempt that is not in the read models yet, although its exam is hidden now', async () => {
  const { id } = await createExam(editDeps(), form, secondsOn(0), [question]);
  const { attemptId } = await openProcess().startAttempt(userId, id, secondsOn(0));
  await updateExam(editDeps(), id, { isPublished: false }, secondsOn(1));
  expect((await openProcess().startAttempt(userId, id, secondsOn(2))).attemptId).toBe(attemptId);
  await expect(openProcess().startAttempt(newId(), id, secondsOn(2))).rejects.toMatchObject({ code: 'exam_not_found' });
});

test('a cached attempt is read on from its version', async () => {
  const api = openProcess();
  const { attemptId } = await api.startAttempt(userId, examId, secondsOn(0));
  const questionId = (await api.archive.latestExam(examId)).exam.questions[0]?.questionId ?? '';
  const elsewhere = openProcess();
  for (const selectedAnswer of [0, 2, null, 3]) {
    await api.saveAnswer(attemptId, { userId, questionId, selectedAnswer }, secondsOn(1));
    const { attempt, timeline } = await elsewhere.archive.attemptRecord(attemptId);
    expect(answerTo(attempt.answers, questionId)).toBe(selectedAnswer);
    expect(timeline.at(-1)).toMatchObject({ selectedAnswer });
  }
  expect((await elsewhere.archive.attemptRecord(attemptId)).timeline).toHaveLength(4);
  await expect(elsewhere.archive.attemptRecord(newId())).rejects.toThrow('attempt_not_found');
});

test('the version of an attempt that is no longer cached is read on from the last known version', async () => {
  const api = openProcess();
  const { attemptId } = await api.startAttempt(userId, examId, secondsOn(0));
  const others = await Promise.all([1, 2, 3].map(() => api.startAttempt(newId(), examId, secondsOn(0))));
  const questionId = (await api.archive.latestExam(examId)).exam.questions[0]?.questionId ?? '';
  const save = (selectedAnswer: number | null) =>
    api.saveAnswer(attemptId, { userId, questionId, selectedAnswer }, secondsOn(1));
  await save(1);
  const elsewhere = createAttemptArchive({ store, mostBytes: 12_000 });
  expect(await elsewhere.attemptVersion(attemptId)).toBe(2);
  for (const other of others) await elsewhere.attemptRecord(other.attemptId);
  wholeReads = 0;
  for (const [place, selectedAnswer] of [0, 2, null, 3].entries()) {
    expect(await elsewhere.attemptVersion(attemptId)).toBe(place + 2);
    await save(selectedAnswer);
    expect(await elsewhere.attemptVersion(attemptId)).toBe(place + 3);
  }
  expect(wholeReads).toBe(0);
  await api.completeAttempt(attemptId, userId, secondsOn(2));
  expect((await elsewhere.attemptRecord(attemptId, await elsewhere.attemptVersion(attemptId))).attempt.status).toBe(
    'completed',
  );
  reads = 0;
  const version = await elsewhere.attemptVersion(attemptId);
  expect(await elsewhere.attemptRecord(attemptId, version)).toMatchObject({
    version: 8,
    attempt: { status: 'completed' },
  });
  expect(reads).toBe(1);
  await expect(elsewhere.attemptVersion(newId())).rejects.toThrow('attempt_not_found');
});

test('of an attempt whose answers were changed 100 times, a process reads no event twice', async () => {
  const api = openProcess();
  const { attemptId } = await api.startAttempt(userId, examId, secondsOn(0));
  const [first, second] = (await api.archive.latestExam(examId)).exam.questions;
  const save = (selectedAnswer: number, by = api, questionId = first?.questionId ?? '') => {
    const context = { ...secondsOn(1), idempotencyKey: newId() };
    return by.saveAnswer(attemptId, { userId, questionId, selectedAnswer }, context);
  };
  for (let n = 1; n <= 100; n++) await save(n % 2);
  eventsRead = 0;
  await save(0);
  await save(0);
  await save(1, api, second?.questionId);
  expect(eventsRead).toBe(0);

  const elsewhere = openProcess();
  await elsewhere.archive.latestExam(examId);
  eventsRead = 0;
  await elsewhere.archive.attemptOwner(attemptId);
  await elsewhere.archive.attemptVersion(attemptId);
  expect(eventsRead).toBe(102);
  await save(1, elsewhere, second?.questionId);
  eventsRead = 0;
  await save(0);
  await save(1);
  await save(1, elsewhere, second?.questionId);
  await save(1, elsewhere);
  const version = await elsewhere.archive.attemptVersion(attemptId);
  const { savedAt } = await elsewhere.archive.attemptRecord(attemptId, version);
  expect(savedAt.get(second?.questionId ?? '')).toBe(secondsOn(1).now.toISOString());
  expect(eventsRead).toBeLessThan(10);
});

test('attempts that are changed hundreds of times do not evict each other from the memory of a process', async () => {
  const api = openProcess();
  const [question] = (await api.archive.latestExam(examId)).exam.questions;
  const questionId = question?.questionId ?? '';
  const students = Array.from({ length: 4 }, () => newId());
  const attempts = await Promise.all(
    students.map(async (student) => (await api.startAttempt(student, examId, secondsOn(0))).attemptId),
  );
  const changes = 450;
  for (const [place, attemptId] of attempts.entries()) {
    const answer = { attemptId, userId: students[place] ?? '', examId, questionId, savedAt: noon.toISOString() };
    const events = Array.from({ length: changes }, (_, n) => ({
      type: 'ExamAnswerSaved' as const,
      data: { ...answer, selectedAnswer: n % 4 },
    }));
    const stream = streamOf.attempt(attemptId);
    await store.append(stream, encodeEvents(events, stream, secondsOn(1)), { expectedVersion: 1 });
  }
  const saveAll = (selectedAnswer: number) =>
    Promise.all(
      attempts.map((attemptId, place) =>
        api.saveAnswer(attemptId, { userId: students[place] ?? '', questionId, selectedAnswer }, secondsOn(1)),
      ),
    );
  await saveAll(2);
  const elsewhere = createAttemptArchive({ store, mostBytes: 800_000 });
  const readAll = async () => {
    for (const attemptId of attempts)
      await elsewhere.attemptRecord(attemptId, await elsewhere.attemptVersion(attemptId));
  };
  await readAll();
  eventsRead = 0;
  for (const selectedAnswer of [3, 2, 3]) {
    await saveAll(selectedAnswer);
    await readAll();
  }
  expect(eventsRead).toBe(3 * attempts.length);

  const [attemptId = '', student = ''] = [attempts[0], students[0]];
  await api.completeAttempt(attemptId, student, secondsOn(2));
  const { attempt, timeline } = await elsewhere.attemptRecord(attemptId);
  expect(attempt.changes).toBe(changes + 4);
  expect(timeline.map(({ selectedAnswer }) => selectedAnswer)).toEqual(Array.from({ length: 400 }, (_, n) => n % 4));
});

describe('several processes on one log', () => {
  test('50 parallel starts give one attempt', async () => {
    const processes = [openProcess(), openProcess(), openProcess()];
    const started = await Promise.all(
      Array.from({ length: 50 }, (_, n) => processes[n % 3]?.startAttempt(userId, examId, secondsOn(0))),
    );
    expect(new Set(started.map((attempt) => attempt?.attemptId)).size).toBe(1);
    expect(await typesOf(started[0]?.attemptId ?? '')).toEqual(['ExamAttemptStarted']);
  });

  test('a submission, a second tab and the expiry at the same time give one result', async () => {
    const [api, other, worker] = [openProcess(), openProcess(), openProcess()];
    const { attemptId } = await api.startAttempt(userId, examId, secondsOn(0));
    const [first, second, expired] = await Promise.all([
      api.completeAttempt(attemptId, userId, secondsOn(599)),
      other.completeAttempt(attemptId, userId, secondsOn(599)),
      worker.expireAttempt(attemptId, secondsOn(602)),
    ]);
    expect(second).toEqual(first);
    expect(expired).toEqual(first);
    expect(await countOf(attemptId, 'ExamAttemptCompleted')).toBe(1);
  });
});

describe('expiry', () => {
  test('completes after the grace period, and the attempt ends at its deadline, however late the command runs', async () => {
    const worker = openProcess();
    const { attemptId, deadline } = await worker.startAttempt(userId, examId, secondsOn(0));
    expect((await worker.expireAttempt(attemptId, secondsOn(601.999))).status).toBe('open');
    const ended = await worker.expireAttempt(attemptId, secondsOn(100_000));
    expect(ended).toMatchObject({
      status: 'completed',
      reason: 'time-expired',
      finishedAt: deadline,
      timeElapsed: 600,
    });
    expect(await worker.expireAttempt(attemptId, secondsOn(200_000))).toEqual(ended);
    expect(await countOf(attemptId, 'ExamAttemptCompleted')).toBe(1);
  });

  test('refuses an attempt that does not exist', async () => {
    await expect(openProcess().expireAttempt(newId(), secondsOn(0))).rejects.toThrow('attempt_not_found');
  });
});

describe('a submission within the grace period', () => {
  const answered = async () => {
    const [api, other] = [openProcess(), openProcess()];
    const { attemptId, deadline } = await api.startAttempt(userId, examId, secondsOn(0));
    const questions = (await api.archive.latestExam(examId)).exam.questions.map(({ questionId }) => questionId);
    const save = (place: number, second: number) =>
      other.saveAnswer(
        attemptId,
        { userId, questionId: questions[place] ?? '', selectedAnswer: 1 },
        { ...secondsOn(second), idempotencyKey: `answer ${place}` },
      );
    return { api, other, attemptId, deadline, save };
  };

  test('waits for the answers that another device sent in time; all submissions get one result', async () => {
    const { api, other, attemptId, deadline, save } = await answered();
    const handingIn = [
      api.completeAttempt(attemptId, userId, { ...secondsOn(600.001), idempotencyKey: 'submit' }),
      api.completeAttempt(attemptId, userId, { ...secondsOn(600.001), idempotencyKey: 'submit' }),
      other.completeAttempt(attemptId, userId, secondsOn(600.5)),
      other.autoAnswerAttempt(attemptId, { userId, random: () => 0 }, secondsOn(600.5)),
    ];
    await save(0, 601);
    await save(1, 602);
    await expect(save(2, 602.001)).rejects.toThrow('deadline_passed');
    const [result, ...others] = await Promise.all(handingIn);
    expect(result).toMatchObject({
      reason: 'time-expired',
      finishedAt: deadline,
      timeElapsed: 600,
      figures: { answered: 2, correct: 2 },
    });
    for (const same of others) expect(same).toEqual(result);
    expect(await openProcess().expireAttempt(attemptId, secondsOn(700))).toEqual(result);
    expect(await countOf(attemptId, 'ExamAttemptCompleted')).toBe(1);
    await expect(save(3, 601)).rejects.toThrow('attempt_completed');
  });

  test('is refused at once when its key belongs to another command', async () => {
    const { api, attemptId, save } = await answered();
    await save(0, 601);
    const again = { ...secondsOn(600.001), idempotencyKey: 'answer 0' };
    await expect(api.completeAttempt(attemptId, userId, again)).rejects.toThrow('idempotency_key_reused');
    expect(await countOf(attemptId, 'ExamAttemptCompleted')).toBe(0);
  });
});

describe('a question that is voided after the scoring input was loaded and before the end was appended', () => {
  const ends = {
    submit: (process: Process, attemptId: string) => process.completeAttempt(attemptId, userId, secondsOn(300)),
    'Auto-Responder': (process: Process, attemptId: string) =>
      process.autoAnswerAttempt(attemptId, { userId, random: () => 0 }, secondsOn(300)),
    expiry: (process: Process, attemptId: string) => process.expireAttempt(attemptId, secondsOn(700)),
  };

  test.each(Object.entries(ends))('does not count: %s', async (_, end) => {
    const { id } = await createExam(editDeps(), form, secondsOn(0), [question, question]);
    const api = openProcess();
    const { attemptId } = await api.startAttempt(userId, id, secondsOn(0));
    const { exam } = await api.archive.latestExam(id);
    const [own, elsewhere] = [processDeps(), processDeps()];
    const questionId = exam.questions[0]?.questionId ?? '';
    const slow = openProcess({
      ...own,
      handle: (decider, stream, command, context) => {
        const commandOf = async (state: ReturnType<typeof decider.initialState>) => {
          const built = await commandFor(command, state);
          await voidExamQuestion(elsewhere, { examId: id, questionId }, secondsOn(299));
          return built;
        };
        return own.handle(decider, stream, commandOf, context);
      },
    });
    expect(await end(slow, attemptId)).toMatchObject({
      figures: { scored: 1, voided: [exam.questions[0]?.questionId] },
    });
    expect((await typesOf(attemptId)).slice(-2)).toEqual(['ExamAttemptCompleted', 'ExamAttemptRescored']);
  });
});

test('every score of all these attempts can be recomputed from the log', async () => {
  expect((await expectScoresOfLog(store)).size).toBeGreaterThan(5);
});
