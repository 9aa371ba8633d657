import { createTestExam as create } from '@matraz/application/exams/create-test-exam';
import { realExam } from '@matraz/contracts/exams/limits';
import type { Handler } from '../http/route.ts';
import { selectPracticeQuestions } from './practice-questions.queries.ts';

export const createTestExam: Handler<'createTestExam'> = async (call, deps) => {
  const pool = await selectPracticeQuestions(deps.pool);
  return create(call, pool, call.body.totalQuestions ?? realExam.questions, call.context);
};
