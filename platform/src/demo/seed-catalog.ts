import type { CatalogCommands } from '@matraz/application/catalog/catalog-commands';
import type { CommandContext } from '@matraz/application/commands/command-handler';
import { xpReward } from '@matraz/contracts/catalog/limits';
import { orderedKey } from '@matraz/infra/ordered-key';
import type { DemoTopic } from './demo-topic.ts';

/** Ids sort by this time plus the place in the catalogue: students see the order in which it was written. */
const epoch = Date.UTC(2026, 0, 1);

/**
 * Writes the topics through the commands that admins use. Keys follow from the slugs, so that a seeding which was cut off
 * anywhere goes on where it stood, and a later catalogue adds only what is new.
 */
export const seedCatalog = async (
  topics: readonly DemoTopic[],
  commands: CatalogCommands,
  context: CommandContext,
): Promise<void> => {
  const keyed = (name: string, place: number) => ({ ...context, idempotencyKey: orderedKey(epoch + place, name) });

  for (const [place, { slug, lessons, questions, videos, ...content }] of topics.entries()) {
    const { id: topicId } = await commands.createTopic(content, keyed(`topic ${slug}`, place));
    await Promise.all([
      ...lessons.map(({ slug: lesson, ...text }, index) =>
        commands.createLesson({ ...text, topicId, orderIndex: index + 1 }, keyed(`lesson ${slug} ${lesson}`, index)),
      ),
      ...questions.map((question, index) =>
        commands.createQuestion(
          { xpReward: xpReward.default, ...question, topicId },
          keyed(`question ${slug} ${index + 1}`, index),
        ),
      ),
      ...videos.map((video, index) =>
        commands.createVideo({ ...video, topicId }, keyed(`video ${slug} ${video.youtubeId}`, index)),
      ),
    ]);
  }
};
