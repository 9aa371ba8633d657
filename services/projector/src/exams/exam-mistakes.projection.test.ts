import type { MatrazEvent } from '@matraz/contracts/events';
import { answerKeyOf } from '@matraz/domain/exams/answer-key';
import { answerTo, type ExamAttempt, evolve } from '@matraz/domain/exams/attempt-state';
import { isRight } from '@matraz/domain/exams/corrections';
import { examAt } from '@matraz/domain/exams/exam-state';
import { correctionsOf } from '@matraz/domain/exams/score';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { id, recorded, timeOf } from '../testing/events.ts';
import { randomExamLog } from '../testing/random-exams.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';
import { examMistakes } from './exam-mistakes.projection.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels([examMistakes]);
});
afterAll(() => models.close());

const [examId, userId] = [id('e1'), id('ana')];
const [q1, q2, q3] = ['q1', 'q2', 'q3'].map(id) as [string, string, string];
const question = (questionId: string, isPilot = false) => ({
  questionId,
  question: '<p>¿?</p>',
  options: ['a', 'b'],
  correctAnswer: 0,
  explanation: '',
  orderIndex: 1,
  isPilot,
});
const details = {
  examId,
  title: 'Uno',
  description: '',
  subject: 'Physics',
  duration: 600,
  totalQuestions: 3,
} as const;
const written: MatrazEvent[] = [
  { type: 'ExamCreated', data: details },
  { type: 'ExamQuestionsAdded', data: { examId, questions: [question(q1), question(q2), question(q3, true)] } },
];
const figures = {
  examTitle: 'Uno',
  paesScore: 100,
  correct: 0,
  scored: 2,
  answered: 0,
  total: 3,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 1,
  voided: [] as string[],
  corrections: [],
};
type Figures = Partial<Extract<MatrazEvent, { type: 'ExamAttemptRescored' }>['data']>;

/** An attempt with these answers. A question that is left out is empty. */
const taken = (ordinal: number, answers: Record<string, number>, more: Figures = {}): MatrazEvent[] => {
  const attempt = { attemptId: id(`a${ordinal}`), userId, examId };
  const questionIds = Object.keys(answers);
  const times = { startedAt: timeOf(ordinal), deadline: timeOf(ordinal + 10) };
  return [
    { type: 'ExamAttemptStarted', data: { ...attempt, examVersion: 2, ordinal, ...times } },
    ...(questionIds.length === 0
      ? []
      : [
          {
            type: 'ExamAnswersCollected',
            data: {
              ...attempt,
              examVersion: 2,
              ordinal,
              answers: {
                questionIds,
                selectedAnswers: Object.values(answers),
                firstChosenAfter: questionIds.map(() => 1_000),
              },
            },
          } satisfies MatrazEvent,
        ]),
    {
      type: 'ExamAttemptCompleted',
      data: { ...attempt, reason: 'submitted', finishedAt: timeOf(ordinal), timeElapsed: 60, ...figures, ...more },
    } as MatrazEvent,
  ];
};
const rescored = (ordinal: number, more: Figures): MatrazEvent =>
  ({
    type: 'ExamAttemptRescored',
    data: {
      attemptId: id(`a${ordinal}`),
      userId,
      examId,
      reason: 'question-corrected',
      questionIds: [q1],
      rescoredAt: timeOf(50),
      previousScore: 100,
      ...figures,
      ...more,
    },
  }) as MatrazEvent;
const corrected = (questionId: string, accepted: number[]) => ({
  corrections: [{ questionId, correctionId: id('c1'), outcome: 'accepted' as const, accepted, reason: 'error' }],
});
const reviewed = (questionId: string, correct: boolean): MatrazEvent => ({
  type: 'ExamQuestionReviewed',
  data: {
    userId,
    attemptId: id('a1'),
    examId,
    questionId,
    examVersion: 2,
    selectedAnswer: correct ? 0 : 1,
    correct,
    day: '2026-03-02',
  },
});
const mistakesOf = async (...events: MatrazEvent[]) => {
  await models.fill(recorded([...written, ...events]));
  const rows = await models.rows('select question_id, attempt_id from exam_mistake order by question_id');
  return Object.fromEntries(rows.map(({ question_id, attempt_id }) => [question_id, attempt_id]));
};
const [a1, a2] = [id('a1'), id('a2')];

test('wrong and empty questions are mistakes, also of pilots', async () => {
  expect(await mistakesOf(...taken(1, { [q1]: 0, [q2]: 1 }))).toEqual({ [q2]: a1, [q3]: a1 });
  expect(await mistakesOf(...taken(1, {}))).toEqual({ [q1]: a1, [q2]: a1, [q3]: a1 });
});

test('a right review ends a mistake, a wrong one does not', async () => {
  const missed = taken(1, { [q1]: 0 });
  expect(await mistakesOf(...missed, reviewed(q2, true), reviewed(q3, false))).toEqual({ [q3]: a1 });
});

test('a repeated exam counts by its latest attempt', async () => {
  const twice = [...taken(1, { [q1]: 1, [q2]: 1, [q3]: 0 }), ...taken(2, { [q1]: 0, [q2]: 1, [q3]: 1 })];
  expect(await mistakesOf(...twice)).toEqual({ [q2]: a2, [q3]: a2 });
});

