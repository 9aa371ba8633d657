import type { AssignmentEvent } from '@matraz/contracts/assignments/events';
import { streamOf } from '@matraz/contracts/streams';
import { showsResults } from '@matraz/domain/assignments/assigned-start';
import { assignment } from '@matraz/domain/assignments/assignment';
import { DomainError } from '@matraz/domain/errors';
import type { CompletedAttempt, ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import type { StaffDecision } from '@matraz/domain/exams/room-decisions';
import { examAttemptId } from '@matraz/infra/ids';
import { withholdingOf } from '../assignments/read-assignment.ts';
import type { CommandContext } from '../command-handler/command.ts';
import { decodeEvent } from '../command-handler/event-codec.ts';
import type { ExamDeps } from './exam-deps.ts';
import { requireOwnEvent } from './room-command.ts';

type Deps = Pick<ExamDeps, 'handle' | 'store' | 'examLookup'>;

/**
 * Whether the student could read the key since she handed in. An assignment may show its results and withhold them again, when its
 * closing moves or when it is not withdrawn any more. So each change since then is looked at.
 */
const couldSeeKey = async (
  deps: Pick<Deps, 'store' | 'examLookup'>,
  attempt: CompletedAttempt,
  now: Date,
): Promise<boolean> => {
  const { assignmentId, finishedAt } = attempt;
  if (assignmentId === undefined || (await withholdingOf(deps, attempt, now)) === null) return true;
  let state = assignment.initialState();
  for (const event of await deps.store.readStream(streamOf.assignment(assignmentId))) {
    const { occurredAt } = event.metadata;
    // Until this change the assignment was as before it.
    if (state !== null && occurredAt >= finishedAt && showsResults(state, new Date(occurredAt))) return true;
    state = assignment.evolve(state, decodeEvent<AssignmentEvent>(event));
  }
  return false;
};

/**
 * Lets a completed attempt go on with more time. The time since its end counts as a pause. A running attempt is left as it is.
 *
 * @throws DomainError attempt_not_found, attempt_on_paper, attempt_too_old, results_seen, later_attempt, too_much_time,
 *   too_little_time, idempotency_key_reused
 */
export const reopenExamAttempt = async (
  deps: Deps,
  attemptId: string,
  data: StaffDecision & { seconds: number },
  context: CommandContext,
): Promise<void> => {
  const { now } = context;
  const commandOf = async (attempt: ExamAttempt) => {
    const command = { type: 'ReopenExamAttempt', data, now } as const;
    // The decider tells first what is wrong with the attempt itself.
    if (examAttempt.decide(command, attempt).length === 0 || attempt.status !== 'completed') return command;
    if (await couldSeeKey(deps, attempt, now)) throw new DomainError('results_seen');
    const next = streamOf.attempt(examAttemptId(attempt.userId, attempt.examId, attempt.ordinal + 1));
    if ((await deps.store.readStream(next)).length > 0) throw new DomainError('later_attempt');
    return command;
  };
  const handled = await deps.handle(examAttempt, streamOf.attempt(attemptId), commandOf, context);
  requireOwnEvent(handled, 'ExamAttemptReopened');
};
