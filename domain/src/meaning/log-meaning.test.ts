import type { MatrazEvent } from '@matraz/contracts/events';
import type { ExamEvent } from '@matraz/contracts/exams/events';
import { describe, expect, test } from 'vitest';
import { answerKeyOf } from '../exams/answer-key.ts';
import { examAttempt } from '../exams/exam-attempt.ts';
import { examAt } from '../exams/exam-state.ts';
import type { Doubt, LoggedEvent } from './doubt.ts';
import { createLogMeaning } from './log-meaning.ts';
import { streamNameOf } from './stream-name.ts';

const at = (seconds: number) => new Date(Date.parse('2026-03-02T12:00:00.000Z') + seconds * 1_000).toISOString();
const day = '2026-03-02';
const attemptIdOf = (userId: string, examId: string, ordinal: number) => `${userId}.${examId}.${ordinal}`;

type Sent = [
  event: MatrazEvent,
  envelope?: Partial<Pick<LoggedEvent, 'occurredAt' | 'by' | 'version' | 'stream' | 'keyHash'>>,
];

/** The doubts of each event of the log, without those that have none. */
const doubtsOf = (log: readonly Sent[]): [number, Doubt][] => {
  const meaning = createLogMeaning({ attemptIdOf, ownGrants: new Set(['demo']) });
  const versions = new Map<string, number>();
  return log.flatMap(([event, envelope], place): [number, Doubt][] => {
    const stream = envelope?.stream ?? streamNameOf(event);
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    const logged = { event, stream, version, occurredAt: at(0), by: undefined, keyHash: undefined, ...envelope };
    const doubt = meaning.judge(logged);
    return doubt ? [[place, doubt]] : [];
  });
};
/** The doubt of the last event, when those before have none. */
const doubtOfLast = (log: readonly Sent[], last: Sent): Doubt | undefined => {
  const doubts = doubtsOf([...log, last]);
  expect(doubts.filter(([place]) => place < log.length)).toEqual([]);
  return doubts[0]?.[1];
};

const account = (userId: string, { isAdmin = false } = {}): Sent[] => [
  [{ type: 'AccountOpened', data: { userId } }],
  ...(isAdmin ? [[{ type: 'AdminGranted', data: { userId } }] satisfies Sent] : []),
];
const topicData = {
  topicId: 't',
  courseId: 3,
  unit: 'Una',
  title: 'Tema',
  description: 'Uno',
  color: 'blue',
  icon: 'atom',
  difficulty: 'beginner',
  orderIndex: 1,
  status: 'published',
} as const;
const questionData = {
  questionId: 'q',
  topicId: 't',
  question: '¿?',
  options: ['a', 'b', 'c'],
  correctAnswer: 1,
  explanation: '',
  xpReward: 10,
};
const lessonData = { lessonId: 'l', topicId: 't', title: 'Una', content: 'Texto', orderIndex: 1 };
const catalog: Sent[] = [
  ...account('admin', { isAdmin: true }),
  ...account('ana'),
  [{ type: 'CourseDefined', data: { courseId: 3, title: 'Biología', subject: 'Biología' } }],
  [{ type: 'TopicCreated', data: topicData }, { by: 'admin' }],
  [{ type: 'LessonCreated', data: lessonData }, { by: 'admin' }],
  [{ type: 'QuestionCreated', data: questionData }, { by: 'admin' }],
];
const answered = (fields: object = {}): MatrazEvent => ({
  type: 'QuestionAnswered',
  data: {
    userId: 'ana',
    topicId: 't',
    questionId: 'q',
    questionVersion: 1,
    selectedAnswer: 1,
    correct: true,
    firstAttempt: true,
    xpEarned: 10,
    day,
    ...fields,
  },
});

