import { duplicateTopic } from '@matraz/application/catalog/duplicate-topic';
import { createLesson, deleteLesson, updateLesson } from '@matraz/application/catalog/lesson-commands';
import { createQuestion, deleteQuestion, updateQuestion } from '@matraz/application/catalog/question-commands';
import { reorderLessons } from '@matraz/application/catalog/reorder-lessons';
import { createTopic, deleteTopic, updateTopic } from '@matraz/application/catalog/topic-commands';
import { uploadImage } from '@matraz/application/catalog/upload-image';
import { createVideo, deleteVideo, updateVideo } from '@matraz/application/catalog/video-commands';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import type { CatalogDeps } from './deps.ts';

/** The topic form may send totals. They are ignored, because totals are always counted. */
const withoutTotals = <Form extends { totalLessons?: unknown; totalQuestions?: unknown; totalVideos?: unknown }>({
  totalLessons: _lessons,
  totalQuestions: _questions,
  totalVideos: _videos,
  ...content
}: Form) => content;

export const catalogCommands: Handlers<
  | `${'create' | 'update' | 'delete'}${'Topic' | 'Lesson' | 'Question' | 'Video'}`
  | 'duplicateTopic'
  | 'reorderLessons'
  | 'uploadImage',
  CatalogDeps
> = {
  createTopic: ({ body, context }, deps) => createTopic(deps, withoutTotals(body), context),
  updateTopic: async ({ params, body: { expectedVersion, ...body }, context }, deps) =>
    updateTopic(deps, idOr('topic_not_found', params.id), withoutTotals(body), context, expectedVersion),
  duplicateTopic: async ({ params, context }, deps) =>
    duplicateTopic(deps, idOr('topic_not_found', params.id), context),
  deleteTopic: async ({ params, context }, deps) => deleteTopic(deps, idOr('topic_not_found', params.id), context),

  createLesson: ({ body, context }, deps) => createLesson(deps, body, context),
  updateLesson: async ({ params, body: { expectedVersion, ...content }, context }, deps) =>
    updateLesson(deps, idOr('lesson_not_found', params.id), content, context, expectedVersion),
  deleteLesson: async ({ params, context }, deps) => deleteLesson(deps, idOr('lesson_not_found', params.id), context),
  reorderLessons: ({ body, context }, deps) => reorderLessons(deps, body.lessons, context),

  createQuestion: ({ body, context }, deps) => createQuestion(deps, body, context),
  updateQuestion: async ({ params, body: { expectedVersion, ...content }, context }, deps) =>
    updateQuestion(deps, idOr('question_not_found', params.id), content, context, expectedVersion),
  deleteQuestion: async ({ params, context }, deps) =>
    deleteQuestion(deps, idOr('question_not_found', params.id), context),

  createVideo: ({ body, context }, deps) => createVideo(deps, body, context),
  updateVideo: async ({ params, body: { expectedVersion, ...content }, context }, deps) =>
    updateVideo(deps, idOr('video_not_found', params.id), content, context, expectedVersion),
  deleteVideo: async ({ params, context }, deps) => deleteVideo(deps, idOr('video_not_found', params.id), context),

  uploadImage: async ({ body }, deps) => uploadImage(deps, await body.image.bytes()),
};
