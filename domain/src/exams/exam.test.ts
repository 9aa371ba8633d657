import type { ExamEvent } from '@matraz/contracts/exams/events';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { deciderSpec } from '../testing/decider-spec.ts';
import { answerKeyOf } from './answer-key.ts';
import { exam } from './exam.ts';
import { examAt, openExam } from './exam-state.ts';
import { examStats } from './exam-stats.ts';

const given = deciderSpec(exam);
const examId = 'quimica';
const details = {
  examId,
  title: 'Ensayo 1',
  description: '',
  subject: 'Chemistry',
  duration: 9600,
  totalQuestions: 80,
} as const;
const draft = (questionId: string) => ({
  questionId,
  question: '<p>¿Cuál?</p>',
  options: ['uno', 'dos', 'tres'],
  correctAnswer: 2,
  explanation: '',
  isPilot: false,
});
const question = (questionId: string, orderIndex: number) => ({ ...draft(questionId), orderIndex });

const created: ExamEvent = { type: 'ExamCreated', data: details };
const published: ExamEvent = { type: 'ExamPublished', data: { examId } };
const unpublished: ExamEvent = { type: 'ExamUnpublished', data: { examId } };
const deleted: ExamEvent = { type: 'ExamDeleted', data: { examId } };
const added = (...questions: ReturnType<typeof question>[]): ExamEvent => ({
  type: 'ExamQuestionsAdded',
  data: { examId, questions },
});
const three = [created, published, added(question('q1', 1), question('q2', 2), question('q3', 3))];
const updated = (change: object): ExamEvent => ({
  type: 'ExamQuestionUpdated',
  data: { examId, ...question('q1', 1), ...change },
});
const removed = (questionId: string): ExamEvent => ({ type: 'ExamQuestionRemoved', data: { examId, questionId } });
const voided = (questionId: string): ExamEvent => ({ type: 'ExamQuestionVoided', data: { examId, questionId } });
const reordered = (...questions: { questionId: string; orderIndex: number }[]): ExamEvent => ({
  type: 'ExamQuestionsReordered',
  data: { examId, questions },
});

const create = (change: object = {}) =>
  ({ type: 'CreateExam', data: { ...details, isPublished: true, ...change } }) as const;
const edit = (change: object = {}) =>
  ({ type: 'UpdateExam', data: { ...details, isPublished: true, ...change } }) as const;
const add = (...questions: (ReturnType<typeof draft> & { orderIndex?: number })[]) =>
  ({ type: 'AddExamQuestions', data: { examId, questions } }) as const;
const change = (questionId: string, to: object = {}) =>
  ({ type: 'UpdateExamQuestion', data: { examId, ...draft(questionId), ...to } }) as const;
const remove = (questionId: string) => ({ type: 'RemoveExamQuestion', data: { examId, questionId } }) as const;
const voiding = (questionId: string) =>
  ({
    type: 'CorrectExamQuestion',
    data: { examId, questionId, correctionId: 'c1', reason: '', decision: { kind: 'void' } },
  }) as const;
const reorder = (...questions: { questionId: string; orderIndex: number }[]) =>
  ({ type: 'ReorderExamQuestions', data: { examId, questions } }) as const;
const remains = { type: 'DeleteExam', data: { examId } } as const;

describe('creating', () => {
  test('an exam is created and published', () => given([]).when(create()).then([created, published]));
  test('an exam is created without publishing it', () =>
    given([])
      .when(create({ isPublished: false }))
      .then([created]));
  test('an exam with questions is created and filled in one append', () => {
    given([])
      .when(create({ questions: [draft('q1'), draft('q2')] }))
      .then([created, added(question('q1', 1), question('q2', 2)), published]);
  });
  test.each([
    ['at once', []],
    ['after an edit', [{ type: 'ExamUpdated', data: { ...details, title: 'Otro' } } as ExamEvent]],
    ['after its deletion', [deleted]],
  ])('the same questions again %s change nothing', (_, since) =>
    given([created, published, ...since])
      .when(create())
      .thenNothing(),
  );
  test('an id of another exam is refused', () => {
    given([created])
      .when(create({ title: 'Otro' }))
      .thenRefused('already_exists');
  });
});

