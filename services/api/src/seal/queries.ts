import { withholdingOf } from '@matraz/application/assignments/read-assignment';
import { makeReceipt } from '@matraz/application/seal/make-receipt';
import { DomainError } from '@matraz/domain/errors';
import { selectLastSealAndKeys } from '@matraz/infra/seal/seal-tables';
import type { ExamDeps } from '../exams/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';

export const sealQueries: Handlers<'getReceipt' | 'getSeal', ExamDeps> = {
  /** The attempt of another student is not found. */
  getReceipt: async ({ userId, params }, deps) => {
    const id = idOr('attempt_not_found', params.id);
    const { attempt } = await deps.archive.attemptRecord(id);
    if (attempt.userId !== userId) throw new DomainError('attempt_not_found');
    if (attempt.status !== 'completed') throw new DomainError('attempt_not_completed');
    if (await withholdingOf(deps, attempt, deps.clock())) throw new DomainError('results_withheld');
    const receipt = await makeReceipt(deps, id);
    if (!receipt) throw new DomainError('not_sealed_yet');
    return receipt;
  },

  getSeal: async (_, { pool }) => {
    const found = await selectLastSealAndKeys(pool);
    if (!found) return { seal: null };
    const { publicKey, note: checkpoint, olderKeys } = found;
    return { seal: { publicKey, checkpoint, ...(olderKeys.length > 0 && { olderKeys }) } };
  },
};
