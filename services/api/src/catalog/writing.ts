import { catalogCommands } from '@matraz/application/catalog/catalog-commands';
import { readModelLookup } from '@matraz/application/catalog/read-model-lookup';
import type { Handle } from '@matraz/application/commands/command-handler';
import type { ApiDeps } from '../deps.ts';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/route.ts';

const catalog = ({ handle }: { handle: Handle }, { pool }: ApiDeps) =>
  catalogCommands({ handle, lookup: readModelLookup(pool) });

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
  createTopic: (call, deps) => catalog(call, deps).createTopic(withoutTotals(call.body), call.context),
  updateTopic: async (call, deps) =>
    catalog(call, deps).updateTopic(idOr('topic_not_found', call.params.id), withoutTotals(call.body), call.context),
  deleteTopic: async (call, deps) =>
    catalog(call, deps).deleteTopic(idOr('topic_not_found', call.params.id), call.context),

  createLesson: (call, deps) => catalog(call, deps).createLesson(call.body, call.context),
  updateLesson: async (call, deps) =>
    catalog(call, deps).updateLesson(idOr('lesson_not_found', call.params.id), call.body, call.context),
  deleteLesson: async (call, deps) =>
    catalog(call, deps).deleteLesson(idOr('lesson_not_found', call.params.id), call.context),
  reorderLessons: (call, deps) => catalog(call, deps).reorderLessons(call.body.lessons, call.context),

  createQuestion: (call, deps) => catalog(call, deps).createQuestion(call.body, call.context),
  updateQuestion: async (call, deps) =>
    catalog(call, deps).updateQuestion(idOr('question_not_found', call.params.id), call.body, call.context),
  deleteQuestion: async (call, deps) =>
    catalog(call, deps).deleteQuestion(idOr('question_not_found', call.params.id), call.context),

  createVideo: (call, deps) => catalog(call, deps).createVideo(call.body, call.context),
  updateVideo: async (call, deps) =>
    catalog(call, deps).updateVideo(idOr('video_not_found', call.params.id), call.body, call.context),
  deleteVideo: async (call, deps) =>
    catalog(call, deps).deleteVideo(idOr('video_not_found', call.params.id), call.context),
};
