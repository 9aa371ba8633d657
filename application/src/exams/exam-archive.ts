import type { ExamEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type AnswerKey, answerKeyOf } from '@matraz/domain/exams/answer-key';
import { type Exam, type ExistingExam, evolve } from '@matraz/domain/exams/exam-state';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../command-handler/event-codec.ts';
import { type AttemptArchive, createAttemptArchive } from './attempt-archive.ts';

/** One version of an exam. It never changes. */
export interface HeldExam {
  version: number;
  exam: ExistingExam;
  answerKey: AnswerKey;
}

/** Exams and attempts as the log has them. */
export interface ExamArchive extends AttemptArchive {
  /** The exam as its stream had it at this version. @throws DomainError exam_not_found */
  at(examId: string, version: number): Promise<HeldExam>;
  /** The exam as it stands now, asked of the log. @throws DomainError exam_not_found */
  now(examId: string): Promise<HeldExam>;
}

const mostExams = 200;

/** @param mostQuestions that stay in memory, counted once for each version of their exam */
export const createExamArchive = ({
  store,
  mostQuestions = 10_000,
}: {
  store: EventStore;
  mostQuestions?: number;
}): ExamArchive => {
  const eventsOf = async (examId: string, from?: number): Promise<RecordedEvent[]> =>
    store.readStream(streamOf.exam(examId), { from });

  const hold = (before: Exam, recorded: readonly RecordedEvent[]): HeldExam => {
    const exam = recorded.reduce((state, event) => evolve(state, decodeEvent<ExamEvent>(event)), before);
    const version = recorded.at(-1)?.version ?? 0;
    if (exam.status === 'none') throw new DomainError('exam_not_found');
    return { version, exam, answerKey: answerKeyOf(exam, version) };
  };

  const versions = new LRUCache<string, HeldExam, { examId: string; version: number }>({
    maxSize: mostQuestions,
    sizeCalculation: ({ exam }) => 1 + exam.added.size,
    // Whoever asks for the same while it is being read waits for the same reading, and gets it though it may not be kept.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { examId, version } }) => {
      const recorded = await eventsOf(examId);
      return hold(
        { status: 'none' },
        recorded.filter((event) => event.version <= version),
      );
    },
  });
  const keyOf = (examId: string, version: number) => `${examId} ${version}`;
  const latest = new LRUCache<string, HeldExam>({
    max: mostExams,
    ignoreFetchAbort: true,
    fetchMethod: async (examId) => keep(examId, hold({ status: 'none' }, await eventsOf(examId))),
  });
  const keep = (examId: string, held: HeldExam): HeldExam => {
    latest.set(examId, held);
    versions.set(keyOf(examId, held.version), held);
    return held;
  };

  return {
    ...createAttemptArchive({ store }),
    at: (examId, version) => versions.forceFetch(keyOf(examId, version), { context: { examId, version } }),
    async now(examId) {
      // The whole of it may have been read for somebody who asked earlier: what came since is asked for by everybody.
      const known = await latest.forceFetch(examId);
      const recorded = await eventsOf(examId, known.version + 1);
      return recorded.length === 0 ? known : keep(examId, hold(known.exam, recorded));
    },
  };
};
