import { hash } from 'node:crypto';
import type { EventMetadata } from './port.ts';

/** SHA-256, base64url. Events hold this hash, because a client could send a name as its key and nothing in the log can be erased. */
export const keyHash = (idempotencyKey: string): string => hash('sha256', idempotencyKey, 'base64url');

/** The hash of the key of an event's command. Events of older releases hold the key itself. Undefined: the command had no key. */
export const recordedKeyHash = ({
  idempotencyKeyHash,
  idempotencyKey,
}: Pick<EventMetadata, 'idempotencyKeyHash' | 'idempotencyKey'>): string | undefined =>
  idempotencyKeyHash ?? (idempotencyKey === undefined ? undefined : keyHash(idempotencyKey));
