import type { LessonContent } from '@matraz/contracts/catalog/content';
import { type LessonCommand, type LessonEvent, lesson, lessonAt } from '@matraz/domain/catalog/lesson';
import { cleanHtml } from '../clean-html.ts';
import { type CatalogDeps, type Current, contentCommands, requireTopic } from './content-commands.ts';

type LessonData = Extract<LessonEvent, { type: 'LessonCreated' }>['data'];
const withoutId = ({ lessonId: _, ...content }: LessonData): LessonContent => content;
const contentOf = ({ data }: LessonEvent): LessonContent | undefined => ('title' in data ? withoutId(data) : undefined);

/** Sorting the lessons of a topic changes their places, but not their own streams. So the read model tells the place. */
const shownState = async ({ catalogLookup }: CatalogDeps, id: string, { state, version }: Current<LessonData>) => {
  const place = await catalogLookup.placeOfLesson(id);
  // A read model without the newest change of the lesson can have an older place than the stream.
  return place?.version === version ? lessonAt(state, place.orderIndex) : state;
};

/** @throws DomainError topic_not_found, lesson_not_found, edit_conflict; InvalidContent */
export const {
  create: createLesson,
  update: updateLesson,
  restore: restoreLesson,
  delete: deleteLesson,
} = contentCommands<LessonContent, LessonData, LessonCommand, LessonEvent>({
  kind: 'lesson',
  decider: lesson,
  async prepare(deps, content: LessonContent) {
    const clean = { ...content, content: cleanHtml('content', content.content) };
    await requireTopic(deps, content.topicId);
    return clean;
  },
  commands: {
    create: (lessonId, content) => ({ type: 'CreateLesson', data: { ...content, lessonId } }),
    update: (lessonId, content, shown) => ({
      type: 'UpdateLesson',
      data: { ...content, lessonId },
      shownPlace: shown.status === 'live' ? shown.current.orderIndex : undefined,
    }),
    restore: (lessonId, content, restoredVersion) => ({
      type: 'RestoreLesson',
      data: { content: { ...content, lessonId }, restoredVersion },
    }),
    delete: (lessonId) => ({ type: 'DeleteLesson', data: { lessonId } }),
  },
  contentOf,
  withoutId,
  shownState,
});