describe('practice', () => {
  test('answers and lessons of the rules have no doubt, also after the question was changed and deleted', () => {
    const again = { firstAttempt: false, xpEarned: 0 };
    const log: Sent[] = [
      ...catalog,
      [answered(), { by: 'ana' }],
      [{ type: 'QuestionUpdated', data: { ...questionData, correctAnswer: 2 } }, { by: 'admin' }],
      [answered(again), { by: 'ana' }],
      [answered({ ...again, questionVersion: 2, correct: false }), { by: 'ana' }],
      [{ type: 'QuestionDeleted', data: { questionId: 'q' } }, { by: 'admin' }],
      [answered({ ...again, questionVersion: 2, correct: false }), { by: 'ana' }],
      [{ type: 'QuestionRestored', data: { ...questionData, restoredVersion: 1 } }, { by: 'admin' }],
      [{ type: 'LessonCompleted', data: { userId: 'ana', topicId: 't', lessonId: 'l' } }, { by: 'ana' }],
    ];
    expect(doubtsOf(log)).toEqual([]);
  });

  test.each<[string, MatrazEvent, object]>([
    ['a question that does not exist', answered({ questionId: 'other' }), { reason: 'unknown-question' }],
    ['a version that does not exist', answered({ questionVersion: 2 }), { reason: 'unknown-question' }],
    ['9,000 XP', answered({ xpEarned: 9_000 }), { fields: [{ name: 'xpEarned', logged: 9_000, ruled: 10 }] }],
    ['a wrong answer judged right', answered({ selectedAnswer: 0 }), { reason: 'other-values' }],
    ['an option that does not exist', answered({ selectedAnswer: 7 }), { code: 'answer_out_of_range' }],
    ['another topic', answered({ topicId: 'other' }), { reason: 'other-values' }],
    ['another day', answered({ day: '2026-02-01' }), { reason: 'other-values' }],
    ['a day of one digit', answered({ day: '2' }), { reason: 'other-values' }],
    [
      'a lesson that does not exist',
      { type: 'LessonCompleted', data: { userId: 'ana', topicId: 't', lessonId: 'other' } },
      { reason: 'unknown-lesson' },
    ],
  ])('no command answers with %s', (_, event, doubt) => {
    expect(doubtOfLast(catalog, [event])).toMatchObject(doubt);
  });

  test('no command gives XP twice, and none answers for another student', () => {
    const log: Sent[] = [...catalog, [answered(), { by: 'ana' }]];
    expect(doubtOfLast(log, [answered(), { by: 'ana' }])).toMatchObject({ reason: 'other-values' });
    const again = answered({ firstAttempt: false, xpEarned: 0 });
    expect(doubtOfLast(log, [again, { by: 'admin' }])).toEqual({ reason: 'other-student' });
  });

  test('after a forged event the following ones are judged by the state that the platform has', () => {
    const log: Sent[] = [...catalog, [answered({ xpEarned: 9_000 })], [answered({ firstAttempt: false, xpEarned: 0 })]];
    expect(doubtsOf(log).map(([place]) => place)).toEqual([catalog.length]);
  });
});

describe('the catalogue', () => {
  test.each<[string, Sent, object]>([
    [
      'a reward beyond the limit',
      [{ type: 'QuestionUpdated', data: { ...questionData, xpReward: 9_000 } }],
      { reason: 'impossible-question' },
    ],
    [
      'a key that is no option',
      [{ type: 'QuestionUpdated', data: { ...questionData, correctAnswer: 3 } }],
      { reason: 'impossible-question' },
    ],
    [
      'a topic that does not exist',
      [{ type: 'LessonCreated', data: { ...lessonData, lessonId: 'm', topicId: 'x' } }],
      { reason: 'unknown-topic' },
    ],
    [
      'a course that does not exist',
      [{ type: 'TopicCreated', data: { ...topicData, topicId: 'u', courseId: 9 } }],
      { reason: 'unknown-course' },
    ],
    [
      'something that exists already',
      [{ type: 'TopicCreated', data: { ...topicData, title: 'Otro' } }],
      { code: 'already_exists' },
    ],
    [
      'something that was never there',
      [{ type: 'LessonDeleted', data: { lessonId: 'x' } }],
      { code: 'lesson_not_found' },
    ],
    [
      'an older version that is to come',
      [{ type: 'LessonRestored', data: { ...lessonData, restoredVersion: 9 } }],
      { reason: 'needless' },
    ],
    [
      'a student as its author',
      [{ type: 'TopicDeleted', data: { topicId: 't' } }, { by: 'ana' }],
      { reason: 'not-an-administrator' },
    ],
    [
      'the stream of another thing',
      [{ type: 'TopicDeleted', data: { topicId: 't' } }, { stream: 'topic-x' }],
      { reason: 'other-stream' },
    ],
    [
      'a version that leaves one out',
      [{ type: 'TopicDeleted', data: { topicId: 't' } }, { version: 7 }],
      { reason: 'version-gap' },
    ],
  ])('no command writes %s', (_, event, doubt) => {
    expect(doubtOfLast(catalog, event)).toMatchObject(doubt);
  });

  test('a lesson that another event had moved can be saved with the same values', () => {
    const log: Sent[] = [
      ...catalog,
      [{ type: 'LessonsReordered', data: { topicId: 't', lessons: [{ id: 'l', orderIndex: 4 }] } }, { by: 'admin' }],
      [{ type: 'LessonUpdated', data: lessonData }, { by: 'admin' }],
    ];
    expect(doubtsOf(log)).toEqual([]);
  });
});