test('a corrected key moves the mistakes, and a voided question is none', async () => {
  const missed = taken(1, { [q1]: 1, [q2]: 0, [q3]: 0 });
  expect(await mistakesOf(...missed, rescored(1, corrected(q1, [1])))).toEqual({});
  expect(await mistakesOf(...missed, rescored(1, corrected(q2, [1])))).toEqual({ [q1]: a1, [q2]: a1 });
  expect(await mistakesOf(...missed, rescored(1, { voided: [q1] }))).toEqual({});
  expect(await mistakesOf(...taken(1, { [q2]: 0, [q3]: 0 }, { voided: [q1] }))).toEqual({});
});

test('a rescoring does not bring a reviewed question back, nor one of an attempt that was repeated', async () => {
  const missed = taken(1, { [q1]: 1, [q2]: 0, [q3]: 0 });
  expect(await mistakesOf(...missed, reviewed(q1, true), rescored(1, corrected(q3, [0, 1])))).toEqual({});
  const repeated = [...missed, ...taken(2, { [q1]: 0, [q2]: 0, [q3]: 0 })];
  expect(await mistakesOf(...repeated, rescored(1, corrected(q2, [1])))).toEqual({});
});

test('an attempt that was answered at random has no mistakes', async () => {
  const [start, , end] = taken(1, { [q1]: 1 });
  const random = { ...end, data: { ...end?.data, reason: 'auto-answered' } } as MatrazEvent;
  expect(await mistakesOf(start as MatrazEvent, random)).toEqual({});
});

const seeds = [1, 2, 3, 4];

test.each(seeds)('log %i gives the same bytes for every size of the batches', async (seed) => {
  const log = recorded(randomExamLog(seed, 300));
  await models.fill(log, () => 1);
  const oneByOne = await models.dump();
  for (const largest of [300, 7]) {
    const random = seededRandom(seed * 1_000 + largest);
    await models.fill(log, () => (largest === 300 ? 300 : 1 + Math.floor(random() * largest)));
    expect(await models.dump()).toBe(oneByOne);
  }
});

/** The students' mistakes after the attempts of a log without rescorings, by the rules of the domain. */
const computed = (log: readonly MatrazEvent[]): Set<string> => {
  const exams = new Map<string, Parameters<typeof examAt>[0][number][]>();
  const attempts = new Map<string, ExamAttempt>();
  const mistakes = new Set<string>();
  for (const event of log) {
    if (event.type === 'ExamQuestionReviewed') {
      const { userId, questionId, correct } = event.data;
      if (correct) mistakes.delete(`${userId} ${questionId}`);
      else mistakes.add(`${userId} ${questionId}`);
    } else if ('attemptId' in event.data) {
      const attempt = event as Parameters<typeof evolve>[1];
      const state = evolve(attempts.get(event.data.attemptId) ?? { status: 'none' }, attempt);
      attempts.set(event.data.attemptId, state);
      if (event.type !== 'ExamAttemptCompleted' || state.status !== 'completed') continue;
      const key = answerKeyOf(examAt((exams.get(state.examId) ?? []).slice(0, state.examVersion)), state.examVersion);
      const corrections = correctionsOf(state.figures, key);
      for (const [questionId, one] of key.questions) {
        const answer = answerTo(state.answers, questionId);
        const isEveryone = state.figures.corrections.some(
          (c) => c.questionId === questionId && c.outcome === 'everyone',
        );
        const isGood = answer === null ? isEveryone && !one.isPilot : isRight(one, answer, corrections);
        const place = `${state.userId} ${questionId}`;
        if (isGood || state.figures.voided.includes(questionId)) mistakes.delete(place);
        else mistakes.add(place);
      }
    } else if ('examId' in event.data) {
      const exam = event as Parameters<typeof examAt>[0][number];
      exams.set(event.data.examId, [...(exams.get(event.data.examId) ?? []), exam]);
    }
  }
  return mistakes;
};

const attemptOf = ({ data }: MatrazEvent) => ('attemptId' in data ? data.attemptId : undefined);
const withoutRescorings = (seed: number) =>
  randomExamLog(seed, 300).filter(({ type }) => type !== 'ExamAttemptRescored');

const expectMistakes = async (log: readonly MatrazEvent[], expected: ReadonlySet<string>) => {
  await models.fill(recorded(log));
  const rows = await models.rows('select user_id, question_id from exam_mistake');
  expect(expected.size).toBeGreaterThan(2);
  expect(new Set(rows.map(({ user_id, question_id }) => `${user_id} ${question_id}`))).toEqual(expected);
};

test.each(seeds)('log %i gives the mistakes that the domain computes', async (seed) => {
  const all = withoutRescorings(seed);
  const reopened = new Set(all.filter(({ type }) => type === 'ExamAttemptReopened').map(attemptOf));
  const log = all.filter((event) => !reopened.has(attemptOf(event)));
  await expectMistakes(log, computed(log));
});

/** Whether the completion is taken back later in the log. */
const isTakenBack = (event: MatrazEvent, place: number, log: readonly MatrazEvent[]): boolean =>
  event.type === 'ExamAttemptCompleted' &&
  log.slice(place).some((later) => later.type === 'ExamAttemptReopened' && attemptOf(later) === attemptOf(event));

test.each(seeds)('log %i without reviews gives the mistakes as if a reopened attempt had not ended', async (seed) => {
  const log = withoutRescorings(seed).filter(({ type }) => type !== 'ExamQuestionReviewed');
  expect(log.filter(isTakenBack).length).toBeGreaterThan(2);
  await expectMistakes(log, computed(log.filter((...one) => !isTakenBack(...one))));
});