describe('editing', () => {
  const renamed: ExamEvent = { type: 'ExamUpdated', data: { ...details, title: 'Otro' } };
  test('details are changed', () =>
    given([created, published])
      .when(edit({ title: 'Otro' }))
      .then([renamed]));
  test('details and publishing change together', () => {
    given([created, published])
      .when(edit({ title: 'Otro', isPublished: false }))
      .then([renamed, unpublished]);
  });
  describe('publishing', () => {
    const announcing = (totalQuestions: number, more: object = {}) => edit({ totalQuestions, ...more });
    const one = [created, added(question('q1', 1))];
    const announced = (totalQuestions: number): ExamEvent => ({
      type: 'ExamUpdated',
      data: { ...details, totalQuestions },
    });
    test('an exam with all its questions is published', () =>
      given(one)
        .when(announcing(1))
        .then([announced(1), published]));
    test('an exam with fewer questions than it announces is not', () =>
      given([created, announced(1), added(question('q1', 1))])
        .when(announcing(2))
        .thenRefused('exam_incomplete'));
    test('unless its author confirms it', () =>
      given([created])
        .when(edit({ allowIncomplete: true }))
        .then([published]));
    test('what is published already needs no confirmation', () =>
      given([created, published]).when(edit()).thenNothing());
  });
  test('the exam is unpublished', () =>
    given([created, published])
      .when(edit({ isPublished: false }))
      .then([unpublished]));
  test('the same data again change nothing', () => given([created, published]).when(edit()).thenNothing());
  test.each([
    ['active', [created, published]],
    ['inactive', [created]],
  ])('what is %s stays so when nothing is said of it', (_, events) => {
    given(events)
      .when(edit({ isPublished: undefined }))
      .thenNothing();
  });
  test('publishing alone keeps the details that another administrator has changed', () => {
    given([created, published, renamed])
      .when({ type: 'UpdateExam', data: { examId, isPublished: false } })
      .then([unpublished]);
  });
  test('one detail can be changed alone', () => {
    given([created, published])
      .when({ type: 'UpdateExam', data: { examId, title: 'Otro' } })
      .then([renamed]);
  });
  test.each([
    ['unknown', []],
    ['deleted', [created, deleted]],
  ])('an exam that is %s is refused', (_, events) => given(events).when(edit()).thenRefused('exam_not_found'));
});

describe('an active exam that gets fewer questions than it announces', () => {
  const announced = (totalQuestions: number): ExamEvent => ({
    type: 'ExamUpdated',
    data: { ...details, totalQuestions },
  });
  const complete = [created, announced(1), added(question('q1', 1)), published];
  const confirmed = <Given extends { data: object }>(command: Given) => ({
    ...command,
    data: { ...command.data, allowIncomplete: true },
  });
  const raise = { type: 'UpdateExam', data: { examId, totalQuestions: 2 } } as const;
  const restoring = (at: ExamEvent[]) => {
    const state = openExam(examAt(at), { isAdmin: true });
    const data = { examId, restoredVersion: at.length, at: state, newIdOf: (id: string) => `${id}-copy` };
    return { type: 'RestoreExam', data } as const;
  };
  const empty = restoring([created, announced(1)]);
  const restored: ExamEvent = { type: 'ExamRestored', data: { examId, restoredVersion: 2 } };
  test.each([
    ['it announces more', complete, raise, [announced(2)]],
    ['a question is removed', complete, remove('q1'), [removed('q1')]],
    ['an older version is restored', complete, empty, [restored, removed('q1')]],
    ['it is restored', [...complete, removed('q1'), deleted], empty, [restored]],
  ])('is asked about when %s', (_, before, command, events) => {
    given(before).when(command).thenRefused('exam_incomplete');
    given(before).when(confirmed(command)).then(events);
  });
  test('is not asked about when it is created, because its questions come later', () => {
    given([])
      .when(create({ questions: [draft('q1')] }))
      .then([created, added(question('q1', 1)), published]);
  });
  test('is not asked about again', () => {
    given([...complete, removed('q1')])
      .when(raise)
      .then([announced(2)]);
  });
  test.each([
    ['an inactive exam', [...complete, unpublished]],
    ['more questions than it announces', [...complete, added(question('q2', 2))]],
  ])('%s: no question', (_, before) => {
    given(before)
      .when(remove('q1'))
      .then([removed('q1')]);
  });
});

