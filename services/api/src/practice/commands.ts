import { reviewExamQuestion } from '@matraz/application/exams/review-exam-question';
import { answerQuestion } from '@matraz/application/practice/answer-question';
import { completeLesson } from '@matraz/application/practice/complete-lesson';
import { setStudyGoals } from '@matraz/application/practice/set-study-goals';
import { claimMoment } from '@matraz/infra/identity/moments';
import type { ExamDeps } from '../exams/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';

export const practiceCommands: Handlers<
  'answerQuestion' | 'completeLesson' | 'reviewExamQuestion' | 'setGoals' | 'claimMoment',
  ExamDeps
> = {
  answerQuestion: async ({ userId, params, body, context }, deps) => {
    const isAdmin = await deps.adminRights.isAdmin(userId);
    const questionId = idOr('question_not_found', params.id);
    return answerQuestion(deps, { userId, questionId, isAdmin, selectedAnswer: body.selectedAnswer }, context);
  },

  reviewExamQuestion: async ({ userId, params, body, context }, deps) => {
    const questionId = idOr('question_not_found', params.id);
    return reviewExamQuestion(deps, { userId, questionId, selectedAnswer: body.selectedAnswer }, context);
  },

  completeLesson: async ({ userId, params, body, context }, deps) => {
    const isAdmin = await deps.adminRights.isAdmin(userId);
    const lessonId = idOr('lesson_not_found', params.id);
    await completeLesson(deps, { userId, lessonId, isAdmin, topicId: body.topicId.toLowerCase() }, context);
    return { lessonId, isCompleted: true };
  },

  setGoals: async ({ userId, body: goals, context }, deps) => {
    await setStudyGoals(deps, { userId, goals }, context);
    return { goals };
  },

  claimMoment: async ({ userId, body }, { pool }) => ({ isNew: await claimMoment(pool, { userId, ...body }) }),
};
