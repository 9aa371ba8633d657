import { hash } from 'node:crypto';

/** SHA-256, base64url. Events hold this hash, because a client could send a name as its key and nothing in the log can be erased. */
export const keyHash = (idempotencyKey: string): string => hash('sha256', idempotencyKey, 'base64url');
