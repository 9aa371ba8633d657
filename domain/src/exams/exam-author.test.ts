import type { ExamEvent } from '@matraz/contracts/exams/events';
import { expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { mayWrite, requireAuthor, requirePublisher } from './exam-author.ts';
import { examAt, isOpenTo } from './exam-state.ts';

const [examId, teacher, colleague] = [
  '0190b3a0-0000-7000-8000-000000000001',
  '0190b3a0-0000-7000-8000-000000000002',
  '0190b3a0-0000-7000-8000-000000000003',
];
const details = {
  examId,
  title: 'Prueba',
  description: '',
  subject: 'Biology',
  duration: 60,
  totalQuestions: 1,
} as const;
const drafted: ExamEvent = { type: 'ExamCreated', data: { ...details, author: teacher } };
const platforms: ExamEvent = { type: 'ExamCreated', data: details };
const published: ExamEvent = { type: 'ExamPublished', data: { examId } };
const deleted: ExamEvent = { type: 'ExamDeleted', data: { examId } };

const refusalOf = (events: ExamEvent[], userId: string) => {
  try {
    requireAuthor(examAt(events), { userId, isAdmin: false });
    return null;
  } catch (error) {
    return (error as DomainError).code;
  }
};

test.each([
  { exam: 'her own draft', events: [drafted], userId: teacher, refusal: null },
  {
    exam: 'her own exam after it was published',
    events: [drafted, published],
    userId: teacher,
    refusal: 'exam_is_published',
  },
  { exam: 'her own deleted draft', events: [drafted, deleted], userId: teacher, refusal: 'exam_not_found' },
  { exam: "a colleague's draft", events: [drafted], userId: colleague, refusal: 'exam_not_found' },
  { exam: "an administrators' draft", events: [platforms], userId: teacher, refusal: 'exam_not_found' },
  {
    exam: "an administrators' published exam",
    events: [platforms, published],
    userId: teacher,
    refusal: 'exam_not_found',
  },
])('a teacher who changes $exam gets $refusal', ({ events, userId, refusal }) => {
  expect(refusalOf(events, userId)).toBe(refusal);
});

test('an administrator changes every exam', () => {
  const by = { userId: colleague, isAdmin: true };
  expect([[drafted], [platforms, published]].every((events) => mayWrite(examAt(events), by))).toBe(true);
});

test('a draft of a teacher is open to her and to administrators', () => {
  const draft = examAt([drafted]);
  const readers = [{ userId: teacher }, { userId: colleague }, {}].map((who) =>
    isOpenTo(draft, { isAdmin: false, ...who }),
  );
  expect([...readers, isOpenTo(draft, { isAdmin: true })]).toEqual([true, false, false, true]);
});

test('the author is no field that a later change of the details carries', () => {
  const exam = examAt([drafted]);
  expect(exam).toMatchObject({ author: teacher });
  expect('details' in exam && exam.details).toEqual(details);
});

test('only an administrator publishes', () => {
  const by = { userId: teacher, isAdmin: false };
  expect(() => requirePublisher(true, by)).toThrow(new DomainError('publishing_not_allowed'));
  requirePublisher(false, by);
  requirePublisher(undefined, by);
  requirePublisher(true, { ...by, isAdmin: true });
});

test('a teacher who may publish shows and changes her own exams, and nobody else', () => {
  const by = { userId: teacher, isAdmin: false, mayPublish: true };
  requirePublisher(true, by);
  expect(mayWrite(examAt([drafted, published]), by)).toBe(true);
  expect(mayWrite(examAt([platforms]), by)).toBe(false);
  expect(mayWrite(examAt([drafted, published]), { ...by, userId: colleague })).toBe(false);
});
