import type { ContentAtVersion, History, HistoryKind } from '@matraz/contracts/history-http';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError, type DomainErrorCode } from '@matraz/domain/errors';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { CatalogLookup } from '../catalog/catalog-lookup.ts';
import type { ExamArchive } from '../exams/exam-archive.ts';
import { catalogContentAt, examContentAt, examQuestionAt } from './content-at-version.ts';
import { historyEntries, type UnnamedEntry } from './history-entries.ts';
import { catalogSteps, examQuestionSteps, examSteps, type HistoryStep } from './history-steps.ts';

export interface HistoryDeps {
  store: Pick<EventStore, 'readStream'>;
  archive: Pick<ExamArchive, 'examAtVersion'>;
  catalogLookup: Pick<CatalogLookup, 'isTopicDeleted'>;
}

/** `examId` is given for a question of an exam: its events are in the stream of the exam. */
export type HistoryOf =
  | { kind: Exclude<HistoryKind, 'exam-question'>; id: string }
  | { kind: 'exam-question'; id: string; examId: string };

/** The error of each kind when there is no such content. */
export const missingContent: Record<HistoryKind, DomainErrorCode> = {
  topic: 'topic_not_found',
  lesson: 'lesson_not_found',
  question: 'question_not_found',
  video: 'video_not_found',
  exam: 'exam_not_found',
  'exam-question': 'question_not_found',
};

/** Entries per page. */
const pageSize = 30;

const readStream = ({ store }: HistoryDeps, of: HistoryOf): Promise<RecordedEvent[]> =>
  store.readStream(of.kind === 'exam-question' ? streamOf.exam(of.examId) : streamOf[of.kind](of.id));

const stepsOf = (recorded: readonly RecordedEvent[], of: HistoryOf): HistoryStep[] => {
  if (of.kind === 'exam') return examSteps(recorded);
  if (of.kind === 'exam-question') return examQuestionSteps(recorded, of.id);
  return catalogSteps(recorded);
};

/** The deletion of a topic is one event of the topic: its contents have no event of their own. */
const isDeletedWithTopic = async (
  { catalogLookup }: HistoryDeps,
  of: HistoryOf,
  recorded: readonly RecordedEvent[],
): Promise<boolean> => {
  if (of.kind === 'exam' || of.kind === 'exam-question' || of.kind === 'topic') return false;
  const last = catalogContentAt(recorded, Number.POSITIVE_INFINITY);
  return (
    (last?.kind === 'lesson' || last?.kind === 'question' || last?.kind === 'video') &&
    catalogLookup.isTopicDeleted(last.content.topicId)
  );
};

/**
 * Who changed what when, newest first.
 *
 * @param before only entries before this version; absent: the newest
 * @throws DomainError the error of `missingContent`
 */
export const readHistory = async (
  deps: HistoryDeps,
  of: HistoryOf,
  before = Number.POSITIVE_INFINITY,
): Promise<Omit<History, 'entries'> & { entries: UnnamedEntry[] }> => {
  const recorded = await readStream(deps, of);
  const steps = stepsOf(recorded, of);
  const [newest, lastContent] = [steps.at(-1), steps.findLast(({ hasContent }) => hasContent)];
  const version = recorded.at(-1)?.version;
  if (!newest || !lastContent || version === undefined) throw new DomainError(missingContent[of.kind]);
  const older = historyEntries(steps)
    .filter(({ first }) => first < before)
    .toReversed();
  return {
    entries: older.slice(0, pageSize),
    next: older.length > pageSize ? (older[pageSize - 1]?.first ?? null) : null,
    isDeleted: !newest.hasContent || (await isDeletedWithTopic(deps, of, recorded)),
    version,
    lastContent: lastContent.version,
  };
};

/** The last content of a lesson, question or video before its deletion. @throws DomainError the error of `missingContent` */
export const readDeletedContent = async (
  deps: HistoryDeps,
  of: { kind: 'lesson' | 'question' | 'video'; id: string },
): Promise<ContentAtVersion> => {
  const recorded = await readStream(deps, of);
  const last = catalogSteps(recorded).findLast(({ hasContent }) => hasContent);
  const content = last && catalogContentAt(recorded, last.version);
  if (content === undefined) throw new DomainError(missingContent[of.kind]);
  return content;
};

/** @throws DomainError the error of `missingContent`, also when the content did not exist at this version */
export const readContentAtVersion = async (
  deps: HistoryDeps,
  of: HistoryOf,
  version: number,
): Promise<ContentAtVersion> => {
  const read = async () => {
    if (of.kind === 'exam') return examContentAt(await deps.archive.examAtVersion(of.id, version));
    if (of.kind === 'exam-question') return examQuestionAt(await deps.archive.examAtVersion(of.examId, version), of.id);
    return catalogContentAt(await readStream(deps, of), version);
  };
  const content = await read();
  if (content === undefined) throw new DomainError(missingContent[of.kind]);
  return content;
};
