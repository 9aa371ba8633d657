import { realExam } from '@matraz/contracts/exams/limits';
import { createTestExam as create } from '@matraz/infra/exams/create-test-exam';
import type { Handler } from '../route.ts';
import { selectPracticeQuestions } from './practice-questions.queries.ts';

export const createTestExam: Handler<'createTestExam'> = async (call, deps) => {
  const pool = await selectPracticeQuestions(deps.pool);
  return create(call, pool, call.body.totalQuestions ?? realExam.questions, call.context);
};
