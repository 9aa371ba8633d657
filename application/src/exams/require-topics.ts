import type { CatalogLookup } from '../catalog/catalog-lookup.ts';
import { InvalidContent } from '../invalid-content.ts';

interface OfTopic {
  topicId?: string | undefined;
}

/** What the commands that write questions look up. */
export interface TopicDeps {
  catalogLookup: Pick<CatalogLookup, 'publishedTopics'>;
}

/**
 * Students see the topic of a question with their result, so it must be published.
 *
 * @param options `pathOf`: where the question at this index is in the author's input. `kept`: a topic that the question has already
 * @throws InvalidContent
 */
export const requireTopics = async (
  { catalogLookup }: TopicDeps,
  questions: readonly OfTopic[],
  { pathOf = () => '', kept }: { pathOf?: (index: number) => string; kept?: string | undefined } = {},
): Promise<void> => {
  const named = questions.flatMap(({ topicId }, index) =>
    topicId === undefined || topicId.toLowerCase() === kept ? [] : [{ topicId: topicId.toLowerCase(), index }],
  );
  if (named.length === 0) return;
  const published = await catalogLookup.publishedTopics(named.map(({ topicId }) => topicId));
  const wrong = named.find(({ topicId }) => !published.has(topicId));
  if (wrong) throw new InvalidContent(`${pathOf(wrong.index)}topicId`, 'El tema no existe o es un borrador');
};