describe('exams', () => {
  const examId = 'e';
  const details = {
    examId,
    title: 'Ensayo',
    description: '',
    subject: 'Biology',
    duration: 600,
    totalQuestions: 2,
  } as const;
  const item = (questionId: string, orderIndex: number) => ({
    questionId,
    question: '¿?',
    options: ['a', 'b'],
    correctAnswer: 0,
    explanation: '',
    orderIndex,
    isPilot: false,
  });
  const examLog: ExamEvent[] = [
    { type: 'ExamCreated', data: details },
    { type: 'ExamQuestionsAdded', data: { examId, questions: [item('x', 1), item('y', 2)] } },
    { type: 'ExamPublished', data: { examId } },
  ];
  const exam: Sent[] = [
    ...account('admin', { isAdmin: true }),
    ...account('ana'),
    ...examLog.map((event): Sent => [event, { by: 'admin' }]),
  ];
  const answerKey = answerKeyOf(examAt(examLog), 3);
  const ids = { attemptId: attemptIdOf('ana', examId, 1), userId: 'ana', examId };
  const started: MatrazEvent = {
    type: 'ExamAttemptStarted',
    data: { ...ids, examVersion: 3, ordinal: 1, startedAt: at(0), deadline: at(600) },
  };
  const saved = (seconds: number, fields: object = {}): Sent => [
    { type: 'ExamAnswerSaved', data: { ...ids, questionId: 'x', selectedAnswer: 0, savedAt: at(seconds), ...fields } },
    { by: 'ana', occurredAt: at(seconds) },
  ];
  /** What the decider gives for the submission of an attempt. */
  const submission = (before: readonly Sent[], seconds: number): Sent[] => {
    type Attempt = Parameters<typeof examAttempt.evolve>[1];
    const state = before.reduce(
      (attempt, [event]) => examAttempt.evolve(attempt, event as Attempt),
      examAttempt.initialState(),
    );
    const data = { userId: 'ana', answerKey, voided: new Set<string>(), corrected: new Map() };
    const events = examAttempt.decide({ type: 'SubmitExamAttempt', data, now: new Date(at(seconds)) }, state);
    return events.map((event) => [event, { by: 'ana', occurredAt: at(seconds) }]);
  };
  const own: Sent[] = [[started, { by: 'ana' }], saved(5), saved(9, { questionId: 'y', selectedAnswer: 1 })];
  const completed = submission(own, 60);

  test('an attempt of the rules has no doubt, also when a question is voided afterwards', () => {
    const result = completed.at(-1)?.[0];
    if (result?.type !== 'ExamAttemptCompleted') throw new Error('the attempt is not completed');
    const voided: Sent = [{ type: 'ExamQuestionVoided', data: { examId, questionId: 'y' } }, { by: 'admin' }];
    const { reason: _, finishedAt: __, timeElapsed: ___, ...figures } = result.data;
    const rescored: MatrazEvent = {
      type: 'ExamAttemptRescored',
      data: {
        ...figures,
        reason: 'question-voided',
        questionIds: ['y'],
        rescoredAt: at(90),
        previousScore: figures.paesScore,
        paesScore: 1_000,
        scored: 1,
        voided: ['y'],
      },
    };
    expect(doubtsOf([...exam, ...own, ...completed, voided, [rescored, { occurredAt: at(90) }]])).toEqual([]);
    expect(doubtOfLast([...exam, ...own, ...completed], [rescored, { occurredAt: at(90) }])).toEqual({
      reason: 'not-voided',
    });
    const next: MatrazEvent = {
      type: 'ExamAttemptStarted',
      data: { ...started.data, attemptId: attemptIdOf('ana', examId, 2), ordinal: 2 } as typeof started.data & object,
    } as MatrazEvent;
    expect(doubtsOf([...exam, ...own, ...completed, [next]])).toEqual([]);
    expect(doubtOfLast([...exam, ...own], [next])).toEqual({ reason: 'unknown-attempt' });
  });

  describe('a class with an assignment', () => {
    const group: Sent[] = [
      ...account('soto'),
      [{ type: 'ClassCreated', data: { classId: 'c', by: 'soto', name: '4°B', year: 2026 } }, { by: 'soto' }],
      [{ type: 'ClassJoined', data: { classId: 'c', userId: 'ana', how: 'invitation' } }, { by: 'ana' }],
    ];
    const form = { questions: true, options: false };
    const conditions = (closing: number) => ({
      opensAt: at(0),
      closesAt: at(closing),
      attempts: 1,
      results: 'at-closing' as const,
      form,
    });
    const of = (by: string) => ({ assignmentId: 'g', classId: 'c', by });
    const make = (by = 'soto'): Sent => [
      {
        type: 'AssignmentMade',
        data: { ...of(by), work: { kind: 'exam', examId: ids.examId }, ...conditions(400) },
      },
      { by },
    ];
    const begun = (deadline: number, assignmentId = 'g'): Sent => {
      const startedAt = at(100);
      const data = { ...ids, examVersion: 3, ordinal: 1, startedAt, deadline: at(deadline), assignmentId, form };
      return [
        { type: 'ExamAttemptStarted', data },
        { by: 'ana', occurredAt: startedAt },
      ];
    };

    test('its teacher or an administrator made it', () => {
      expect(doubtsOf([...exam, ...group, make()])).toEqual([]);
      expect(doubtsOf([...exam, ...group, make('admin')])).toEqual([]);
      expect(doubtOfLast([...exam, ...group, ...account('vera')], make('vera'))).toEqual({ reason: 'not-her-teacher' });
    });

    test('an attempt under it ends at its closing, or at one that it had before a change', () => {
      expect(doubtsOf([...exam, ...group, make(), begun(400)])).toEqual([]);
      expect(doubtOfLast([...exam, ...group, make()], begun(700))).toMatchObject({ reason: 'other-values' });
      const change: Sent = [{ type: 'AssignmentChanged', data: { ...of('soto'), ...conditions(500) } }, { by: 'soto' }];
      expect(doubtsOf([...exam, ...group, make(), change, begun(400)])).toEqual([]);
      expect(doubtsOf([...exam, ...group, make(), change, begun(500)])).toEqual([]);
    });

    test('without it, or outside of the class, no attempt names it', () => {
      expect(doubtOfLast([...exam, ...group], begun(400))).toEqual({ reason: 'unknown-assignment' });
      expect(doubtOfLast([...exam, ...group.slice(0, -1), make()], begun(400))).toEqual({
        reason: 'unknown-assignment',
      });
    });
  });

  describe('a student with accommodations', () => {
    const member: Sent[] = [
      ...account('soto'),
      [{ type: 'ClassCreated', data: { classId: 'c', by: 'soto', name: '4°B', year: 2026 } }, { by: 'soto' }],
      [{ type: 'ClassJoined', data: { classId: 'c', userId: 'ana', how: 'invitation' } }, { by: 'ana' }],
    ];
    const set = (by: string, extraTime: 0 | 50 | 100 = 50, seconds = 0): Sent => [
      { type: 'AccommodationsSet', data: { userId: 'ana', by, extraTime, largeText: false, hidesTimer: true } },
      { by, occurredAt: at(seconds) },
    ];
    /** Started 100 seconds after the first event, with this much of ten minutes more. */
    const longer = (extraTime: number): Sent => {
      const startedAt = at(100);
      const deadline = at(100 + 600 * (1 + extraTime / 100));
      const data = { ...ids, examVersion: 3, ordinal: 1, startedAt, deadline, ...(extraTime > 0 && { extraTime }) };
      return [{ type: 'ExamAttemptStarted', data } as MatrazEvent, { by: 'ana', occurredAt: startedAt }];
    };

    test('her teacher or an administrator set them', () => {
      expect(doubtsOf([...exam, ...member, set('soto')])).toEqual([]);
      expect(doubtsOf([...exam, set('admin')])).toEqual([]);
    });

    test('another teacher cannot have set them, and nothing was set twice', () => {
      expect(doubtOfLast([...exam, ...member, ...account('vera')], set('vera'))).toEqual({ reason: 'not-her-teacher' });
      expect(doubtOfLast([...exam, ...member, set('soto')], set('soto'))).toEqual({ reason: 'needless' });
    });

    test('an attempt has the extra time of its start', () => {
      expect(doubtsOf([...exam, ...member, set('soto'), longer(50)])).toEqual([]);
      expect(doubtOfLast([...exam, ...member, set('soto')], longer(100))).toMatchObject({ reason: 'other-values' });
      expect(doubtOfLast([...exam, ...member, set('soto')], longer(0))).toMatchObject({ reason: 'other-values' });
      expect(doubtOfLast(exam, longer(50))).toMatchObject({ reason: 'other-values' });
    });

    test('a start may have read what was set before, if the change was within the minute', () => {
      const before = [...exam, ...member, set('soto', 50, 10), set('soto', 100, 90)];
      expect(doubtsOf([...before, longer(50)])).toEqual([]);
      expect(doubtsOf([...before, longer(100)])).toEqual([]);
      const longBefore = [...exam, ...member, set('soto', 50, 10), set('soto', 100, 20)];
      expect(doubtOfLast(longBefore, longer(50))).toMatchObject({ reason: 'other-values' });
    });
  });

  test('only administrators and teachers of the student change the time of an attempt', () => {
    const soto = { classId: 'c', by: 'soto' };
    const group: Sent[] = [
      ...account('soto'),
      [{ type: 'ClassCreated', data: { ...soto, name: '4°B', year: 2026 } }],
      [{ type: 'ClassJoined', data: { classId: 'c', userId: 'ana', how: 'invitation' } }],
    ];
    const pausedBy = (by: string): Sent => [
      {
        type: 'ExamPaused',
        data: { ...ids, by, reason: 'Se cortó la luz', pausedAt: at(20) },
      },
      { by, occurredAt: at(20) },
    ];
    expect(doubtOfLast([...exam, ...group, ...own], pausedBy('soto'))).toBeUndefined();
    expect(doubtOfLast([...exam, ...group, ...own], pausedBy('admin'))).toBeUndefined();
    expect(doubtOfLast([...exam, ...group, ...own], pausedBy('vera'))).toEqual({ reason: 'not-an-administrator' });
    expect(doubtOfLast([...exam, ...own], pausedBy('soto'))).toEqual({ reason: 'not-an-administrator' });
  });

  describe('an answer sheet on paper', () => {
    const scoring = { answerKey, voided: new Set<string>(), corrected: new Map() };
    const sitting = { satAt: new Date(at(0)), seconds: 600, form: 'A', by: 'admin' } as const;
    const sheet = { ...ids, ...sitting, ordinal: 1, answers: new Map([['x', 0]]), ...scoring };
    const events = examAttempt.decide(
      { type: 'RecordPaperAttempt', data: sheet, now: new Date(at(900)) },
      examAttempt.initialState(),
    );
    const recorded = (by: string, change = (event: (typeof events)[number]) => event): Sent[] =>
      events.map((event) => [change(event), { by, occurredAt: at(900) }]);
    const changed = (type: string, fields: object): Sent[] =>
      recorded('admin', (event) =>
        event.type === type ? ({ ...event, data: { ...event.data, ...fields } } as typeof event) : event,
      );

    test('has no doubt when staff recorded it', () => {
      expect(events).toHaveLength(4);
      expect(doubtsOf([...exam, ...recorded('admin')])).toEqual([]);
    });

    test.each<[string, Sent[], string[]]>([
      ['by the student', changed('ExamAttemptStarted', { paper: { by: 'ana', form: 'A' } }), ['not-an-administrator']],
      ['of a sitting that is not over', changed('ExamAttemptStarted', { deadline: at(901) }), ['refused']],
      ['with an option that the question does not have', changed('ExamAnswerSaved', { selectedAnswer: 7 }), []],
      ['with another result', changed('ExamAttemptCompleted', { paesScore: 999 }), ['other-values']],
      ['with a time of its own for each answer', changed('ExamAnswerSaved', { chosenAt: at(3) }), ['other-values']],
    ])('is no command of the platform %s', (_, log, reasons) => {
      const doubts = doubtsOf([...exam, ...log]).map(([, { reason }]) => reason);
      expect(doubts.length).toBeGreaterThan(0);
      expect(doubts).toEqual(expect.arrayContaining(reasons));
    });

    test('is not sent by another than who recorded it', () => {
      const doubts = doubtsOf([...exam, ...recorded('ana')]).map(([, { reason }]) => reason);
      expect(doubts).toEqual(events.map(() => 'not-an-administrator'));
    });
  });

  describe('the live room', () => {
    const decision = { ...ids, by: 'admin', reason: 'Se cortó la luz' };
    const extended = (fields: object = {}): MatrazEvent => ({
      type: 'ExamTimeExtended',
      data: { ...decision, seconds: 300, deadline: at(900), extendedAt: at(20), ...fields },
    });
    const sent = (event: MatrazEvent, seconds: number, by = 'admin'): Sent => [event, { by, occurredAt: at(seconds) }];
    const paused: MatrazEvent = { type: 'ExamPaused', data: { ...decision, pausedAt: at(30) } };
    const resumed: MatrazEvent = {
      type: 'ExamResumed',
      data: { ...decision, resumedAt: at(90), deadline: at(960) },
    };
    const message: MatrazEvent = {
      type: 'ExamMessageSent',
      data: { ...ids, by: 'admin', text: 'Hola', sentAt: at(95) },
    };
    const changed: Sent[] = [...own, sent(extended(), 20), sent(paused, 30), sent(resumed, 90), sent(message, 95)];

    const lost = (fields: object = {}): MatrazEvent => ({
      type: 'ExamContactLost',
      data: { ...ids, lostAt: at(10), regainedAt: at(70), seconds: 60, cause: 'server', ...fields },
    });
    test('a loss of contact and its repair have no doubt; the repair of a part has', () => {
      const repair = (seconds: number) =>
        sent(extended({ seconds, deadline: at(600 + seconds), extendedAt: at(80), repairs: [at(10)] }), 80);
      const before: Sent[] = [...exam, ...own, [lost(), { occurredAt: at(70) }]];
      expect(doubtsOf([...before, repair(60)])).toEqual([]);
      expect(doubtOfLast(before, repair(50))).toMatchObject({ reason: 'other-values' });
    });

    test('a pause of a week ends by itself, and not before', () => {
      const week = 7 * 24 * 60 * 60;
      const ended = (after: number): Sent => {
        const reason = 'La pausa llegó a su duración máxima';
        const data = { ...ids, reason, resumedAt: at(30 + after), deadline: at(600 + after) };
        return [{ type: 'ExamResumed', data }, { occurredAt: at(30 + after) }];
      };
      expect(doubtsOf([...exam, ...own, sent(paused, 30), ended(week)])).toEqual([]);
      expect(doubtOfLast([...exam, ...own, sent(paused, 30)], ended(week - 60))).toMatchObject({ reason: 'needless' });
    });

    test('what staff did by the rules has no doubt, and neither has the result', () => {
      expect(doubtsOf([...exam, ...changed, ...submission(changed, 950)])).toEqual([]);
      const state = changed.reduce(
        (attempt, [event]) => examAttempt.evolve(attempt, event as Parameters<typeof examAttempt.evolve>[1]),
        examAttempt.initialState(),
      );
      const scoring = { answerKey, voided: new Set<string>(), corrected: new Map() };
      const data = { examId, by: 'admin', reason: 'Terminó la hora', ...scoring };
      const ended = examAttempt.decide({ type: 'EndExamAttempt', data, now: new Date(at(100)) }, state);
      expect(doubtsOf([...exam, ...changed, ...ended.map((event) => sent(event, 100))])).toEqual([]);
    });

    test.each<[string, Sent, object]>([
      [
        'more time than the seconds that it names',
        sent(extended({ deadline: at(9_000) }), 20),
        { reason: 'other-values' },
      ],
      ['more time by a student', sent(extended({ by: 'ana' }), 20, 'ana'), { reason: 'not-an-administrator' }],
      ['more time in the name of another', sent(extended(), 20, 'ana'), { reason: 'not-an-administrator' }],
      ['a resumption without a pause', sent(resumed, 90), { reason: 'needless' }],
      ['a repair of a loss that is not there', sent(extended({ repairs: [at(5)] }), 20), { reason: 'needless' }],
      ['more lost seconds than passed', sent(lost({ seconds: 900 }), 70), { reason: 'other-values' }],
    ])('no command writes %s', (_, event, doubt) => {
      expect(doubtOfLast([...exam, ...own], event)).toMatchObject(doubt);
    });
  });

  const ids2 = { examId, questionId: 'y', correctionId: 'c1', reason: 'Mal' };
  const rekeyed: Sent = [
    { type: 'ExamQuestionRekeyed', data: { ...ids2, options: ['a', 'b'], correctAnswer: 0, accepted: [1] } },
    { by: 'admin' },
  ];
  /** The result after the correction of `y`, which the student answered with its new key. */
  const corrected = (fields: object = {}): Sent => {
    const result = completed.at(-1)?.[0];
    if (result?.type !== 'ExamAttemptCompleted') throw new Error('the attempt is not completed');
    const { reason: _, finishedAt: __, timeElapsed: ___, ...figures } = result.data;
    const more = { questionIds: ['y'], rescoredAt: at(90), previousScore: figures.paesScore };
    const corrections = [
      { questionId: 'y', correctionId: 'c1', outcome: 'accepted' as const, accepted: [1], reason: 'Mal' },
    ];
    const right = { paesScore: 1_000, correct: 2, corrections, reason: 'question-corrected' as const };
    return [
      { type: 'ExamAttemptRescored', data: { ...figures, ...more, ...right, ...fields } },
      { occurredAt: at(90) },
    ];
  };

  test('a corrected key and the new score have no doubt, also when the correction is taken back meanwhile', () => {
    const back: Sent = [{ type: 'ExamQuestionReinstated', data: ids2 }, { by: 'admin' }];
    expect(doubtsOf([...exam, ...own, ...completed, rekeyed, corrected()])).toEqual([]);
    expect(doubtsOf([...exam, ...own, ...completed, rekeyed, back, corrected()])).toEqual([]);
  });

  test('an exam that is shown with fewer questions than it announces has no doubt', () => {
    const larger = exam.map(
      ([event, ...rest]): Sent =>
        event.type === 'ExamCreated'
          ? [{ ...event, data: { ...event.data, totalQuestions: 80 } }, ...rest]
          : [event, ...rest],
    );
    expect(doubtsOf(larger)).toEqual([]);
  });

  test('no command corrects a result without a correction, or a version that the question never had', () => {
    expect(doubtOfLast([...exam, ...own, ...completed], corrected())).toMatchObject({ reason: 'needless' });
    const strange = { ...ids2, options: ['a', 'z'], correctAnswer: 0, accepted: [1] };
    expect(doubtOfLast(exam, [{ type: 'ExamQuestionRekeyed', data: strange }, { by: 'admin' }])).toEqual({
      reason: 'needless',
    });
  });

  test('no command scores otherwise', () => {
    const [collected, [result]] = completed as [Sent, Sent];
    const forged = { ...result, data: { ...result.data, paesScore: 1_000 } } as MatrazEvent;
    expect(doubtOfLast([...exam, ...own, collected], [forged, { occurredAt: at(60) }])).toMatchObject({
      fields: [{ name: 'paesScore', logged: 1_000 }],
    });
    expect(
      doubtOfLast([...exam, ...own], [{ ...collected[0], data: { ...collected[0].data, ordinal: 2 } } as MatrazEvent]),
    ).toMatchObject({
      fields: [{ name: 'ordinal', logged: 2, ruled: 1 }],
    });
  });

  test.each<[string, Sent, object]>([
    ['after the deadline', saved(700), { code: 'deadline_passed' }],
    ['to a question that the exam does not have', saved(20, { questionId: 'z' }), { code: 'question_not_found' }],
    ['with an option that does not exist', saved(20, { selectedAnswer: 5 }), { code: 'answer_out_of_range' }],
    ['with a time before its command', saved(20, { selectedAnswer: 1, savedAt: at(7) }), { reason: 'other-values' }],
    ['of another student', saved(20, { userId: 'eva' }), { code: 'attempt_not_found' }],
  ])('no command saves an answer %s', (_, event, doubt) => {
    expect(doubtOfLast([...exam, ...own], event)).toMatchObject(doubt);
  });

  test.each<[string, object, object]>([
    ['an exam that does not exist', { examId: 'other' }, { reason: 'unknown-exam' }],
    ['a version to come', { examVersion: 4 }, { reason: 'unknown-exam' }],
    ['a version that was not published', { examVersion: 2 }, { reason: 'unknown-exam' }],
    ['more time', { deadline: at(6_000) }, { reason: 'other-values' }],
    ['the number of another attempt', { ordinal: 2 }, { reason: 'other-stream' }],
  ])('no command starts an attempt with %s', (_, fields, doubt) => {
    const event = { ...started, data: { ...started.data, ...fields } } as MatrazEvent;
    expect(doubtOfLast(exam, [event])).toMatchObject(doubt);
  });

  test('no command changes an exam that does not exist', () => {
    const updated: Sent = [{ type: 'ExamPublished', data: { examId: 'other' } }];
    expect(doubtOfLast(exam, updated)).toEqual({ reason: 'refused', code: 'exam_not_found' });
    const restored: Sent = [{ type: 'ExamRestored', data: { examId, restoredVersion: 9 } }];
    expect(doubtOfLast(exam, restored)).toEqual({ reason: 'needless' });
  });
});

