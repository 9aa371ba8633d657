import type { TopicFolder } from '@matraz/formats/content/read-topic-folder';
import { orderedKey } from '@matraz/infra/ordered-key';
import { everythingExists } from '../catalog/catalog-lookup.ts';
import { createLesson } from '../catalog/lesson-commands.ts';
import { createQuestion } from '../catalog/question-commands.ts';
import { createTopic } from '../catalog/topic-commands.ts';
import { createVideo } from '../catalog/video-commands.ts';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { firstTime } from './first-time.ts';

/**
 * Creates a topic with the commands that administrators use. Their keys are computed from the slugs. A second import creates
 * what is missing or was added at the end, and changes nothing else.
 *
 * @returns the id of the topic
 *
 * @param place index of the topic in the import, from 0; topic ids sort by it
 */
export const importTopic = async (
  { slug, lessons, questions, videos, ...content }: TopicFolder,
  place: number,
  handle: Handle,
  context: CommandContext,
): Promise<string> => {
  // No lookup is needed: the caller has checked the course, and the topic is created before its contents.
  const deps = { handle, catalogLookup: everythingExists };
  const keyed = (name: string, at: number) => ({ ...context, idempotencyKey: orderedKey(firstTime + at, name) });
  const { id: topicId } = await createTopic(deps, content, keyed(`topic ${slug}`, place));
  await Promise.all([
    ...lessons.map(({ slug: lesson, ...text }, index) =>
      createLesson(deps, { ...text, topicId, orderIndex: index + 1 }, keyed(`lesson ${slug} ${lesson}`, index)),
    ),
    ...questions.map((question, index) =>
      createQuestion(deps, { ...question, topicId }, keyed(`question ${slug} ${index + 1}`, index)),
    ),
    ...videos.map((video, index) =>
      createVideo(deps, { ...video, topicId }, keyed(`video ${slug} ${video.youtubeId}`, index)),
    ),
  ]);
  return topicId;
};
