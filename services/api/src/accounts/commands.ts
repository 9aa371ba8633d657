import { giveConsent } from '@matraz/application/accounts/give-consent';
import type { User } from '@matraz/contracts/accounts/http';
import { legalVersion } from '@matraz/contracts/accounts/legal';
import { TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import type { AppDeps } from '../app-deps.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import { isInExam, selectUser } from './select-user.ts';

/** @throws HttpProblem own_guardian when the address is the user's own */
const requireAnother = (address: string, { email }: User): void => {
  if (email?.toLowerCase() === address.toLowerCase()) throw new HttpProblem('own_guardian');
};

export const accountCommands: Handlers<'giveConsent' | 'askGuardian', AppDeps> = {
  giveConsent: async ({ userId, body: { version, guardianEmail: address }, context }, deps) => {
    if (version !== legalVersion) throw new HttpProblem('legal_texts_changed');
    const user = await selectUser(deps, userId, context.now);
    if (address !== null) {
      requireAnother(address, user);
      // The answers of who waits for a guardian are refused, and the time of the exam runs on.
      if (await isInExam(deps, userId)) throw new HttpProblem('exam_running');
    }
    const { state } = await giveConsent(deps, { userId, version, needsGuardian: address !== null }, context);
    if (state.awaitsGuardian && address !== null)
      await deps.guardianMails.askFirst({ userId, address, now: context.now });
    return { ...user, pending: state.awaitsGuardian ? 'guardian' : null };
  },

  askGuardian: async ({ userId, body: { guardianEmail: address }, context }, deps) => {
    const { adminRights, guardianMails } = deps;
    if (!(await adminRights.awaitsGuardian(userId))) throw new HttpProblem('guardian_not_needed');
    requireAnother(address, await selectUser(deps, userId, context.now));
    await guardianMails.ask({ userId, address, now: context.now }).catch((error: unknown) => {
      throw error instanceof TooManyGuesses ? new HttpProblem('too_many_requests') : error;
    });
    return { address, isMailed: guardianMails.isMailed };
  },
};
