import { allEvents } from '@matraz/contracts/events';
import type { ExamAttemptEvent, ExamEvent } from '@matraz/contracts/exams/events';
import { evolve } from '@matraz/domain/exams/attempt-state';
import { examSheet } from '@matraz/domain/exams/exam-sheet';
import { examAt } from '@matraz/domain/exams/exam-state';
import { type Figures, scoreAttempt } from '@matraz/domain/exams/score';
import { liftEvent } from '@matraz/infra/event-store/lift-event';
import type { ApiDeps } from '../deps.ts';

interface Scored {
  attemptId: string;
  /** As the read models have it. */
  stored: Figures;
  /** As the pure function makes it of nothing but the log: the exam up to the attempt's version, the answers, what is voided now. */
  recomputed: Figures;
}

/** Every result there is, twice. */
export const scoresOfLog = async ({ pool, store }: ApiDeps): Promise<Scored[]> => {
  const read = async (stream: string) =>
    (await store.readStream(stream)).map((event) => liftEvent(allEvents, event) as unknown);
  const { rows } = await pool.query<{ attemptId: string } & Figures>(`
    select attempt_id as "attemptId", paes_score as "paesScore", correct, scored, answered, total,
      pilot_correct as "pilotCorrect", pilot_answered as "pilotAnswered", pilot_total as "pilotTotal", voided
    from read.exam_result`);
  return Promise.all(
    rows.map(async ({ attemptId, ...stored }) => {
      const events = (await read(`attempt-${attemptId}`)) as ExamAttemptEvent[];
      const attempt = events.reduce(evolve, { status: 'none' });
      if (attempt.status === 'none') throw new Error('a result belongs to an attempt');
      const exam = (await read(`exam-${attempt.examId}`)) as ExamEvent[];
      const now = examAt(exam);
      const sheet = examSheet(examAt(exam.slice(0, attempt.examVersion)), attempt.examVersion);
      const voided = now.status === 'none' ? new Set<string>() : now.voided;
      return { attemptId, stored, recomputed: scoreAttempt(sheet, attempt.answers, voided) };
    }),
  );
};
