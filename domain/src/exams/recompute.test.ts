import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { expect, test } from 'vitest';
import { answerKeyOf, autoAnswers } from './answer-key.ts';
import { answersOf } from './attempt-state.ts';
import type { Decision } from './corrections.ts';
import { exam } from './exam.ts';
import { type ExamAttemptCommand, examAttempt } from './exam-attempt.ts';
import { examAt, openExam } from './exam-state.ts';
import { recomputeResults } from './recompute.ts';
import { scoreAttempt } from './score.ts';
import { seededRandom } from './seeded-random.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-23T12:00:00Z') + seconds * 1000);
const examId = 'ensayo';

/** A random log: an exam that is edited, an attempt with its end, and questions that are corrected at any time. */
const morning = (seed: number) => {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const question = (id: number) => ({
    questionId: `q${id}`,
    question: 'x',
    options: Array(1 + below(5)).fill('x'),
    correctAnswer: 0,
    explanation: '',
    isPilot: random() < 0.2,
  });
  const examLog: ExamEvent[] = [];
  const attemptLog: ExamAttemptEvent[] = [];
  const order = (command: Parameters<typeof exam.decide>[0]) => examLog.push(...exam.decide(command, examAt(examLog)));
  let attempt = examAttempt.initialState();
  const act = (command: ExamAttemptCommand) => {
    const events = examAttempt.decide(command, attempt);
    attempt = events.reduce(examAttempt.evolve, attempt);
    attemptLog.push(...events);
  };

  const size = 1 + below(80);
  const details = {
    examId,
    title: 'x',
    description: '',
    subject: 'Biology',
    duration: 600,
    totalQuestions: size,
  } as const;
  order({
    type: 'CreateExam',
    data: {
      ...details,
      isPublished: true,
      questions: Array.from({ length: size }, (_, i) => question(i)),
    },
  });
  const correct = (questionId: string, number: number) => {
    const held = openExam(examAt(examLog), { isAdmin: true }).added.get(questionId) ?? question(0);
    const decisions: Decision[] = [
      { kind: 'void' },
      { kind: 'everyone', question: held },
      { kind: 'accept', accepted: [below(held.options.length), below(held.options.length)], question: held },
      { kind: 'reinstate' },
    ];
    const decision = decisions[below(4)];
    const data = { examId, questionId, correctionId: `c${number}`, reason: 'r' };
    if (decision) order({ type: 'CorrectExamQuestion', data: { ...data, decision } });
  };
  const edit = () => {
    if (random() < 0.4) correct(`q${below(size)}`, examLog.length);
    if (random() < 0.2)
      order({ type: 'RemoveExamQuestion', data: { examId, questionId: `q${below(size)}`, allowIncomplete: true } });
    if (random() < 0.2)
      order({ type: 'AddExamQuestions', data: { examId, questions: [question(examLog.length + 1000)] } });
  };
  const corrections = () => {
    const { voided, corrected } = openExam(examAt(examLog), { isAdmin: true });
    return { voided, corrected };
  };

  edit();
  const answerKey = answerKeyOf(examAt(examLog), examLog.length);
  if (answerKey.questions.size === 0) return { examLog, attemptLog, current: null };
  const userId = 'ana';
  act({ type: 'StartExamAttempt', now: at(0), data: { attemptId: 'a1', userId, ordinal: 1, answerKey, extraTime: 0 } });
  for (let second = 1; second < 2 * size; second++) {
    const [questionId = '', { options = [] } = {}] = [...answerKey.questions][below(answerKey.questions.size)] ?? [];
    const selectedAnswer = random() < 0.1 ? null : below(options.length);
    act({ type: 'SaveExamAnswer', now: at(second), data: { userId, questionId, selectedAnswer, answerKey } });
    if (random() < 0.05) edit();
  }
  const end = { answerKey, ...corrections() };
  const ends: ExamAttemptCommand[] = [
    // Not in the seconds after the deadline in which a submission waits.
    { type: 'SubmitExamAttempt', now: at((random() < 0.5 ? 400 : 603) + below(197)), data: { userId, ...end } },
    { type: 'ExpireExamAttempt', now: at(602), data: end },
    { type: 'AutoAnswerExamAttempt', now: at(500), data: { userId, picks: autoAnswers(answerKey, random), ...end } },
  ];
  for (const command of [ends[below(3)], ends[0]]) if (command) act(command);
  for (let i = 0; i < 3; i++) {
    edit();
    act({ type: 'RescoreExamAttempt', now: at(1000 + i), data: { answerKey, ...corrections() } });
  }
  const state = attemptLog.reduce(examAttempt.evolve, examAttempt.initialState());
  expect(state).toEqual(attempt);
  if (state.status !== 'completed') throw new Error('the attempt did not end');
  return {
    examLog,
    attemptLog,
    current: [state.figures, scoreAttempt(answerKey, answersOf(state.answers), corrections())],
  };
};

test('on 300 random exams every recorded result is equal to the recomputed one', () => {
  let rescorings = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { examLog, attemptLog, current } = morning(seed);
    const results = recomputeResults(attemptLog, examLog);
    for (const { recorded, recomputed } of results) expect(recomputed, `seed ${seed}`).toEqual(recorded);
    if (current) expect(current[0], `seed ${seed}`).toEqual(current[1]);
    expect(results.length > 0).toBe(current !== null);
    rescorings += Math.max(0, results.length - 1);
  }
  expect(rescorings).toBeGreaterThan(100);
});

test('a result that was changed in the log differs from the recomputed one', () => {
  const { examLog, attemptLog } = morning(1);
  const tampered = attemptLog.map(
    (event): ExamAttemptEvent =>
      event.type === 'ExamAttemptCompleted' ? { ...event, data: { ...event.data, paesScore: 999 } } : event,
  );
  const [first] = recomputeResults(tampered, examLog);
  expect(first?.recorded.paesScore).toBe(999);
  expect(first?.recomputed.paesScore).not.toBe(999);
});

test('without the start or the completion of the attempt there is no result', () => {
  const isRescored = ({ attemptLog }: { attemptLog: ExamAttemptEvent[] }) =>
    attemptLog.some(({ type }) => type === 'ExamAttemptRescored');
  const { examLog, attemptLog } = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(morning).find(isRescored) ?? morning(1);
  const [started] = attemptLog;
  const completion = attemptLog.find(({ type }) => type === 'ExamAttemptCompleted');
  const rescoring = attemptLog.find(({ type }) => type === 'ExamAttemptRescored');
  if (!started || !completion || !rescoring) throw new Error('no attempt of these mornings was rescored');
  expect(recomputeResults([completion, rescoring], examLog)).toEqual([]);
  expect(recomputeResults([started, rescoring], examLog)).toEqual([]);
  const answer = attemptLog.find(({ type }) => type === 'ExamAnswerSaved') ?? started;
  expect(recomputeResults([started, completion, answer], examLog)).toHaveLength(1);
});
