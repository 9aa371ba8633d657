import type { MatrazEvent } from '@matraz/contracts/events';
import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { answerKeyOf } from '@matraz/domain/exams/answer-key';
import { answerTo, evolve } from '@matraz/domain/exams/attempt-state';
import { acceptedIn } from '@matraz/domain/exams/corrections';
import { examAt } from '@matraz/domain/exams/exam-state';
import { correctionsOf } from '@matraz/domain/exams/score';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answered, id, questionData, recorded, streamOfEvent, topicData } from '../testing/events.ts';
import { randomExamLog } from '../testing/random-exams.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

const named = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, id(name)])) as Record<Name, string>;
const { exam: examId, q1, q2, q3, ana, beto, topic } = named('exam', 'q1', 'q2', 'q3', 'ana', 'beto', 'topic');
const given = (...events: MatrazEvent[]) => models.fill(recorded(events));

const examQuestion = (questionId: string, { options = ['a', 'b', 'c'], correctAnswer = 0, isPilot = false } = {}) => ({
  questionId,
  options,
  correctAnswer,
  isPilot,
  question: '<p>¿?</p>',
  explanation: '',
  orderIndex: 1,
});
/** Two scored questions and a pilot; the key is always A. Versions 1 and 2 of the exam. */
const exam: MatrazEvent[] = [
  {
    type: 'ExamCreated',
    data: { examId, title: 'Uno', description: '', subject: 'Physics', duration: 3600, totalQuestions: 3 },
  },
  {
    type: 'ExamQuestionsAdded',
    data: { examId, questions: [examQuestion(q1), examQuestion(q2), examQuestion(q3, { isPilot: true })] },
  },
];
const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second)).toISOString();
const attemptOf = (userId: string, ordinal = 1) => ({ attemptId: id(`${userId.slice(-6)}${ordinal}`), userId, examId });

const started = (userId: string, { ordinal = 1, examVersion = 2 } = {}): MatrazEvent => ({
  type: 'ExamAttemptStarted',
  data: { ...attemptOf(userId, ordinal), examVersion, ordinal, startedAt: at(0), deadline: at(3600) },
});
/** Questions in the order of their first choices, each with the second of that choice. */
const collected = (
  userId: string,
  answers: [questionId: string, selectedAnswer: number | null, second?: number][],
  { ordinal = 1, examVersion = 2 } = {},
): MatrazEvent => ({
  type: 'ExamAnswersCollected',
  data: {
    ...attemptOf(userId, ordinal),
    examVersion,
    ordinal,
    answers: {
      questionIds: answers.map(([questionId]) => questionId),
      selectedAnswers: answers.map(([, selectedAnswer]) => selectedAnswer),
      firstChosenAfter: answers.map(([, , second = 0]) => 1_000 * second),
    },
  },
});
const figures = (
  correct: number,
  { scored = 2, answered = 3, paesScore = 100 + 100 * correct, voided = [] as string[] } = {},
) => ({
  examTitle: 'Química 1',
  paesScore,
  correct,
  scored,
  answered,
  total: 3,
  voided,
  corrections: [],
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 1,
});
type CompletionReason = 'submitted' | 'time-expired' | 'auto-answered';
const completed = (
  userId: string,
  result: ReturnType<typeof figures>,
  { ordinal = 1, reason = 'submitted' as CompletionReason } = {},
): MatrazEvent => ({
  type: 'ExamAttemptCompleted',
  data: { ...attemptOf(userId, ordinal), reason, finishedAt: at(600), timeElapsed: 600, ...result },
});
const rescored = (userId: string, questionId: string, result: ReturnType<typeof figures>): MatrazEvent => ({
  type: 'ExamAttemptRescored',
  data: {
    ...attemptOf(userId),
    reason: 'question-voided',
    questionIds: [questionId],
    rescoredAt: at(700),
    previousScore: 100,
    ...result,
  },
});

/** `option` -1: none. */
const choices = (questionId: string, revision = 2) =>
  models.rows(
    `select selected_answer as option, rest_correct || '/' || rest_scored as rest, students from exam_choice
    where question_id = '${questionId}' and revision = ${revision} order by 1, 2`,
  );
const scores = () => models.rows(`select paes_score as score, students from exam_score order by 1`);

