import type { ExamEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type AnswerKey, answerKeyOf } from '@matraz/domain/exams/answer-key';
import { type Exam, type ExistingExam, evolve } from '@matraz/domain/exams/exam-state';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { SnapshotStore } from '@matraz/infra/snapshots/port';
import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../command-handler/event-codec.ts';
import { type AttemptArchive, createAttemptArchive } from './attempt-archive.ts';

/** One version of an exam. It never changes. */
export interface ExamVersion {
  version: number;
  exam: ExistingExam;
  answerKey: AnswerKey;
}

/** Exams and attempts as the log has them. */
export interface ExamArchive extends AttemptArchive {
  /** The exam at this version of its stream. @throws DomainError exam_not_found */
  examAtVersion(examId: string, version: number): Promise<ExamVersion>;
  /** The exam as the log has it now. @throws DomainError exam_not_found */
  latestExam(examId: string): Promise<ExamVersion>;
}

const mostExams = 200;

/** @param options `mostQuestions`: size of the cache of exam versions, counted in questions */
export const createExamArchive = ({
  store,
  snapshots,
  mostQuestions = 10_000,
}: {
  store: EventStore;
  /** Of attempts. */
  snapshots?: SnapshotStore | undefined;
  mostQuestions?: number;
}): ExamArchive => {
  const readEvents = async (examId: string, from?: number): Promise<RecordedEvent[]> =>
    store.readStream(streamOf.exam(examId), { from });

  const foldVersion = (before: Exam, recorded: readonly RecordedEvent[]): ExamVersion => {
    const exam = recorded.reduce((state, event) => evolve(state, decodeEvent<ExamEvent>(event)), before);
    const version = recorded.at(-1)?.version ?? 0;
    if (exam.status === 'none') throw new DomainError('exam_not_found');
    return { version, exam, answerKey: answerKeyOf(exam, version) };
  };

  // `fetchMethod` makes concurrent reads of one exam share one load.
  const versions = new LRUCache<string, ExamVersion, { examId: string; version: number }>({
    maxSize: mostQuestions,
    sizeCalculation: ({ exam }) => 1 + exam.added.size,
    // A load that is evicted before it ends still answers its callers.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { examId, version } }) => {
      const recorded = await readEvents(examId);
      return foldVersion(
        { status: 'none' },
        recorded.filter((event) => event.version <= version),
      );
    },
  });
  const keyOf = (examId: string, version: number) => `${examId} ${version}`;
  const latest = new LRUCache<string, ExamVersion>({
    max: mostExams,
    ignoreFetchAbort: true,
    fetchMethod: async (examId) => keepLatest(examId, foldVersion({ status: 'none' }, await readEvents(examId))),
  });
  const keepLatest = (examId: string, exam: ExamVersion): ExamVersion => {
    latest.set(examId, exam);
    versions.set(keyOf(examId, exam.version), exam);
    return exam;
  };

  return {
    ...createAttemptArchive({ store, snapshots }),
    examAtVersion: (examId, version) => versions.forceFetch(keyOf(examId, version), { context: { examId, version } }),
    async latestExam(examId) {
      // A shared load may have started before this call. Events that were appended since then are read here.
      const known = await latest.forceFetch(examId);
      const recorded = await readEvents(examId, known.version + 1);
      return recorded.length === 0 ? known : keepLatest(examId, foldVersion(known.exam, recorded));
    },
  };
};
