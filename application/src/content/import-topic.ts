import { orderedKey } from '@matraz/infra/ordered-key';
import type { CatalogCommands } from '../catalog/catalog-commands.ts';
import type { CommandContext } from '../commands/command-handler.ts';
import { firstTime } from './first-time.ts';
import type { TopicFolder } from './read-topic-folder.ts';

/**
 * Writes a topic through the commands that admins use. Keys follow from the slugs: an import that was cut off is completed by
 * repeating it, a lesson or question that was added at the end is created, and what exists stays as it is.
 *
 * @param place of the topic among the imported ones, from 0: ids sort by it
 */
export const importTopic = async (
  { slug, lessons, questions, videos, ...content }: TopicFolder,
  place: number,
  commands: CatalogCommands,
  context: CommandContext,
): Promise<void> => {
  const keyed = (name: string, at: number) => ({ ...context, idempotencyKey: orderedKey(firstTime + at, name) });
  const { id: topicId } = await commands.createTopic(content, keyed(`topic ${slug}`, place));
  await Promise.all([
    ...lessons.map(({ slug: lesson, ...text }, index) =>
      commands.createLesson({ ...text, topicId, orderIndex: index + 1 }, keyed(`lesson ${slug} ${lesson}`, index)),
    ),
    ...questions.map((question, index) =>
      commands.createQuestion({ ...question, topicId }, keyed(`question ${slug} ${index + 1}`, index)),
    ),
    ...videos.map((video, index) =>
      commands.createVideo({ ...video, topicId }, keyed(`video ${slug} ${video.youtubeId}`, index)),
    ),
  ]);
};
