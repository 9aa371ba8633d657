import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { keyHash } from '@matraz/infra/event-store/key-hash';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { describe, expect, test } from 'vitest';
import { checkLog } from './check-log.ts';
import { checkReadModels, type StudentRows } from './check-read-models.ts';
import { checkReplies } from './check-replies.ts';
import { checkScores } from './check-scores.ts';
import type { Answer, Entry, Reply, Save, Start } from './history.ts';

const id = (number: number) => `0192e4a0-0000-7000-8000-00000000000${number}`;
const [ana, q1, q2, attemptId, examId] = [id(1), id(2), id(3), id(4), id(5)];
/** Option 1 of each question is correct. */
const answerKey = new Map([q1, q2].map((id) => [id, { correctAnswer: 1, xpReward: 10 }]));

const reply = <Body>(status: number | null, body?: Body, fields: Partial<Reply<Body>> = {}): Reply<Body> => ({
  sentAt: 0,
  receivedAt: 1,
  status,
  retryAfter: undefined,
  isPending: false,
  body,
  ...fields,
});
const busy = reply<never>(503, undefined, { retryAfter: '2' });
const silence = reply<never>(null);

const firstAndRight = { correct: true, isFirstAttempt: true, xpEarned: 10, explanation: '', correctAnswer: 1 };
const answer = (fields: Partial<Answer> = {}): Answer => ({
  type: 'answer',
  student: ana,
  key: 'k1',
  questionId: q1,
  selectedAnswer: 1,
  replies: [reply(200, firstAndRight)],
  ...fields,
});
const save = (fields: Partial<Save> = {}): Save => ({
  type: 'save',
  student: ana,
  key: 's1',
  attemptId,
  questionId: q1,
  selectedAnswer: 2,
  replies: [reply(200)],
  ...fields,
});
const start: Start = {
  type: 'start',
  student: ana,
  key: 'start',
  replies: [reply(200, { id: attemptId, deadline: '2026-03-01T12:00:00Z' })],
};
const readUser = (xp: number, status = 200): Entry => ({
  type: 'read user',
  student: ana,
  replies: [reply(status, { xp })],
});
const readAttempt = (selectedAnswer: number): Entry => ({
  type: 'read attempt',
  student: ana,
  attemptId,
  replies: [reply(200, { answers: [{ questionId: q1, selectedAnswer }] })],
});

let position = 0n;
const event = (type: string, key: string | null, data: Record<string, unknown>): RecordedEvent => {
  position += 1n;
  const ids = { eventId: `${position}`, correlationId: 'c', causationId: 'c', occurredAt: '2026-03-01T12:00:00Z' };
  const metadata = { ...ids, ...(key !== null && { idempotencyKeyHash: keyHash(key) }) };
  return { stream: 's', version: 1, position, type, schemaVersion: 1, metadata, data: { userId: ana, ...data } };
};
const result = { correct: true, firstAttempt: true, xpEarned: 10 };
const answered = (key = 'k1', data: object = {}) =>
  event('QuestionAnswered', key, { questionId: q1, selectedAnswer: 1, ...result, ...data });
const saved = (key = 's1') => event('ExamAnswerSaved', key, { attemptId, questionId: q1, selectedAnswer: 2 });
const started = () => event('ExamAttemptStarted', 'start', { attemptId });
const completed = () => event('ExamAttemptCompleted', null, { attemptId, paesScore: 500 });

const kinds = (findings: readonly { kind: string }[]) => findings.map(({ kind }) => kind);
const replyFindings = (history: Entry[], mayGoUnanswered = false) =>
  checkReplies(history, { answerKey, mayGoUnanswered }).map(({ text }) => text);

test('a history that the log and the replies confirm has no finding', () => {
  const history = [answer({ replies: [busy, reply(200, firstAndRight)] }), readUser(10), start, save(), readAttempt(2)];
  expect(replyFindings(history)).toEqual([]);
  expect(checkLog(history, [answered(), started(), saved(), completed()])).toEqual([]);
});

test.each([
  ['an answer', [answer()], []],
  ['a saved exam answer', [save()], []],
  ['a started attempt', [start], [completed()]],
  ['the completion of an attempt', [start], [started()]],
])('%s that was acknowledged and is not in the log is lost', (_, history, events) => {
  expect(kinds(checkLog(history, events))).toEqual(['lost']);
});