describe('deleting', () => {
  test('an exam is deleted', () => given(three).when(remains).then([deleted]));
  test('a deleted exam is deleted once', () =>
    given([...three, deleted])
      .when(remains)
      .thenNothing());
  test('an unknown exam is refused', () => given([]).when(remains).thenRefused('exam_not_found'));
});

describe('adding questions', () => {
  test('questions are numbered one after the other', () => {
    given([created])
      .when(add(draft('q1'), draft('q2')))
      .then([added(question('q1', 1), question('q2', 2))]);
  });
  test('numbers continue after the existing questions', () =>
    given(three)
      .when(add(draft('q4')))
      .then([added(question('q4', 4))]));
  test('numbers continue after the last question, also when others were removed', () => {
    given([...three, removed('q1')])
      .when(add(draft('q4')))
      .then([added(question('q4', 4))]);
  });
  test('a given number is kept, and the next ones continue from it', () => {
    given(three)
      .when(add(question('q4', 9), draft('q5')))
      .then([added(question('q4', 9), question('q5', 10))]);
  });
  test.each([
    ['at once', []],
    ['after they moved', [reordered({ questionId: 'q2', orderIndex: 9 })]],
    ['after one is gone', [removed('q2')]],
  ])('the same questions again %s change nothing', (_, since) =>
    given([...three, ...since])
      .when(add(draft('q2'), draft('q3')))
      .thenNothing(),
  );
  test('an id of another question is refused', () => {
    given(three)
      .when(add({ ...draft('q2'), explanation: 'otra' }))
      .thenRefused('already_exists');
    given(three)
      .when(add(draft('q3'), draft('q4')))
      .thenRefused('already_exists');
    given(three)
      .when(add(draft('q4'), draft('q4')))
      .thenRefused('already_exists');
  });
  const many = (count: number) => Array.from({ length: count }, (_, i) => draft(`n${i}`));
  test('an exam has at most 500 questions', () => {
    const [event] = exam.decide(add(...many(497)), examAt(three));
    expect(event?.type).toBe('ExamQuestionsAdded');
    given(three)
      .when(add(...many(498)))
      .thenRefused('exam_too_long');
  });
  test.each([
    ['unknown', []],
    ['deleted', [...three, deleted]],
  ])('questions for an exam that is %s are refused', (_, events) =>
    given(events)
      .when(add(draft('q4')))
      .thenRefused('exam_not_found'),
  );
});

describe('changing a question', () => {
  test('a changed question keeps its place', () =>
    given(three)
      .when(change('q1', { explanation: 'x' }))
      .then([updated({ explanation: 'x' })]));
  test('a changed question can get another place', () =>
    given(three)
      .when(change('q1', { orderIndex: 7 }))
      .then([updated({ orderIndex: 7 })]));
  test('the same data again change nothing', () => given(three).when(change('q1')).thenNothing());
  test.each(['q9', 'q3'])('question %s, which is not there, is not changed', (id) => {
    given([...three, removed('q3')])
      .when(change(id))
      .thenRefused('question_not_found');
  });
});

describe('removing a question', () => {
  test('a question is removed', () =>
    given(three)
      .when(remove('q2'))
      .then([removed('q2')]));
  test('a removed question is removed once', () =>
    given([...three, removed('q2')])
      .when(remove('q2'))
      .thenNothing());
  test('an unknown question is refused', () => given(three).when(remove('q9')).thenRefused('question_not_found'));
});

