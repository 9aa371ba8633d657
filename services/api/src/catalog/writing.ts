import { readModelCatalogLookup } from '@matraz/application/catalog/catalog-lookup';
import type { CatalogDeps } from '@matraz/application/catalog/content-commands';
import { createLesson, deleteLesson, updateLesson } from '@matraz/application/catalog/lesson-commands';
import { createQuestion, deleteQuestion, updateQuestion } from '@matraz/application/catalog/question-commands';
import { reorderLessons } from '@matraz/application/catalog/reorder-lessons';
import { createTopic, deleteTopic, updateTopic } from '@matraz/application/catalog/topic-commands';
import { createVideo, deleteVideo, updateVideo } from '@matraz/application/catalog/video-commands';
import type { Handle } from '@matraz/application/command-handler';
import type { ApiDeps } from '../deps.ts';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/route.ts';

const catalog = ({ handle }: { handle: Handle }, { pool }: ApiDeps): CatalogDeps => ({
  handle,
  catalogLookup: readModelCatalogLookup(pool),
});

/** The form's totals are accepted and ignored: totals are always counted. */
const withoutTotals = <Form extends { totalLessons?: unknown; totalQuestions?: unknown; totalVideos?: unknown }>({
  totalLessons: _lessons,
  totalQuestions: _questions,
  totalVideos: _videos,
  ...content
}: Form) => content;

export const writingHandlers: Handlers<
  `${'create' | 'update' | 'delete'}${'Topic' | 'Lesson' | 'Question' | 'Video'}` | 'reorderLessons'
> = {
  createTopic: (call, deps) => createTopic(catalog(call, deps), withoutTotals(call.body), call.context),
  updateTopic: async (call, deps) =>
    updateTopic(catalog(call, deps), idOr('topic_not_found', call.params.id), withoutTotals(call.body), call.context),
  deleteTopic: async (call, deps) =>
    deleteTopic(catalog(call, deps), idOr('topic_not_found', call.params.id), call.context),

  createLesson: (call, deps) => createLesson(catalog(call, deps), call.body, call.context),
  updateLesson: async (call, deps) =>
    updateLesson(catalog(call, deps), idOr('lesson_not_found', call.params.id), call.body, call.context),
  deleteLesson: async (call, deps) =>
    deleteLesson(catalog(call, deps), idOr('lesson_not_found', call.params.id), call.context),
  reorderLessons: (call, deps) => reorderLessons(catalog(call, deps), call.body.lessons, call.context),

  createQuestion: (call, deps) => createQuestion(catalog(call, deps), call.body, call.context),
  updateQuestion: async (call, deps) =>
    updateQuestion(catalog(call, deps), idOr('question_not_found', call.params.id), call.body, call.context),
  deleteQuestion: async (call, deps) =>
    deleteQuestion(catalog(call, deps), idOr('question_not_found', call.params.id), call.context),

  createVideo: (call, deps) => createVideo(catalog(call, deps), call.body, call.context),
  updateVideo: async (call, deps) =>
    updateVideo(catalog(call, deps), idOr('video_not_found', call.params.id), call.body, call.context),
  deleteVideo: async (call, deps) =>
    deleteVideo(catalog(call, deps), idOr('video_not_found', call.params.id), call.context),
};
