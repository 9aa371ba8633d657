import type { CommandContext } from '@matraz/application/command';
import { endLongPause } from '@matraz/application/exams/end-long-pause';
import type { ExamDeps } from '@matraz/application/exams/exam-deps';
import { expireExamAttempt } from '@matraz/application/exams/expire-exam-attempt';
import { rescoreAttempts } from '@matraz/application/exams/rescore-attempts';
import { isPaused } from '@matraz/domain/exams/attempt-time';
import { newId } from '@matraz/infra/ids';
import { noTracing } from '@matraz/infra/tracing/tracing';

/** The commands of process managers and recurring jobs. Each may run twice. */
export type WorkerCommand =
  | { type: 'ExpireExamAttempt'; attemptId: string }
  | { type: 'EndLongPause'; attemptId: string }
  /** Rescores completed attempts whose result does not know a correction, of one exam or of all exams. */
  | { type: 'RescoreCorrected'; examId?: string };

/**
 * @param now the clock that sets deadlines
 * @throws temporary errors: run the command again
 */
export const commandRunner = (deps: ExamDeps, now: () => Date, tracing = noTracing) => {
  const run = async (command: WorkerCommand, context: CommandContext): Promise<void> => {
    switch (command.type) {
      case 'ExpireExamAttempt': {
        const attempt = await expireExamAttempt(deps, command.attemptId, context);
        // When the pause ends, its event schedules the command again.
        if (attempt.status === 'open' && !isPaused(attempt))
          throw new Error(`attempt ${command.attemptId} has time left: the clock was set back`);
        break;
      }
      case 'EndLongPause':
        await endLongPause(deps, command.attemptId, context);
        break;
      case 'RescoreCorrected':
        await rescoreAttempts(deps, { examId: command.examId }, context);
        break;
    }
  };
  return async (command: WorkerCommand): Promise<void> => {
    const correlationId = newId();
    const { id, end } = tracing.start(command.type, { correlationId }, { kind: 'consumer' });
    try {
      await run(command, { correlationId, ...(id !== undefined && { causationId: id }), now: now() });
      end();
    } catch (error) {
      end({ isFailed: true });
      throw error;
    }
  };
};