test('an answer without a reply may be in the log or not', () => {
  const history = [answer({ replies: [busy, silence] })];
  expect(checkLog(history, [])).toEqual([]);
  expect(checkLog(history, [answered()])).toEqual([]);
});

test.each([
  ['an answer is in the log twice', [answer()], [answered(), answered('k1', { xpEarned: 0 })]],
  ['an answer is in the log again with another key', [answer()], [answered(), answered('k2', { xpEarned: 0 })]],
  ['a saved answer is in the log twice', [save()], [saved(), saved()]],
  ['an attempt is completed twice', [start], [started(), completed(), completed()]],
  ['XP is paid twice for a question', [answer(), answer({ key: 'k2' })], [answered(), answered('k2')]],
])('%s: counted twice', (_, history, events) => {
  expect(kinds(checkLog(history, events))).toEqual(['counted twice']);
});

test('an event that no student sent is found', () => {
  expect(kinds(checkLog([answer()], [answered(), answered('k9', { questionId: q2 })]))).toEqual(['not sent']);
});

test('an event that says something else than its reply is found', () => {
  expect(kinds(checkLog([answer()], [answered('k1', { xpEarned: 5 })]))).toEqual(['wrong reply']);
});

test.each([
  ['status 500', [answer({ replies: [reply(500)] })], 'status 500'],
  ['status 401', [readUser(0, 401)], 'status 401'],
  ['503 without Retry-After', [answer({ replies: [reply(503)] })], 'status 503 without Retry-After'],
  ['no reply', [answer({ replies: [silence] })], 'no reply'],
  ['a wrong result', [answer({ selectedAnswer: 0 })], 'correct is not false, xpEarned is not 0'],
  ['a first attempt that is not the first', [answer(), answer()], 'isFirstAttempt is not false, xpEarned is not 0'],
  ['less XP than was acknowledged', [answer(), readUser(0)], 'the XP is 0, not from 10 to 10'],
  ['more XP than was earned', [answer(), readUser(20)], 'the XP is 20, not from 10 to 10'],
  ['an older exam answer', [save(), save({ selectedAnswer: 3 }), readAttempt(2)], `question ${q1} shows 2, not 3`],
])('a reply is wrong: %s', (_, history, problem) => {
  expect(replyFindings(history)).toEqual([expect.stringContaining(problem)]);
});

test('while the api is killed, requests may get no reply', () => {
  expect(replyFindings([answer({ replies: [silence] })], true)).toEqual([]);
});

test('after a reply that did not wait for the read models, less XP may be shown, but never less than before', () => {
  const pending = answer({ replies: [reply(200, firstAndRight, { isPending: true })] });
  expect(replyFindings([pending, readUser(0), readUser(10)])).toEqual([]);
  expect(replyFindings([pending, readUser(10), readUser(0)])).toEqual([expect.stringContaining('the XP is 0')]);
});

test('an exam answer without a reply may be shown or not', () => {
  const unknown = save({ selectedAnswer: 3, replies: [busy] });
  expect(replyFindings([save(), unknown, readAttempt(2), readAttempt(3)])).toEqual([]);
  expect(replyFindings([save(), unknown, readAttempt(1)])).toEqual([expect.stringContaining('not 2 or 3')]);
});

test('a read model that is not the fold of the log is found', () => {
  const events = [answered(), answered('k2', { xpEarned: 0 }), started(), completed()];
  const right: StudentRows = { xp: 10, questionsAnswered: 1, answers: 2, attempts: 1, scores: [500] };
  const of = (rows: StudentRows) => kinds(checkReadModels(events, new Map([[ana, rows]])));
  expect(of(right)).toEqual([]);
  expect(of({ ...right, xp: 20 })).toEqual(['read model']);
  expect(of({ ...right, answers: 3 })).toEqual(['read model']);
  expect(of({ ...right, scores: [] })).toEqual(['read model']);
});

