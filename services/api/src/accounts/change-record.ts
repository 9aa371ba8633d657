import type { ChangeRecord } from '@matraz/infra/identity/factors/record-change';
import { forgottenPath } from '@matraz/infra/identity/paths';
import { createSourceHash } from '@matraz/infra/identity/security-events';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import type { AccountsDeps } from './deps.ts';

/** How this api tells people that the factors of their account changed. */
export const changeRecordOf = ({ config, secrets }: Pick<AccountsDeps, 'config' | 'secrets'>): ChangeRecord => ({
  hashOf: createSourceHash(secrets),
  sendsMails: mailDeliveryOf(config) !== 'none',
  forgottenUrl: config.publicUrl + forgottenPath,
});
