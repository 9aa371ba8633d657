import { attemptHandlers } from './attempts.ts';
import { createTestExam } from './create-test-exam.ts';
import { readingHandlers } from './reading.ts';
import { takingHandlers } from './taking.ts';
import { writingHandlers } from './writing.ts';

export const examHandlers = {
  ...readingHandlers,
  ...takingHandlers,
  ...attemptHandlers,
  ...writingHandlers,
  createTestExam,
};
