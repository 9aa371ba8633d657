import type { ExamEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type AnswerKey, answerKeyOf } from '@matraz/domain/exams/answer-key';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import type { ScoringInput } from '@matraz/domain/exams/exam-attempt';
import { type Exam, type ExistingExam, evolve } from '@matraz/domain/exams/exam-state';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../command-handler/event-codec.ts';
import { type AttemptArchive, createAttemptArchive } from './attempt-archive.ts';
import { type AttemptProgressReader, createAttemptProgress } from './attempt-progress.ts';

/** One version of an exam. It never changes. */
export interface ExamVersion {
  version: number;
  exam: ExistingExam;
  answerKey: AnswerKey;
}

/** Exams and attempts as the log has them. */
export interface ExamArchive extends AttemptArchive, AttemptProgressReader {
  /** The exam at this version of its stream. @throws DomainError exam_not_found */
  examAtVersion(examId: string, version: number): Promise<ExamVersion>;
  /** The exam as the log has it now. @throws DomainError exam_not_found */
  latestExam(examId: string): Promise<ExamVersion>;
}

/** The number of the latest version of an exam in memory, with the exam's id. In bytes. */
const latestBytes = 200;

/**
 * Bytes of a version: its state, its answer key and the JSON of its pages. This is 0.9 to 1.2 times the measured size.
 */
const memoryOf = ({ exam }: ExamVersion): number =>
  2_000 + 2 * JSON.stringify([exam.questions, ...exam.added.values()]).length;

/**
 * @param options `mostBytes`: size of the cache of exam versions. An exam of 80 questions counts as 0.3 MB. A very long one is kept too.
 * `mostLatestBytes`: size of the cache of version numbers. The default is 500 exams.
 */
export const createExamArchive = ({
  store,
  mostBytes = 32 * 1024 * 1024,
  mostLatestBytes = 100_000,
}: {
  store: EventStore;
  mostBytes?: number;
  mostLatestBytes?: number;
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
    maxSize: mostBytes,
    sizeCalculation: (version) => Math.min(memoryOf(version), mostBytes / 4),
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
  const keep = (examId: string, exam: ExamVersion): ExamVersion => {
    versions.set(keyOf(examId, exam.version), exam);
    return exam;
  };
  /** The last known version of each exam. */
  const latest = new LRUCache<string, number>({
    maxSize: mostLatestBytes,
    sizeCalculation: () => latestBytes,
    ignoreFetchAbort: true,
    fetchMethod: async (examId) => keep(examId, foldVersion({ status: 'none' }, await readEvents(examId))).version,
  });
  const examAtVersion = async (examId: string, version: number): Promise<ExamVersion> => {
    const key = keyOf(examId, version);
    // A fetch costs more, and every saved answer asks for its exam.
    return versions.get(key) ?? versions.forceFetch(key, { context: { examId, version } });
  };

  return {
    ...createAttemptArchive({ store }),
    ...createAttemptProgress({ store }),
    examAtVersion,
    async latestExam(examId) {
      // A shared load may have started before this call. Events that were appended since then are read here.
      const version = await latest.forceFetch(examId);
      const [known, recorded] = await Promise.all([examAtVersion(examId, version), readEvents(examId, version + 1)]);
      if (recorded.length === 0) return known;
      const newer = keep(examId, foldVersion(known.exam, recorded));
      latest.set(examId, newer.version);
      return newer;
    },
  };
};

interface ArchiveOnly {
  archive: ExamArchive;
}

/** The exam version that holds the attempt. @throws DomainError attempt_not_found */
export const examOfAttempt = ({ archive }: ArchiveOnly, attempt: ExamAttempt): Promise<ExamVersion> => {
  if (attempt.status === 'none') throw new DomainError('attempt_not_found');
  return archive.examAtVersion(attempt.examId, attempt.examVersion);
};

/**
 * What an attempt is scored by: the answer key of its exam version, and the corrections that the exam has by now.
 *
 * @throws DomainError attempt_not_found
 */
export const loadScoringInput = async (deps: ArchiveOnly, attempt: ExamAttempt): Promise<ScoringInput> => {
  const { exam, answerKey } = await examOfAttempt(deps, attempt);
  const { voided, corrected } = (await deps.archive.latestExam(exam.details.examId)).exam;
  return { answerKey, voided, corrected };
};