describe('the result of an attempt at an exam with two questions', () => {
  const at = '2026-03-01T12:00:00.000Z';
  const ids = { attemptId, userId: ana, examId };
  const recorded = (stream: string, { type, data }: ExamAttemptEvent | ExamEvent) => ({
    ...event(type, null, data),
    stream,
    data,
  });
  const examQuestion = (questionId: string, orderIndex: number) => ({
    questionId,
    orderIndex,
    question: '¿?',
    options: ['A', 'B', 'C', 'D'],
    correctAnswer: 1,
    explanation: '',
    isPilot: false,
  });
  const exam = [
    {
      type: 'ExamCreated',
      data: { examId, title: 'Ensayo', description: '', subject: 'Biology', duration: 600, totalQuestions: 2 },
    },
    { type: 'ExamQuestionsAdded', data: { examId, questions: [examQuestion(q1, 0), examQuestion(q2, 1)] } },
  ] satisfies ExamEvent[];
  const started: ExamAttemptEvent = {
    type: 'ExamAttemptStarted',
    data: { ...ids, examVersion: 2, ordinal: 1, startedAt: at, deadline: at },
  };
  const saved = (selectedAnswer: number): ExamAttemptEvent => ({
    type: 'ExamAnswerSaved',
    data: { ...ids, questionId: q1, selectedAnswer, savedAt: at },
  });
  const nothing = { answered: 0, correct: 0, paesScore: 100 };
  const oneWrong = { answered: 1, correct: 0, paesScore: 100 };
  const oneRight = { answered: 1, correct: 1, paesScore: 527 };
  const completed = (figures: typeof nothing): ExamAttemptEvent => ({
    type: 'ExamAttemptCompleted',
    data: {
      ...ids,
      examTitle: 'Química 1',
      reason: 'submitted',
      finishedAt: at,
      timeElapsed: 0,
      ...figures,
      scored: 2,
      total: 2,
      pilotCorrect: 0,
      pilotAnswered: 0,
      pilotTotal: 0,
      voided: [],
      corrections: [],
    },
  });
  const right = save({ selectedAnswer: 1 });
  const without = (selectedAnswer: number, status: number | null) => save({ selectedAnswer, replies: [reply(status)] });
  const findings = (history: Entry[], attempt: ExamAttemptEvent[]) => {
    const log = [
      ...exam.map((one) => recorded(streamOf.exam(examId), one)),
      ...[started, ...attempt].map((one) => recorded(streamOf.attempt(attemptId), one)),
    ];
    return checkScores(history, log, new Map([q1, q2].map((question) => [question, 1])));
  };

  test.each<[string, Entry[], ExamAttemptEvent[]]>([
    ['an answer counts', [right], [saved(1), completed(oneRight)]],
    ['the last answer counts', [save(), right], [saved(2), saved(1), completed(oneRight)]],
    ['an answer without a reply counts', [without(1, null)], [saved(1), completed(oneRight)]],
    ['an answer without a reply was not saved', [without(1, null)], [completed(nothing)]],
    ['a change without a reply was not saved', [right, without(2, null)], [saved(1), completed(oneRight)]],
    ['a change without a reply counts', [right, without(2, null)], [saved(1), saved(2), completed(oneWrong)]],
    ['an answer was refused after the deadline', [without(1, 409)], [completed(nothing)]],
    ['the attempt is open', [right], [saved(1)]],
  ])('is right: %s', (_, history, attempt) => {
    expect(findings(history, attempt)).toEqual([]);
  });

  test.each<[string, Entry[], ExamAttemptEvent[], string]>([
    [
      'an acknowledged answer does not count',
      [right],
      [saved(1), completed(nothing)],
      'answered is 0, not from 1 to 1',
    ],
    ['it was saved after the end', [right], [completed(nothing), saved(1)], 'answered is 0, not from 1 to 1'],
    [
      'an older answer counts',
      [save(), right],
      [saved(1), saved(2), completed(oneWrong)],
      'correct is 0, not from 1 to 1',
    ],
    ['more counts than was sent', [], [saved(1), completed(oneRight)], 'answered is 1, not from 0 to 0'],
    ['other points', [right], [saved(1), completed({ ...oneRight, paesScore: 528 })], 'recomputed {"paesScore":527'],
    ['the log does not give it', [without(1, null)], [completed(oneRight)], 'recomputed {"paesScore":100'],
  ])('is wrong: %s', (_, history, attempt, problem) => {
    expect(findings(history, attempt)).toEqual([{ kind: 'wrong score', text: expect.stringContaining(problem) }]);
  });
});
