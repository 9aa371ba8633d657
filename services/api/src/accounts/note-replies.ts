import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityLog } from './security-log.ts';

/** Calls with which an administrator changes the results of students. */
const ofOthers = ['voidExamQuestion', 'correctExamQuestion'];

const callOf = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.schema as { operationId?: string } | undefined)?.operationId;

/** Notes what an account was not allowed to do, and what it changed for others. The reply does not wait, and a lost note changes nothing. */
export const noteReplies = (app: FastifyInstance, securityLog: SecurityLog): void => {
  const noteOf = (request: FastifyRequest, status: number, userId: string) => {
    if (status === 403) return { kind: 'access-refused', account: { userId } } as const;
    const isChange = status < 300 && ofOthers.includes(callOf(request) ?? '');
    return isChange ? ({ kind: 'changed-by-admin', account: null, actorId: userId } as const) : undefined;
  };
  app.addHook('onResponse', async (request, { statusCode }) => {
    const note = request.userId === null ? undefined : noteOf(request, statusCode, request.userId);
    if (!note) return;
    const failed = (err: unknown) => request.log.warn({ err }, 'a security event could not be noted');
    await securityLog.note(request, note).catch(failed);
  });
};
