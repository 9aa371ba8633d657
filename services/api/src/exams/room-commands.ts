import type { CommandContext } from '@matraz/application/command';
import { endExamAttempt } from '@matraz/application/exams/end-exam-attempt';
import { extendExamTime } from '@matraz/application/exams/extend-exam-time';
import { forEachAttempt } from '@matraz/application/exams/for-each-attempt';
import { pauseExamAttempt } from '@matraz/application/exams/pause-exam-attempt';
import { reopenExamAttempt } from '@matraz/application/exams/reopen-exam-attempt';
import { repairLostTime } from '@matraz/application/exams/repair-lost-time';
import { resumeExamAttempt } from '@matraz/application/exams/resume-exam-attempt';
import { sendExamMessage } from '@matraz/application/exams/send-exam-message';
import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { problemOf } from '../http/calls/problems.ts';
import type { ExamDeps } from './deps.ts';
import { selectTaughtAttempts } from './select-room.ts';

interface RoomRequest<Body> {
  userId: string;
  params: { id: string };
  body: Body & { attemptIds: string[] };
  context: CommandContext;
}

/**
 * Sends a command to each attempt of the request. The decider refuses an attempt of another exam; an attempt of a student whom the
 * teacher does not teach does not exist for her.
 */
const inRoom = async <Body>(
  { userId, params, body: { attemptIds, ...body } }: RoomRequest<Body>,
  { pool, adminRights }: Pick<ExamDeps, 'pool' | 'adminRights'>,
  command: (attemptId: string, data: Omit<Body, 'attemptIds'> & { examId: string; by: string }) => Promise<void>,
) => {
  const data = { ...body, examId: idOr('exam_not_found', params.id), by: userId };
  const ids = attemptIds.map((id) => id.toLowerCase());
  const taught = (await adminRights.isAdmin(userId)) ? null : await selectTaughtAttempts(pool, userId, ids);
  const outcomes = await forEachAttempt(ids, async (attemptId) => {
    if (taught !== null && !taught.has(attemptId)) throw new DomainError('attempt_not_found');
    await command(attemptId, data);
  });
  return {
    attempts: outcomes.map(({ attemptId, refusal }) => ({
      attemptId,
      refusal,
      detail: refusal === null ? null : problemOf(refusal).detail,
    })),
  };
};

export const examRoomCommands: Handlers<
  | 'extendExamTime'
  | 'repairLostTime'
  | 'pauseExamAttempts'
  | 'resumeExamAttempts'
  | 'endExamAttempts'
  | 'reopenExamAttempts'
  | 'sendExamMessage',
  ExamDeps
> = {
  extendExamTime: (request, deps) =>
    inRoom(request, deps, (id, data) => extendExamTime(deps, id, data, request.context)),
  repairLostTime: ({ body: { attempts, reason }, ...request }, deps) => {
    const lossesOf = new Map(attempts.map(({ attemptId, losses }) => [attemptId.toLowerCase(), losses]));
    const body = { attemptIds: [...lossesOf.keys()], reason };
    return inRoom({ ...request, body }, deps, (id, data) =>
      repairLostTime(deps, id, { ...data, losses: lossesOf.get(id) ?? [] }, request.context),
    );
  },
  pauseExamAttempts: (request, deps) =>
    inRoom(request, deps, (id, data) => pauseExamAttempt(deps, id, data, request.context)),
  resumeExamAttempts: (request, deps) =>
    inRoom(request, deps, (id, data) => resumeExamAttempt(deps, id, data, request.context)),
  endExamAttempts: (request, deps) =>
    inRoom(request, deps, (id, data) => endExamAttempt(deps, id, data, request.context)),
  reopenExamAttempts: ({ body: { attempts, reason }, ...request }, deps) => {
    const secondsOf = new Map(attempts.map(({ attemptId, seconds }) => [attemptId.toLowerCase(), seconds]));
    const body = { attemptIds: [...secondsOf.keys()], reason };
    return inRoom({ ...request, body }, deps, (id, data) =>
      reopenExamAttempt(deps, id, { ...data, seconds: secondsOf.get(id) ?? 0 }, request.context),
    );
  },
  sendExamMessage: (request, deps) =>
    inRoom(request, deps, (id, data) => sendExamMessage(deps, id, data, request.context)),
};
