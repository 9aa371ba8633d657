import { readFileSync } from 'node:fs';
import { createCommandHandler } from '@matraz/application/command-handler';
import { streamOf } from '@matraz/contracts/streams';
import { account } from '@matraz/domain/accounts/account';
import { DomainError } from '@matraz/domain/errors';
import type { EventStore } from '@matraz/infra/event-store/port';
import { recordDataRequest } from '@matraz/infra/identity/data-requests';
import { eraseInTransaction } from '@matraz/infra/identity/erase-personal-data';
import { newId } from '@matraz/infra/ids';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { unreadable } from '../file-errors.ts';
import { OpsError } from '../ops-error.ts';

const request = z.object({
  accountId: z.uuid(),
  by: z.enum(['self', 'operator', 'platform']),
  askedAt: z.coerce.date(),
  answeredAt: z.coerce.date(),
  reference: z.string().nullable(),
});
const list = z.object({ requests: z.array(request.extend({ kind: z.enum(['export', 'erasure']) })) });

export type KeptErasure = z.infer<typeof request>;

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw unreadable(path, cause);
  }
};

/** The erasures of the output of `accounts requests --json`. @throws OpsError when it is no such output */
export const readErasures = (path: string): KeptErasure[] => {
  const text = textOf(path);
  try {
    return list.parse(JSON.parse(text)).requests.filter(({ kind }) => kind === 'erasure');
  } catch {
    throw new OpsError(`${path} no es la lista de accounts requests --json. No se cambió nada.`);
  }
};

/** Erases what a backup of before brought back. */
export const eraseAgain = async (client: PoolClient, erasure: KeptErasure): Promise<void> => {
  const { accountId, by, askedAt, answeredAt } = erasure;
  const reference = erasure.reference ?? undefined;
  const repeated = { by, askedAt, at: answeredAt, reference };
  const isUser = await eraseInTransaction(client, { userId: accountId }, repeated);
  if (!isUser) await eraseInTransaction(client, { subject: accountId }, repeated);
  await recordDataRequest(client, { kind: 'erasure', accountId, by, askedAt, answeredAt, reference });
};

const reasons = { self: 'own-request', operator: 'paper-request', platform: 'unconfirmed' } as const;

/** The log of the backup may be older than the erasure, or older than the account. */
export const appendErasure = async (store: EventStore, { accountId: userId, by }: KeptErasure): Promise<void> => {
  const handle = createCommandHandler({ store });
  const command = { type: 'EraseAccount', data: { userId, reason: reasons[by] } } as const;
  try {
    await handle(account, streamOf.account(userId), command, { correlationId: newId(), now: new Date() });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'account_not_found')) throw error;
  }
};
