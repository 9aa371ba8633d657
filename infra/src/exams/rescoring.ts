import type { CommandContext } from '../commands/command-handler.ts';
import type { AttemptCommands, ExamDesk } from './attempt-commands.ts';

/** At once: a voiding must not starve the answers of an exam that is being taken. */
const mostAtOnce = 8;

type Desk = Pick<ExamDesk, 'lookup' | 'caughtUp'> & Pick<AttemptCommands, 'rescoreAttempt'>;

/** New scores for completed attempts that still count a voided question. */
export const rescoringOf = ({ lookup, caughtUp, rescoreAttempt }: Desk) => ({
  /**
   * Safe to repeat and to cut off anywhere: whoever has the new score already is not looked at again. For the worker's sweep
   * without an exam.
   *
   * @returns how many were looked at
   */
  async rescoreVoided(context: CommandContext, examId?: string): Promise<number> {
    await caughtUp();
    const ids = await lookup.attemptsToRescore(examId);
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      await Promise.all(ids.slice(from, from + mostAtOnce).map((id) => rescoreAttempt(id, context)));
    }
    return ids.length;
  },
});