describe('ordering', () => {
  const swap = [
    { questionId: 'q1', orderIndex: 2 },
    { questionId: 'q2', orderIndex: 1 },
  ];
  test('some questions are moved', () =>
    given(three)
      .when(reorder(...swap))
      .then([reordered(...swap)]));
  test('the present order again changes nothing', () =>
    given([...three, reordered(...swap)])
      .when(reorder(...swap))
      .thenNothing());
  test('an order that moves one question is an event', () => {
    const places = [
      { questionId: 'q1', orderIndex: 1 },
      { questionId: 'q2', orderIndex: 5 },
    ];
    given(three)
      .when(reorder(...places))
      .then([reordered(...places)]);
  });
  test.each(['q9', 'q3'])('question %s, which is not there, is not moved', (questionId) => {
    for (const others of [[], [{ questionId: 'q1', orderIndex: 2 }]]) {
      given([...three, removed('q3')])
        .when(reorder(...others, { questionId, orderIndex: 1 }))
        .thenRefused('question_not_found');
    }
  });
  test.each([
    ['q1', 3, ['q2', 'q1', 'q3']],
    ['q3', 1, ['q1', 'q3', 'q2']],
    ['q3', 2, ['q1', 'q2', 'q3']],
  ])('by place, then by id: %s to place %i', (questionId, orderIndex, order) => {
    const state = openExam(examAt([...three, reordered({ questionId, orderIndex })]), { isAdmin: false });
    expect(state.questions.map(({ questionId }) => questionId)).toEqual(order);
  });
  test('questions with the same number are sorted by id', () => {
    const state = examAt([created, added(question('q2', 1), question('q3', 1), question('q1', 1))]);
    expect(openExam(state, { isAdmin: true }).questions.map(({ questionId }) => questionId)).toEqual([
      'q1',
      'q2',
      'q3',
    ]);
  });
});

describe('voiding a question', () => {
  test('a question is voided', () =>
    given(three)
      .when(voiding('q2'))
      .then([voided('q2')]));
  test('a voided question is voided once', () =>
    given([...three, voided('q2')])
      .when(voiding('q2'))
      .thenNothing());
  test('a removed question can be voided, because attempts still have it', () => {
    given([...three, removed('q2')])
      .when(voiding('q2'))
      .then([voided('q2')]);
  });
  test('an unknown question is refused', () => given(three).when(voiding('q9')).thenRefused('question_not_found'));
});

test('later changes of the exam do not change the answer key of a version', () => {
  const log = [...three, updated({ correctAnswer: 0, options: ['a', 'b'] }), removed('q2'), deleted];
  const answerKey = answerKeyOf(examAt(log.slice(0, 3)), 3);
  expect([...answerKey.questions]).toEqual(
    ['q1', 'q2', 'q3'].map((id) => [
      id,
      { questionId: id, options: draft(id).options, correctAnswer: 2, isPilot: false },
    ]),
  );
  expect(answerKey).toMatchObject({ examId, examVersion: 3, duration: 9600 });
  const later = answerKeyOf(examAt(log), log.length);
  expect([...later.questions.keys()]).toEqual(['q1', 'q3']);
  expect(later.questions.get('q1')).toEqual({
    questionId: 'q1',
    options: ['a', 'b'],
    correctAnswer: 0,
    isPilot: false,
  });
});

test('an exam that does not exist has no answer key', () => {
  expect(() => answerKeyOf(examAt([]), 0)).toThrow(new DomainError('exam_not_found'));
});

test.each([
  ['unknown', [], false, false],
  ['inactive', [created], false, true],
  ['active', [created, published], true, true],
  ['inactive again', [created, published, unpublished], false, true],
  ['deleted', [created, published, deleted], false, false],
])('%s: student %s, administrator %s', (_, events, student, admin) => {
  for (const [isAdmin, opens] of [
    [false, student],
    [true, admin],
  ] as const) {
    const open = () => openExam(examAt(events), { isAdmin });
    if (opens) expect(open()).toEqual(examAt(events));
    else expect(open).toThrow(new DomainError('exam_not_found'));
  }
});

