import type { TopicContent } from '@matraz/contracts/catalog/content';
import { topic } from '@matraz/domain/catalog/topic';
import { DomainError } from '@matraz/domain/errors';
import { contentCommands } from './content-commands.ts';

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
} = contentCommands({
  kind: 'topic',
  decider: topic,
  async prepare({ catalogLookup }, content: TopicContent) {
    if (!(await catalogLookup.courseExists(content.courseId))) throw new DomainError('course_not_found');
    return content;
  },
});
