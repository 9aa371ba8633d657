import type { CommandContext } from '@matraz/application/command';
import { endExamAttempt } from '@matraz/application/exams/end-exam-attempt';
import { extendExamTime } from '@matraz/application/exams/extend-exam-time';
import { forEachAttempt } from '@matraz/application/exams/for-each-attempt';
import { pauseExamAttempt } from '@matraz/application/exams/pause-exam-attempt';
import { resumeExamAttempt } from '@matraz/application/exams/resume-exam-attempt';
import { sendExamMessage } from '@matraz/application/exams/send-exam-message';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { problemOf } from '../http/calls/problems.ts';
import type { ExamDeps } from './deps.ts';

interface RoomRequest<Body> {
  userId: string;
  params: { id: string };
  body: Body & { attemptIds: string[] };
  context: CommandContext;
}

/** Sends a command to each attempt of the request. The decider refuses an attempt of another exam. */
const inRoom = async <Body>(
  { userId, params, body: { attemptIds, ...body } }: RoomRequest<Body>,
  command: (attemptId: string, data: Omit<Body, 'attemptIds'> & { examId: string; by: string }) => Promise<void>,
) => {
  const data = { ...body, examId: idOr('exam_not_found', params.id), by: userId };
  const ids = attemptIds.map((id) => id.toLowerCase());
  const outcomes = await forEachAttempt(ids, (attemptId) => command(attemptId, data));
  return {
    attempts: outcomes.map(({ attemptId, refusal }) => ({
      attemptId,
      refusal,
      detail: refusal === null ? null : problemOf(refusal).detail,
    })),
  };
};

export const examRoomCommands: Handlers<
  'extendExamTime' | 'pauseExamAttempts' | 'resumeExamAttempts' | 'endExamAttempts' | 'sendExamMessage',
  ExamDeps
> = {
  extendExamTime: (request, deps) => inRoom(request, (id, data) => extendExamTime(deps, id, data, request.context)),
  pauseExamAttempts: (request, deps) =>
    inRoom(request, (id, data) => pauseExamAttempt(deps, id, data, request.context)),
  resumeExamAttempts: (request, deps) =>
    inRoom(request, (id, data) => resumeExamAttempt(deps, id, data, request.context)),
  endExamAttempts: (request, deps) => inRoom(request, (id, data) => endExamAttempt(deps, id, data, request.context)),
  sendExamMessage: (request, deps) => inRoom(request, (id, data) => sendExamMessage(deps, id, data, request.context)),
};