describe('a completed attempt', () => {
  test('counts each choice with the result in the other scored questions', async () => {
    await given(
      ...exam,
      started(ana),
      collected(ana, [
        [q1, 0],
        [q2, 1],
        [q3, 0],
      ]),
      completed(ana, figures(1)),
      started(beto),
      collected(beto, [
        [q1, 2],
        [q2, 0],
      ]),
      completed(beto, figures(1, { answered: 2 })),
    );
    // Ana: A is right, so the rest of q1 is 0 of 1. Beto: C is wrong, so his 1 correct answer is in the rest.
    expect(await choices(q1)).toEqual([
      { option: 0, rest: '0/1', students: 1 },
      { option: 2, rest: '1/1', students: 1 },
    ]);
    // The pilot is in no total, so nothing is taken out of it.
    expect(await choices(q3)).toEqual([
      { option: -1, rest: '1/2', students: 1 },
      { option: 0, rest: '1/2', students: 1 },
    ]);
    expect(await scores()).toEqual([{ score: 200, students: 2 }]);
  });

  test('counts a cleared answer as none', async () => {
    await given(
      ...exam,
      started(ana),
      collected(ana, [
        [q1, 2],
        [q2, null],
      ]),
      completed(ana, figures(0, { answered: 1 })),
    );
    expect(await choices(q1)).toEqual([{ option: 2, rest: '0/1', students: 1 }]);
    expect(await choices(q2)).toEqual([{ option: -1, rest: '0/1', students: 1 }]);
  });

  test('counts the seconds since the first answer to the question before, at most 600', async () => {
    await given(
      ...exam,
      started(ana),
      collected(ana, [
        [q2, 1, 40],
        [q1, 0, 100.4],
        [q3, 0, 40 * 86_400],
      ]),
      completed(ana, figures(1)),
    );
    const times = await models.rows('select question_id, seconds from exam_answer_time order by question_id');
    expect(times).toEqual([
      { question_id: q1, seconds: 60 },
      { question_id: q2, seconds: 40 },
      { question_id: q3, seconds: 600 },
    ]);
  });

  test('on paper counts its choices, and no seconds', async () => {
    const sheet = collected(ana, [
      [q1, 0],
      [q2, 1],
    ]);
    const onPaper = { ...sheet, data: { ...sheet.data, isPaper: true } } as MatrazEvent;
    await given(...exam, started(ana), onPaper, completed(ana, figures(1, { answered: 2 })));
    expect(await choices(q1)).toEqual([{ option: 0, rest: '0/1', students: 1 }]);
    expect(await models.rows('select * from exam_answer_time')).toEqual([]);
  });

  test('is judged by the key of its own version, and only answers since the last change of the key belong together', async () => {
    const updated = (change: Parameters<typeof examQuestion>[1]): MatrazEvent => ({
      type: 'ExamQuestionUpdated',
      data: { examId, ...examQuestion(q1, change) },
    });
    await given(
      ...exam,
      started(ana),
      updated({ isPilot: true }), // version 3: the same options and key
      updated({ correctAnswer: 1 }), // version 4
      ...[
        started(beto, { examVersion: 4 }),
        collected(beto, [[q1, 0]], { examVersion: 4 }),
        completed(beto, figures(0, { answered: 1 })),
      ],
      collected(ana, [[q1, 0]]),
      completed(ana, figures(1, { answered: 1 })),
    );
    expect(await choices(q1)).toEqual([{ option: 0, rest: '0/1', students: 1 }]);
    expect(await choices(q1, 4)).toEqual([{ option: 0, rest: '0/1', students: 1 }]);
    expect(
      await models.rows('select from_version, until_version, revision from exam_question_key order by 1'),
    ).toContainEqual({ from_version: 3, until_version: 4, revision: 2 });
  });

  test('does not count when it is not the first one, is empty, is answered at random, or is of an administrator', async () => {
    await given(
      ...exam,
      { type: 'AdminGranted', data: { userId: beto } },
      ...[started(beto), collected(beto, [[q1, 0]]), completed(beto, figures(1))],
      ...[started(ana), completed(ana, figures(0, { answered: 0 }))],
      ...[
        started(ana, { ordinal: 2 }),
        collected(ana, [[q1, 0]], { ordinal: 2 }),
        completed(ana, figures(1), { ordinal: 2 }),
      ],
      ...[
        started(id('caro')),
        collected(id('caro'), [[q1, 0]]),
        completed(id('caro'), figures(1), { reason: 'auto-answered' }),
      ],
    );
    expect(await models.rows('select from exam_choice')).toEqual([]);
    expect(await scores()).toEqual([]);
  });

  test.each([1, 3, 100])('moves to its new figures when it is rescored, in batches of %i events', async (size) => {
    const log = recorded([
      ...exam,
      ...[
        started(ana),
        collected(ana, [
          [q1, 0],
          [q2, 0],
        ]),
        completed(ana, figures(2)),
      ],
      ...[
        started(beto),
        collected(beto, [
          [q1, 0],
          [q2, 1],
        ]),
        completed(beto, figures(1)),
      ],
      rescored(ana, q2, figures(1, { scored: 1, voided: [q2], paesScore: 1000 })),
      rescored(beto, q2, figures(1, { scored: 1, voided: [q2], paesScore: 1000 })),
    ]);
    await models.fill(log, () => size);
    expect(await choices(q1)).toEqual([{ option: 0, rest: '0/0', students: 2 }]);
    // The voided question no longer counts, so its rest is the whole result.
    expect(await choices(q2)).toEqual([
      { option: 0, rest: '1/1', students: 1 },
      { option: 1, rest: '1/1', students: 1 },
    ]);
    expect(await scores()).toEqual([{ score: 1000, students: 2 }]);
    const times = await models.rows('select sum(students)::int as students from exam_answer_time');
    expect(times).toEqual([{ students: 4 }]);
  });

  test('leaves the others of its row when it is rescored, and the last one leaves no row', async () => {
    const bothRight = (userId: string) => [
      started(userId),
      collected(userId, [
        [q1, 0],
        [q2, 0],
      ]),
      completed(userId, figures(2)),
    ];
    const log = [...exam, ...bothRight(ana), ...bothRight(beto)];
    const voided = (userId: string) => rescored(userId, q2, figures(1, { scored: 1, voided: [q2], paesScore: 1000 }));
    await given(...log);
    expect(await choices(q1)).toEqual([{ option: 0, rest: '1/1', students: 2 }]);
    await given(...log, voided(ana));
    expect(await choices(q1)).toEqual([
      { option: 0, rest: '0/0', students: 1 },
      { option: 0, rest: '1/1', students: 1 },
    ]);
    await given(...log, voided(ana), voided(beto));
    expect(await choices(q1)).toEqual([{ option: 0, rest: '0/0', students: 2 }]);
  });
});

