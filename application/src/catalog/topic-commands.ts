import type { TopicContent } from '@matraz/contracts/catalog/content';
import { type TopicCommand, type TopicEvent, topic } from '@matraz/domain/catalog/topic';
import { DomainError } from '@matraz/domain/errors';
import { contentCommands } from './content-commands.ts';

type TopicData = Extract<TopicEvent, { type: 'TopicCreated' }>['data'];
const withoutId = ({ topicId: _, ...content }: TopicData): TopicContent => content;
const contentOf = ({ data }: TopicEvent): TopicContent | undefined => ('title' in data ? withoutId(data) : undefined);

/**
 * Every text of a topic is plain text and is kept as typed. Deleting a topic also deletes its lessons, questions and videos.
 *
 * @throws DomainError course_not_found, topic_not_found, edit_conflict
 */
export const {
  create: createTopic,
  update: updateTopic,
  restore: restoreTopic,
  delete: deleteTopic,
} = contentCommands<TopicContent, TopicData, TopicCommand, TopicEvent>({
  kind: 'topic',
  decider: topic,
  async prepare({ catalogLookup }, content: TopicContent) {
    if (!(await catalogLookup.courseExists(content.courseId))) throw new DomainError('course_not_found');
    return content;
  },
  commands: {
    create: (topicId, content) => ({ type: 'CreateTopic', data: { ...content, topicId } }),
    update: (topicId, content) => ({ type: 'UpdateTopic', data: { ...content, topicId } }),
    restore: (topicId, content, restoredVersion) => ({
      type: 'RestoreTopic',
      data: { content: { ...content, topicId }, restoredVersion },
    }),
    delete: (topicId) => ({ type: 'DeleteTopic', data: { topicId } }),
  },
  contentOf,
  withoutId,
});
