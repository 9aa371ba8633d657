import type { TopicStatus } from '@matraz/contracts/catalog/content';
import type { Confirmed } from '@matraz/contracts/exams/http';
import { DomainError } from '@matraz/domain/errors';
import type { ContentDeps } from '../catalog/content-commands.ts';
import { restoreLesson } from '../catalog/lesson-commands.ts';
import { restoreQuestion } from '../catalog/question-commands.ts';
import { restoreTopic } from '../catalog/topic-commands.ts';
import { restoreVideo } from '../catalog/video-commands.ts';
import type { CommandContext } from '../command-handler/command.ts';
import type { ExamDeps } from '../exams/exam-deps.ts';
import { restoreExam } from '../exams/restore-exam.ts';
import { type HistoryDeps, type HistoryOf, missingContent, readContentAtVersion } from './read-history.ts';

/** Sorting changes the place of a lesson, but not the lesson itself. So it keeps the place that it has now. */
const placeOfLesson = async ({ catalogLookup }: ContentDeps, id: string): Promise<{ orderIndex?: number }> => {
  const place = await catalogLookup.placeOfLesson(id);
  return place ? { orderIndex: place.orderIndex } : {};
};

/** Restoring does not publish: a topic keeps its present status, as an exam does. */
const statusOfTopic = async ({ catalogLookup }: ContentDeps, id: string): Promise<{ status?: TopicStatus }> => {
  const status = await catalogLookup.statusOfTopic(id);
  return status ? { status } : {};
};

/**
 * Makes an older version of a content the present one, by one change like any other. A deleted lesson,
 * question or video comes back with its id, so students keep what they did with it. A deleted exam also gets its questions back.
 *
 * @throws DomainError the error of `missingContent`; exam_incomplete, edit_conflict
 */
export const restoreContent = async (
  deps: HistoryDeps & ContentDeps & Pick<ExamDeps, 'handle' | 'archive'>,
  of: HistoryOf,
  { version, expectedVersion, allowIncomplete }: Confirmed & { version: number; expectedVersion: number },
  context: CommandContext,
): Promise<{ id: string }> => {
  const { id } = of;
  if (of.kind === 'exam') await restoreExam(deps, { examId: id, version, expectedVersion, allowIncomplete }, context);
  else if (of.kind === 'exam-question') {
    await restoreExam(deps, { examId: of.examId, questionId: id, version, expectedVersion }, context);
  } else {
    const at = await readContentAtVersion(deps, of, version);
    switch (at.kind) {
      case 'topic': {
        const content = { ...at.content, ...(await statusOfTopic(deps, id)) };
        await restoreTopic(deps, id, { content, version }, context, expectedVersion);
        break;
      }
      case 'lesson': {
        const content = { ...at.content, ...(await placeOfLesson(deps, id)) };
        await restoreLesson(deps, id, { content, version }, context, expectedVersion);
        break;
      }
      case 'question':
        await restoreQuestion(deps, id, { content: at.content, version }, context, expectedVersion);
        break;
      case 'video':
        await restoreVideo(deps, id, { content: at.content, version }, context, expectedVersion);
        break;
      default:
        throw new DomainError(missingContent[of.kind]);
    }
  }
  return { id };
};