describe('practice', () => {
  const catalog: MatrazEvent[] = [
    { type: 'TopicCreated', data: topicData(topic) },
    { type: 'QuestionCreated', data: questionData(q1, topic) },
  ];

  test("counts each student's first answer, but not an administrator's", async () => {
    await given(
      ...catalog,
      answered(ana, q1, topic, { correct: false }),
      answered(ana, q1, topic, { firstAttempt: false }),
      answered(ana, q2, topic),
      { type: 'AdminGranted', data: { userId: beto } },
      answered(beto, q1, topic),
      { type: 'AdminRevoked', data: { userId: beto } },
      answered(beto, q2, topic),
    );
    expect(await models.rows('select * from first_choice order by question_id, selected_answer')).toEqual([
      { question_id: q1, question_version: 1, selected_answer: 1, students: 1 },
      { question_id: q2, question_version: 1, selected_answer: 0, students: 2 },
    ]);
    expect(await models.rows('select user_id, answered, correct from first_answer_total order by 1')).toEqual([
      { user_id: ana, answered: 2, correct: 1 },
      { user_id: beto, answered: 1, correct: 1 },
    ]);
  });

  describe('has the seconds between a first answer and the first answer before it', () => {
    const q4 = id('q4');
    const seconds = () =>
      models.rows('select question_id, question_version, seconds, students from first_answer_time order by 1, 3');
    const timed = (question_id: string, seconds: number, students = 1) => ({
      question_id,
      question_version: 1,
      seconds,
      students,
    });
    const practice = (...steps: [second: number, event: MatrazEvent][]) =>
      recorded([...catalog, ...steps.map(([, event]) => event)]).map((event, index) => {
        const step = steps[index - catalog.length];
        return step ? { ...event, metadata: { ...event.metadata, occurredAt: at(step[0]) } } : event;
      });

    test.each([1, 2, 100])('in batches of %i events', async (size) => {
      const log = practice(
        [0, answered(ana, q1, topic)], // nothing before it
        [5, answered(beto, q2, topic)],
        [20, answered(ana, q1, topic, { firstAttempt: false })], // changes nothing
        [30, answered(ana, q2, topic)],
        [55, answered(ana, q3, topic)],
        [65, answered(beto, q1, topic)],
        [80, answered(ana, q4, topic)],
        [90, answered(beto, q4, topic)],
      );
      await models.fill(log, () => size);
      expect(await seconds()).toEqual([timed(q1, 60), timed(q2, 30), timed(q3, 25), timed(q4, 25, 2)]);
    });

    test('but not a pause, nor an answer of an administrator', async () => {
      await models.fill(
        practice(
          [0, answered(ana, q1, topic)],
          [600, answered(ana, q2, topic)],
          [1199, answered(ana, q3, topic)],
          [1200, { type: 'AdminGranted', data: { userId: beto } }],
          [1210, answered(beto, q1, topic)],
          [1220, answered(beto, q2, topic)],
        ),
      );
      expect(await seconds()).toEqual([timed(q3, 599)]);
    });
  });

  test('begins again when the options or the key change, not when the text does', async () => {
    const updated = (change: Partial<ReturnType<typeof questionData>>): MatrazEvent => ({
      type: 'QuestionUpdated',
      data: { ...questionData(q1, topic), ...change },
    });
    const revision = async () => (await models.rows('select revision from practice_question_key'))[0]?.revision;
    await given(...catalog, updated({ question: '<p>¿Otra?</p>' }));
    expect(await revision()).toBe(1);
    await given(...catalog, updated({ correctAnswer: 1 }), updated({ correctAnswer: 1, explanation: '<p>Sí</p>' }));
    expect(await revision()).toBe(2);
    await given(...catalog, updated({}), updated({ options: ['dos', 'uno'] }));
    expect(await revision()).toBe(3);
  });
});