test('stats are counted, and a voided question is neither evaluated nor a pilot', () => {
  const log = [
    ...three,
    added({ ...question('p1', 4), isPilot: true }, { ...question('p2', 5), isPilot: true }),
    voided('q2'),
    voided('p2'),
  ];
  const stats = examStats(openExam(examAt(log), { isAdmin: false }));
  expect(stats).toEqual({ total: 5, pilot: 1, evaluated: 2, duration: 9600 });
});

describe('restoring an exam', () => {
  const at = (events: ExamEvent[]) => openExam(examAt(events), { isAdmin: true });
  const restore = (events: ExamEvent[], questionId?: string) =>
    ({
      type: 'RestoreExam',
      data: {
        examId,
        restoredVersion: events.length,
        at: at(events),
        allowIncomplete: true,
        newIdOf: (id: string) => `${id}-again`,
        ...(questionId !== undefined && { questionId }),
      },
    }) as const;
  const restored = (questionId?: string): ExamEvent => ({
    type: 'ExamRestored',
    data: { examId, restoredVersion: 3, ...(questionId !== undefined && { questionId }) },
  });

  test('to its present version changes nothing', () => {
    given(three).when(restore(three)).thenNothing();
  });
  test('that is deleted makes it exist again', () => {
    given([...three, deleted])
      .when(restore(three))
      .then([restored()]);
  });
  test('removes what was added since and adds what was removed since', () => {
    given([...three, removed('q2'), added(question('q4', 4))])
      .when(restore(three))
      .then([restored(), removed('q4'), added(question('q2-again', 2))]);
  });
  test('does not add a voided question again', () => {
    given([...three, voided('q2'), removed('q2')])
      .when(restore(three))
      .thenNothing();
  });
  test('gives back its title, and the text and the place of each question', () => {
    given([...three, { type: 'ExamUpdated', data: { ...details, title: 'Otro' } }])
      .when(restore(three))
      .then([restored(), { type: 'ExamUpdated', data: details }]);
    given([...three, updated({ question: '<p>Otra</p>', orderIndex: 5 })])
      .when(restore(three))
      .then([restored(), updated({})]);
    const [first, last] = [{ questionId: 'q1' }, { questionId: 'q3' }];
    given([...three, reordered({ ...first, orderIndex: 3 }, { ...last, orderIndex: 1 })])
      .when(restore(three))
      .then([restored(), reordered({ ...first, orderIndex: 1 }, { ...last, orderIndex: 3 })]);
  });
  test('that was deleted keeps its questions, and it can be changed again', () => {
    given([...three, deleted, restored()])
      .when(remove('q1'))
      .then([removed('q1')]);
    expect(at([...three, deleted, restored()]).questions).toHaveLength(3);
  });
  test('keeps the publication', () => {
    given([...three, unpublished])
      .when(restore(three))
      .thenNothing();
  });
  test('can be limited to one question, which keeps its place', () => {
    const changes = updated({ question: '<p>Otra</p>', orderIndex: 3 });
    given([...three, changes])
      .when(restore(three, 'q1'))
      .then([restored('q1'), updated({ question: '<p>¿Cuál?</p>', orderIndex: 3 })]);
    given([...three, removed('q1')])
      .when(restore(three, 'q1'))
      .then([restored('q1'), added(question('q1-again', 4))]);
  });
  test('refuses a question that the earlier version does not have', () => {
    given([...three, added(question('q4', 4))])
      .when(restore(three, 'q4'))
      .thenRefused('question_not_found');
  });
  test('never has one question of a deleted exam', () => {
    given([...three, deleted])
      .when(restore(three, 'q1'))
      .thenRefused('exam_not_found');
  });
});
