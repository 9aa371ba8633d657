import { visibleAmounts } from '@matraz/application/catalog/content-access';
import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/handler.ts';
import { selectLessons, selectQuestions, selectVideos } from './select-contents.ts';
import { selectAdminStats, selectCourses, selectTopic, selectTopics, toSummary } from './select-topics.ts';
import { visibleLessons, visibleQuestions, visibleVideos } from './visible-items.ts';

const none = { lessons: 0, questions: 0, videos: 0 };

/** @throws DomainError topic_not_found */
const requireRow = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new DomainError('topic_not_found');
  return row;
};

export const catalogQueries: Handlers<
  'listCourses' | 'listTopics' | 'getTopic' | 'listLessons' | 'listQuestions' | 'listVideos' | 'getAdminStats'
> = {
  listCourses: (_, { pool }) => selectCourses(pool),

  listTopics: ({ userId }, { pool }) => selectTopics(pool, userId),

  getTopic: async ({ userId, params, context }, { pool }) => {
    const topic = requireRow(await selectTopic(pool, userId, idOr('topic_not_found', params.id)));
    const { lessons, questions, videos, premiumUntil, ...summary } = topic;
    const { isAdmin } = summary;
    const amounts = { lessons: lessons.length, questions: questions.length, videos: videos.length };
    const open = visibleAmounts(topic, amounts, context.now);
    return {
      ...toSummary(summary),
      lessons: visibleLessons(lessons, open.lessons, isAdmin),
      questions: visibleQuestions(questions, open.questions, isAdmin),
      videos: visibleVideos(videos, open.videos, isAdmin),
    };
  },

  listLessons: async ({ userId, query, context }, { pool }) => {
    const topic = requireRow(await selectLessons(pool, userId, idOr('topic_not_found', query.topicId)));
    const open = visibleAmounts(topic, { ...none, lessons: topic.items.length }, context.now);
    return visibleLessons(topic.items, open.lessons, topic.isAdmin);
  },

  listQuestions: async ({ userId, query, context }, { pool }) => {
    const topic = requireRow(await selectQuestions(pool, userId, idOr('topic_not_found', query.topicId)));
    const open = visibleAmounts(topic, { ...none, questions: topic.items.length }, context.now);
    return visibleQuestions(topic.items, open.questions, topic.isAdmin);
  },

  listVideos: async ({ userId, query, context }, { pool }) => {
    const topic = requireRow(await selectVideos(pool, userId, idOr('topic_not_found', query.topicId)));
    const open = visibleAmounts(topic, { ...none, videos: topic.items.length }, context.now);
    return visibleVideos(topic.items, open.videos, topic.isAdmin);
  },

  getAdminStats: (_, { pool }) => selectAdminStats(pool),
};