/** A second, simple version of the rules: counts each choice with its rest, one attempt at a time. */
const plainChoices = (log: readonly MatrazEvent[]): string[] => {
  const streams = Map.groupBy(log, streamOfEvent);
  const rows: string[] = [];
  for (const [stream, events] of streams) {
    if (!stream.startsWith('attempt-')) continue;
    const attempt = (events as ExamAttemptEvent[]).reduce(evolve, { status: 'none' } as ReturnType<typeof evolve>);
    if (attempt.status !== 'completed' || attempt.figures.answered === 0) continue;
    if (attempt.ordinal > 1 || attempt.reason === 'auto-answered') continue;
    const examLog = streams.get(`exam-${attempt.examId}`) as ExamEvent[];
    const answerKey = answerKeyOf(examAt(examLog.slice(0, attempt.examVersion)), attempt.examVersion);
    const { corrected } = correctionsOf(attempt.figures, answerKey);
    for (const [questionId, question] of answerKey.questions) {
      const selected = answerTo(attempt.answers, questionId) ?? -1;
      const accepted = acceptedIn(question, corrected.get(questionId));
      const isScored = !question.isPilot && !attempt.figures.voided.includes(questionId);
      const restCorrect =
        attempt.figures.correct - Number(isScored && (accepted === null || accepted.includes(selected)));
      rows.push([questionId, selected, restCorrect, attempt.figures.scored - Number(isScored)].join());
    }
  }
  return rows.sort();
};

test.each([1, 2, 3, 4])('log %i gives the choices that a plain count of the log gives', async (seed) => {
  const log = randomExamLog(seed, 400);
  await models.fill(recorded(log), () => 13);
  const rows = await models.rows(
    `select concat_ws(',', question_id, selected_answer, rest_correct, rest_scored) as row
    from exam_choice cross join generate_series(1, students)`,
  );
  const expected = plainChoices(log);
  expect(expected.length).toBeGreaterThan(10);
  expect(rows.map(({ row }) => row).sort()).toEqual(expected);
  expect(await models.rows('select * from exam_choice where students <= 0')).toEqual([]);
});
