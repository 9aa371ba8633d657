import { attemptCommands } from '@matraz/application/exams/attempt-commands';
import { type VoidingDesk, voiding } from '@matraz/application/exams/voiding';
import { newId } from '@matraz/infra/ids';

/** What process managers ask for. Each may run twice. */
export type WorkerCommand =
  | { type: 'ExpireExamAttempt'; attemptId: string }
  /** Of the completed attempts at an exam those that count a question voided since; without an exam at all of them. */
  | { type: 'RescoreVoided'; examId?: string };

/** @throws whatever may pass: run it again. @param now the clock that deadlines are set by */
export const commandRunner = (desk: VoidingDesk, now: () => Date) => {
  const attempts = attemptCommands(desk);
  const { rescoreVoided } = voiding(desk);
  return async (command: WorkerCommand): Promise<void> => {
    const context = { correlationId: newId(), now: now() };
    switch (command.type) {
      case 'ExpireExamAttempt': {
        const { status } = await attempts.expireAttempt(command.attemptId, context);
        if (status === 'open') throw new Error(`attempt ${command.attemptId} has time left: the clock was set back`);
        break;
      }
      case 'RescoreVoided':
        await rescoreVoided(context, command.examId);
        break;
    }
  };
};
