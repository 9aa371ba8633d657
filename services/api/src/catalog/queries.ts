import { visibleAmounts } from '@matraz/application/catalog/content-access';
import type { Course, TopicDetail, TopicSummary } from '@matraz/contracts/catalog/http';
import { DomainError } from '@matraz/domain/errors';
import type { ApiDeps } from '../deps.ts';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/handler.ts';
import { JsonBytes } from '../http/json-bytes.ts';
import { afterShared, type CatalogTopic, topicsJson } from './catalog-memory.ts';
import { type ReadPosition, selectOwnTopic, selectOwnTopics, selectRights } from './select-own-progress.ts';
import { selectAdminStats } from './select-topics.ts';
import { visibleLessons, visibleQuestions, visibleVideos } from './visible-items.ts';

/** @throws DomainError topic_not_found */
const requireTopic = async (
  topicId: string,
  { readPosition }: ReadPosition,
  { catalog }: ApiDeps,
): Promise<CatalogTopic> => {
  const topic = await catalog.topic(topicId, BigInt(readPosition));
  if (topic === undefined) throw new DomainError('topic_not_found');
  return topic;
};

const amountsOf = ({ lessons, questions, videos }: CatalogTopic) => ({
  ...{ lessons: lessons.length, questions: questions.length, videos: videos.length },
});

/** The topic of a list of its contents, and how much of it the user may see. */
const openTopic = async (userId: string, id: string, now: Date, deps: ApiDeps) => {
  const topicId = idOr('topic_not_found', id);
  const rights = await selectRights(deps.pool, userId);
  const topic = await requireTopic(topicId, rights, deps);
  return { ...topic, open: visibleAmounts({ ...topic, ...rights }, amountsOf(topic), now), isAdmin: rights.isAdmin };
};

export const catalogQueries: Handlers<
  'listCourses' | 'listTopics' | 'getTopic' | 'listLessons' | 'listQuestions' | 'listVideos' | 'getAdminStats'
> = {
  listCourses: async (_, { catalog, waiter }) =>
    new JsonBytes<Course[]>(null, (await catalog.outline(waiter.position())).courses.json),

  listTopics: async ({ userId }, { catalog, pool }) => {
    const { own, isAdmin, readPosition } = await selectOwnTopics(pool, userId);
    const outline = await catalog.outline(BigInt(readPosition));
    return new JsonBytes<TopicSummary[]>(null, topicsJson(outline, own, isAdmin));
  },

  getTopic: async ({ userId, params, context }, deps) => {
    const topicId = idOr('topic_not_found', params.id);
    const own = await selectOwnTopic(deps.pool, userId, topicId);
    const topic = await requireTopic(topicId, own, deps);
    const open = visibleAmounts({ ...topic, ...own }, amountsOf(topic), context.now);
    return new JsonBytes<TopicDetail>(topic.jsonFor(open, own.isAdmin), afterShared(own));
  },

  listLessons: async ({ userId, query, context }, deps) => {
    const { lessons, open, isAdmin } = await openTopic(userId, query.topicId, context.now, deps);
    return visibleLessons(lessons, open.lessons, isAdmin);
  },

  listQuestions: async ({ userId, query, context }, deps) => {
    const { questions, open, isAdmin } = await openTopic(userId, query.topicId, context.now, deps);
    return visibleQuestions(questions, open.questions, isAdmin);
  },

  listVideos: async ({ userId, query, context }, deps) => {
    const { videos, open, isAdmin } = await openTopic(userId, query.topicId, context.now, deps);
    return visibleVideos(videos, open.videos, isAdmin);
  },

  getAdminStats: (_, { pool }) => selectAdminStats(pool),
};
