import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityLog } from './security-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a refusal. */
    problemCode: string | null;
  }
}

/** Calls with which an administrator changes the results of students. */
const ofOthers = ['voidExamQuestion', 'correctExamQuestion'];

const proofRefusals = ['wrong_password', 'passkey_refused'];
const waits = ['guardian_required', 'factor_required'];

const callOf = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.schema as { operationId?: string } | undefined)?.operationId;

/** Notes what an account was not allowed to do, and what it changed for others. The reply does not wait, and a lost note changes nothing. */
export const noteReplies = (app: FastifyInstance, securityLog: SecurityLog): void => {
  const noteOf = (request: FastifyRequest, status: number, userId: string) => {
    const { problemCode } = request;
    if (status === 403 && proofRefusals.includes(problemCode ?? ''))
      return { kind: 'proof-failed', account: { userId } } as const;
    // The pages themselves ask what these accounts may not have yet.
    if (status === 403 && !waits.includes(problemCode ?? ''))
      return { kind: 'access-refused', account: { userId } } as const;
    const isChange = status < 300 && ofOthers.includes(callOf(request) ?? '');
    return isChange ? ({ kind: 'changed-by-admin', account: null, actorId: userId } as const) : undefined;
  };
  app.decorateRequest('problemCode', null);
  app.addHook('onResponse', async (request, { statusCode }) => {
    const note = request.userId === null ? undefined : noteOf(request, statusCode, request.userId);
    if (!note) return;
    const failed = (err: unknown) => request.log.warn({ err }, 'a security event could not be noted');
    await securityLog.note(request, note).catch(failed);
  });
};
