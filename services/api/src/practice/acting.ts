import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { lessonReading } from '@matraz/domain/practice/lesson-reading';
import { questionAnswers } from '@matraz/domain/practice/question-answers';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/route.ts';
import { selectLessonToComplete, selectQuestionToAnswer } from './acting.queries.ts';
import { isOpen, type Place } from './place.ts';

/** @throws DomainError premium_required when the free tier ends before this place */
const mustBeOpen = (kind: 'lessons' | 'questions', place: Place, now: Date): void => {
  if (!isOpen(kind, place, now)) throw new DomainError('premium_required');
};

export const actingHandlers: Handlers<'answerQuestion' | 'completeLesson'> = {
  /** The key comes from the catalogue at its present version; the result from the decider's event, never from a read model. */
  answerQuestion: async ({ userId, params, body, handle, context }, { pool }) => {
    const question = await selectQuestionToAnswer(pool, userId, idOr('question_not_found', params.id));
    if (!question) throw new DomainError('question_not_found');
    mustBeOpen('questions', question, context.now);
    const { events } = await handle(
      questionAnswers,
      streamOf.answer(userId, question.id),
      { type: 'AnswerQuestion', data: { userId, question, selectedAnswer: body.selectedAnswer }, now: context.now },
      context,
    );
    const [answered] = events;
    if (!answered) throw new Error('every answer is an event');
    const { correct, firstAttempt, xpEarned } = answered.data;
    const { explanation, correctAnswer } = question;
    return { correct, isFirstAttempt: firstAttempt, xpEarned, explanation, correctAnswer };
  },

  completeLesson: async ({ userId, params, body, handle, context }, { pool }) => {
    const lesson = await selectLessonToComplete(pool, userId, idOr('lesson_not_found', params.id));
    if (!lesson) throw new DomainError('lesson_not_found');
    if (lesson.topicId !== body.topicId.toLowerCase()) throw new DomainError('lesson_of_other_topic');
    mustBeOpen('lessons', lesson, context.now);
    const { id: lessonId, topicId } = lesson;
    await handle(
      lessonReading,
      streamOf.reading(userId, lessonId),
      { type: 'CompleteLesson', data: { userId, topicId, lessonId }, now: context.now },
      context,
    );
    return { lessonId, isCompleted: true };
  },
};
