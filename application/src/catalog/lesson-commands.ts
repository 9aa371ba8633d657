import type { LessonContent } from '@matraz/contracts/catalog/content';
import { lesson } from '@matraz/domain/catalog/content';
import { cleanHtml } from '../clean-html.ts';
import { contentCommands, requireTopic } from './content-commands.ts';

/** @throws DomainError topic_not_found, lesson_not_found, edit_conflict; InvalidContent */
export const {
  create: createLesson,
  update: updateLesson,
  restore: restoreLesson,
  delete: deleteLesson,
} = contentCommands({
  kind: 'lesson',
  decider: lesson,
  async prepare(deps, content: LessonContent) {
    const [text = ''] = await cleanHtml([{ path: 'content', html: content.content }]);
    const clean = { ...content, content: text };
    await requireTopic(deps, content.topicId);
    return clean;
  },
  /** Sorting the lessons of a topic changes their places, but not their own streams. So the read model tells the place. */
  async shown({ catalogLookup }, id, version) {
    const place = await catalogLookup.placeOfLesson(id);
    // A read model without the newest change of the lesson can have an older place than the stream.
    return place?.version === version ? { orderIndex: place.orderIndex } : undefined;
  },
});