describe('Premium', () => {
  const days = (count: number) => count * 24 * 3_600;
  const people = [...account('admin', { isAdmin: true }), ...account('ana')];
  const granted = (fields: object = {}): MatrazEvent => ({
    type: 'PremiumGranted',
    data: { userId: 'ana', startsAt: at(0), expiresAt: at(days(30)), ...fields },
  });
  const checkout: Sent = [
    {
      type: 'CheckoutStarted',
      data: {
        paymentId: 'p',
        userId: 'ana',
        planId: 'monthly',
        amount: 6_000,
        currency: 'CLP',
        days: 30,
        startedAt: at(0),
        expiresAt: at(3_600),
      },
    },
    { by: 'ana' },
  ];
  const one = { paymentId: 'p', userId: 'ana', providerPaymentId: 'mp', occurredAtProvider: at(10) };
  const approved = (fields: object = {}): Sent => [
    { type: 'PaymentApproved', data: { ...one, amount: 6_000, currency: 'CLP', approvedAt: at(10), ...fields } },
  ];
  const purchased = (fields: object = {}): Sent => [
    {
      type: 'PremiumPurchased',
      data: {
        userId: 'ana',
        paymentId: 'p',
        providerPaymentId: 'mp',
        planId: 'monthly',
        startsAt: at(20),
        expiresAt: at(20 + days(30)),
        ...fields,
      },
    },
    { occurredAt: at(20) },
  ];
  const refunded: Sent = [
    { type: 'PaymentRefunded', data: { ...one, occurredAtProvider: at(30), kind: 'chargeback' } },
  ];
  const taken: Sent = [
    {
      type: 'PremiumRefunded',
      data: {
        userId: 'ana',
        paymentId: 'p',
        providerPaymentId: 'mp',
        refundedAt: at(40),
        expiresAt: null,
        moved: [],
        returns: 1,
      },
    },
    { occurredAt: at(40) },
  ];

  test('grants, purchases, chargebacks and their return have no doubt', () => {
    const log: Sent[] = [
      ...people,
      checkout,
      approved(),
      purchased(),
      refunded,
      taken,
      approved({ occurredAtProvider: at(50), approvedAt: at(50) }),
      [
        {
          type: 'PremiumRestored',
          data: {
            userId: 'ana',
            paymentId: 'p',
            providerPaymentId: 'mp',
            startsAt: at(60),
            expiresAt: at(40 + days(30)),
          },
        },
        { occurredAt: at(60) },
      ],
      [
        { type: 'PremiumRevoked', data: { userId: 'ana', revokedAt: at(70) } },
        { by: 'admin', occurredAt: at(70) },
      ],
    ];
    expect(doubtsOf(log)).toEqual([]);
    expect(doubtOfLast(people, [granted(), { by: 'admin' }])).toBeUndefined();
    expect(doubtOfLast(people, [granted(), { keyHash: 'demo' }])).toBeUndefined();
  });

  test('a purchase of a payment that went back meanwhile has no doubt', () => {
    expect(doubtsOf([...people, checkout, approved(), refunded, purchased(), taken])).toEqual([]);
  });

  test.each<[string, readonly Sent[], Sent, object]>([
    ['without a payment', people, purchased(), { reason: 'not-paid' }],
    ['before the payment is approved', [...people, checkout], purchased(), { reason: 'not-paid' }],
    [
      'by the payment of another student',
      [...people, checkout, approved()],
      purchased({ userId: 'eva' }),
      { reason: 'not-paid' },
    ],
    [
      'for longer than was paid',
      [...people, checkout, approved()],
      purchased({ expiresAt: at(days(900)) }),
      { reason: 'other-values' },
    ],
    ['twice for one payment', [...people, checkout, approved(), purchased()], purchased(), { reason: 'needless' }],
    ['by a grant of nobody', people, [granted()], { reason: 'not-an-administrator' }],
    ['by a grant of a student', people, [granted(), { by: 'ana' }], { reason: 'not-an-administrator' }],
    [
      'from another time on',
      people,
      [granted({ startsAt: at(-days(3)) }), { by: 'admin' }],
      { reason: 'other-values' },
    ],
  ])('no command gives Premium %s', (_, log, event, doubt) => {
    expect(doubtOfLast(log, event)).toMatchObject(doubt);
  });

  test.each<[string, readonly Sent[], Sent, object]>([
    ['takes Premium without a refund', [...people, checkout, approved(), purchased()], taken, { reason: 'not-paid' }],
    ['approves a payment without a purchase', people, approved(), { code: 'payment_not_found' }],
    ['approves another amount', [...people, checkout], approved({ amount: 1 }), { reason: 'needless' }],
    [
      'ends a purchase that is paid',
      [...people, checkout, approved()],
      [
        { type: 'CheckoutExpired', data: { paymentId: 'p', userId: 'ana', expiredAt: at(days(2)) } },
        { occurredAt: at(days(2)) },
      ],
      { reason: 'needless' },
    ],
  ])('no command %s', (_, log, event, doubt) => {
    expect(doubtOfLast(log, event)).toMatchObject(doubt);
  });
});

