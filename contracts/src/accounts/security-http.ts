import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId } from '../ids.ts';

/** What can happen to the safety of an account. */
export const securityEventKinds = [
  'login',
  'login-failed',
  'code-failed',
  'proof-failed',
  'logout',
  'password-reset-asked',
  'password-reset',
  'password-changed',
  'email-changed',
  'email-confirmed',
  'sessions-ended',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'admin-granted',
  'admin-revoked',
  'teacher-granted',
  'teacher-revoked',
  'access-refused',
  'exported',
  'erased',
  'changed-by-admin',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityEvent = z.object({
  id: entityId,
  kind: z.enum(securityEventKinds),
  at: z.iso.datetime(),
  /** How often it happened within one minute. */
  times: z.int().positive(),
  /** Null: not known, because an operator or another person did it. */
  source: z.object({ isThisBrowser: z.boolean(), isThisAddress: z.boolean() }).nullable(),
  by: z.enum(['self', 'admin', 'operator']),
});

export const securityCalls = {
  listSecurityEvents: defineCall({
    name: 'listSecurityEvents',
    summary: 'Actividad de la cuenta: entradas, cambios y permisos del último año, lo más nuevo primero',
    access: 'account',
    reply: z.array(securityEvent),
  }),
};

export type SecurityEvent = z.infer<typeof securityEvent>;
