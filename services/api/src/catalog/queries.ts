import { type ContentRights, visibleAmounts } from '@matraz/application/catalog/content-access';
import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import type { CatalogTopic, SharedTopic } from './catalog-memory.ts';
import type { CatalogDeps } from './deps.ts';
import { selectAdminStats } from './select-catalog.ts';
import { type ReadPosition, selectOwnTopic, selectOwnTopics, selectPremium } from './select-own-progress.ts';
import { isVisible, ownPart, topicList } from './topic-list.ts';
import { visibleContents } from './visible-items.ts';

/** @throws DomainError topic_not_found */
const requireTopic = async (
  topicId: string,
  { readPosition, isAdmin }: ReadPosition & Pick<ContentRights, 'isAdmin'>,
  { catalog }: CatalogDeps,
): Promise<CatalogTopic & SharedTopic> => {
  const [topic, { topics }] = await Promise.all([
    catalog.topic(topicId, BigInt(readPosition)),
    catalog.outline(BigInt(readPosition)),
  ]);
  const outline = topics.find(({ id }) => id === topicId);
  if (topic === undefined || outline === undefined || !isVisible(topic, isAdmin)) {
    throw new DomainError('topic_not_found');
  }
  return { ...topic, place: outline.place };
};

const amountsOf = ({ lessons, questions, videos }: CatalogTopic) => ({
  lessons: lessons.length,
  questions: questions.length,
  videos: videos.length,
});

/** What the user may see of a topic's lessons, questions and videos. */
const listContents = async (userId: string, id: string, now: Date, deps: CatalogDeps) => {
  const topicId = idOr('topic_not_found', id);
  const [premium, isAdmin] = [await selectPremium(deps.pool, userId), await deps.adminRights.isAdmin(userId)];
  const rights = { ...premium, isAdmin };
  const topic = await requireTopic(topicId, rights, deps);
  const open = visibleAmounts({ ...topic, ...rights }, amountsOf(topic), now);
  return visibleContents(topic, open, rights.isAdmin);
};

export const catalogQueries: Handlers<
  'listCourses' | 'listTopics' | 'getTopic' | 'listLessons' | 'listQuestions' | 'listVideos' | 'getAdminStats',
  CatalogDeps
> = {
  listCourses: async (_, { catalog, waiter }) => (await catalog.outline(waiter.position())).courses,

  listTopics: async ({ userId }, { catalog, pool, adminRights }) => {
    const { own, readPosition } = await selectOwnTopics(pool, userId);
    const { topics } = await catalog.outline(BigInt(readPosition));
    return topicList(topics, own, await adminRights.isAdmin(userId));
  },

  getTopic: async ({ userId, params, context }, deps) => {
    const topicId = idOr('topic_not_found', params.id);
    const isAdmin = await deps.adminRights.isAdmin(userId);
    const own = { ...(await selectOwnTopic(deps.pool, userId, topicId)), isAdmin };
    const topic = await requireTopic(topicId, own, deps);
    const open = visibleAmounts({ ...topic, ...own }, amountsOf(topic), context.now);
    return { ...topic, ...ownPart(topic, own, isAdmin), ...visibleContents(topic, open, isAdmin) };
  },

  listLessons: async ({ userId, query, context }, deps) =>
    (await listContents(userId, query.topicId, context.now, deps)).lessons,

  listQuestions: async ({ userId, query, context }, deps) =>
    (await listContents(userId, query.topicId, context.now, deps)).questions,

  listVideos: async ({ userId, query, context }, deps) =>
    (await listContents(userId, query.topicId, context.now, deps)).videos,

  getAdminStats: (_, { pool }) => selectAdminStats(pool),
};
