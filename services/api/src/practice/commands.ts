import { answerQuestion } from '@matraz/application/practice/answer-question';
import { completeLesson } from '@matraz/application/practice/complete-lesson';
import type { CatalogDeps } from '../catalog/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';

export const practiceCommands: Handlers<'answerQuestion' | 'completeLesson', CatalogDeps> = {
  answerQuestion: async ({ userId, params, body, context }, deps) => {
    const isAdmin = await deps.adminRights.isAdmin(userId);
    const questionId = idOr('question_not_found', params.id);
    return answerQuestion(deps, { userId, questionId, isAdmin, selectedAnswer: body.selectedAnswer }, context);
  },

  completeLesson: async ({ userId, params, body, context }, deps) => {
    const isAdmin = await deps.adminRights.isAdmin(userId);
    const lessonId = idOr('lesson_not_found', params.id);
    await completeLesson(deps, { userId, lessonId, isAdmin, topicId: body.topicId.toLowerCase() }, context);
    return { lessonId, isCompleted: true };
  },
};
