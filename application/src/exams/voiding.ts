import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { CommandContext } from '../command-handler/command-handler.ts';
import { attemptCommands, type ExamDesk } from './attempt-commands.ts';
import { questionIn, sendToExam } from './exam-stream.ts';

/** At once: a voiding must not starve the answers of an exam that is being taken. */
const mostAtOnce = 8;
/** New scores that whoever voids waits for. Those of an exam that hundreds of thousands took come from the worker. */
const mostInOneCall = 500;

export interface VoidingDesk extends ExamDesk {
  /** Until the read models have everything that is in the log now, or as long as it is worth waiting. */
  caughtUp: () => Promise<unknown>;
}

/** Voiding a question and what follows from it: new scores for completed attempts. */
export const voiding = (desk: VoidingDesk, { mostInOneCall: most = mostInOneCall } = {}) => {
  const { rescoreAttempt } = attemptCommands(desk);

  /**
   * Completed attempts that still count a voided question get a new score. Safe to repeat and to cut off anywhere: whoever has
   * the new score already is not looked at again. Without an exam for the worker's sweep.
   *
   * @returns how many were looked at
   */
  const rescoreVoided = async (context: CommandContext, examId?: string, limit?: number): Promise<number> => {
    await desk.caughtUp();
    const ids = await desk.lookup.attemptsToRescore({ examId, limit });
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      await Promise.all(ids.slice(from, from + mostAtOnce).map((id) => rescoreAttempt(id, context)));
    }
    return ids.length;
  };

  return {
    rescoreVoided,

    /**
     * From now on it counts in no attempt that is handed in; of those that were, the first few have their new score when this
     * returns. For the others, and cut off anywhere, the same call or the worker's sweep goes on.
     *
     * @throws DomainError exam_not_found, question_not_found
     */
    async voidQuestion(examId: string, questionId: string, context: CommandContext): Promise<ExamQuestion> {
      const command = { type: 'VoidExamQuestion', data: { examId, questionId } } as const;
      const exam = await sendToExam(desk.handle, examId, command, context);
      await rescoreVoided(context, examId, most);
      return questionIn(exam, questionId);
    },
  };
};