describe('accounts', () => {
  const erased = (by?: string): Sent => [
    { type: 'AccountErased', data: { userId: 'ana', reason: 'own-request' } },
    { ...(by !== undefined && { by }) },
  ];

  test('an account is erased by its person or an operator, once, and is the end', () => {
    expect(doubtsOf([...account('ana'), erased('ana')])).toEqual([]);
    expect(doubtsOf([...account('ana'), erased()])).toEqual([]);
    expect(doubtOfLast(account('ana'), erased('eva'))).toEqual({ reason: 'other-student' });
    expect(doubtOfLast([...account('ana'), erased()], erased())).toEqual({ reason: 'needless' });
    const granted: Sent = [{ type: 'AdminGranted', data: { userId: 'ana' } }];
    expect(doubtOfLast([...account('ana'), erased()], granted)).toEqual({ reason: 'refused', code: 'account_erased' });
  });

  test('no command grants a right to an account that is not open, or grants it twice', () => {
    const right: Sent = [{ type: 'AdminGranted', data: { userId: 'ana' } }];
    expect(doubtOfLast([], right)).toEqual({ reason: 'refused', code: 'account_not_found' });
    expect(doubtOfLast(account('ana', { isAdmin: true }), right)).toEqual({ reason: 'needless' });
  });
});
