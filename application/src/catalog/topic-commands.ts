import type { TopicContent, TopicStatus } from '@matraz/contracts/catalog/content';
import { topic } from '@matraz/domain/catalog/topic';
import { DomainError } from '@matraz/domain/errors';
import type { CommandContext } from '../command-handler/command.ts';
import { type ContentDeps, contentCommands } from './content-commands.ts';

/**
 * Every text of a topic is plain text and is kept as typed. Deleting a topic also deletes its lessons, questions and videos.
 *
 * @throws DomainError course_not_found, topic_not_found, edit_conflict
 */
const commands = contentCommands({
  kind: 'topic',
  decider: topic,
  async prepare({ catalogLookup }, content: TopicContent) {
    if (!(await catalogLookup.courseExists(content.courseId))) throw new DomainError('course_not_found');
    return content;
  },
});

export const { create: createTopic, restore: restoreTopic, delete: deleteTopic } = commands;

/** Without a status the topic keeps the one it has. */
export const updateTopic = async (
  deps: ContentDeps,
  id: string,
  content: Omit<TopicContent, 'status'> & { status?: TopicStatus | undefined },
  context: CommandContext,
  expectedVersion?: number,
) => {
  const status = content.status ?? (await deps.catalogLookup.statusOfTopic(id)) ?? 'published';
  return commands.update(deps, id, { ...content, status }, context, expectedVersion);
};
