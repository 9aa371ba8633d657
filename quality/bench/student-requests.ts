import { newId } from '@matraz/infra/ids';
import type { Student } from './fixture.ts';
import type { Asked } from './open-pool.ts';

/** What a browser accepts. */
const accept = { 'accept-encoding': 'gzip, deflate, br' };
export const uncompressed = {};

const writing = ({ cookie }: Student) => ({
  ...accept,
  cookie,
  'content-type': 'application/json',
  'idempotency-key': newId(),
});

/** @param accepted absent: as a browser */
export const askGet = ({ cookie }: Student, path: string, accepted: Record<string, string> = accept): Asked => ({
  method: 'GET',
  path,
  headers: { ...accepted, cookie },
});

/** An answer to a practice question. */
export const askAnswer = (student: Student, questionId: string): Asked => ({
  method: 'POST',
  path: `/api/questions/${questionId}/answer`,
  headers: writing(student),
  body: JSON.stringify({ selectedAnswer: 0 }),
});

export const askPage = (student: Student): Asked => askGet(student, `/api/exam-attempts/${student.attemptId}`);

export const askStart = (student: Student, examId: string): Asked => ({
  method: 'POST',
  path: `/api/exams/${examId}/start`,
  headers: writing(student),
  body: '{}',
});

/** @param before how many answers the student has sent; each request changes an answer */
export const askSave = (student: Student, questions: readonly string[], before: number): Asked => ({
  method: 'POST',
  path: `/api/exam-attempts/${student.attemptId}/answers`,
  headers: writing(student),
  body: JSON.stringify({
    questionId: questions[before % questions.length],
    selectedAnswer: Math.floor(before / questions.length) % 3,
    chosenAt: new Date().toISOString(),
  }),
});

export const askComplete = (student: Student): Asked => ({
  method: 'POST',
  path: `/api/exam-attempts/${student.attemptId}/complete`,
  headers: writing(student),
  body: '{}',
});
