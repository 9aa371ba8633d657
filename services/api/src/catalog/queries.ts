import { visibleAmounts } from '@matraz/application/catalog/content-access';
import type {
  Course,
  LessonItem,
  QuestionItem,
  TopicDetail,
  TopicSummary,
  VideoItem,
} from '@matraz/contracts/catalog/http';
import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { JsonText } from '../http/calls/json-text.ts';
import type { CatalogTopic } from './catalog-memory.ts';
import type { CatalogDeps } from './deps.ts';
import { type Contents, selectAdminStats } from './select-catalog.ts';
import { type ReadPosition, selectOwnTopic, selectOwnTopics, selectRights } from './select-own-progress.ts';
import { afterShared } from './topic-list.ts';

/** @throws DomainError topic_not_found */
const requireTopic = async (
  topicId: string,
  { readPosition }: ReadPosition,
  { catalog }: CatalogDeps,
): Promise<CatalogTopic> => {
  const topic = await catalog.topic(topicId, BigInt(readPosition));
  if (topic === undefined) throw new DomainError('topic_not_found');
  return topic;
};

const amountsOf = ({ lessons, questions, videos }: CatalogTopic) => ({
  lessons: lessons.length,
  questions: questions.length,
  videos: videos.length,
});

/** What the user may see of a topic's lessons, questions or videos. */
const listContents = async (kind: keyof Contents, userId: string, id: string, now: Date, deps: CatalogDeps) => {
  const topicId = idOr('topic_not_found', id);
  const rights = await selectRights(deps.pool, userId);
  const topic = await requireTopic(topicId, rights, deps);
  const open = visibleAmounts({ ...topic, ...rights }, amountsOf(topic), now);
  return topic.listFor(kind, open, rights.isAdmin);
};

export const catalogQueries: Handlers<
  'listCourses' | 'listTopics' | 'getTopic' | 'listLessons' | 'listQuestions' | 'listVideos' | 'getAdminStats',
  CatalogDeps
> = {
  listCourses: async (_, { catalog, waiter }) =>
    new JsonText<Course[]>((await catalog.outline(waiter.position())).courses.json),

  listTopics: async ({ userId }, { catalog, pool }) => {
    const { own, isAdmin, readPosition } = await selectOwnTopics(pool, userId);
    const outline = await catalog.outline(BigInt(readPosition));
    return new JsonText<TopicSummary[]>(`[${outline.topics(own, isAdmin)}]`);
  },

  getTopic: async ({ userId, params, context }, deps) => {
    const topicId = idOr('topic_not_found', params.id);
    const own = await selectOwnTopic(deps.pool, userId, topicId);
    const topic = await requireTopic(topicId, own, deps);
    const open = visibleAmounts({ ...topic, ...own }, amountsOf(topic), context.now);
    return new JsonText<TopicDetail>(topic.jsonFor(open, own.isAdmin) + afterShared(own));
  },

  listLessons: async ({ userId, query, context }, deps) =>
    new JsonText<LessonItem[]>(await listContents('lessons', userId, query.topicId, context.now, deps)),

  listQuestions: async ({ userId, query, context }, deps) =>
    new JsonText<QuestionItem[]>(await listContents('questions', userId, query.topicId, context.now, deps)),

  listVideos: async ({ userId, query, context }, deps) =>
    new JsonText<VideoItem[]>(await listContents('videos', userId, query.topicId, context.now, deps)),

  getAdminStats: (_, { pool }) => selectAdminStats(pool),
};
