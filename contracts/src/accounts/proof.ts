import { z } from 'zod';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
};

/** What a browser gives after a passkey signed a challenge (WebAuthn, `AuthenticationResponseJSON`). */
export const signedByPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** What a browser gives after it made a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const madePasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(50)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url.optional(),
  }),
});

/** Shows again who is at the keyboard, before a dangerous change. `passkey` signs a challenge of `startProof`. */
export const proof = z.union([
  z.strictObject({ password: z.string().min(1).max(200) }),
  z.strictObject({ passkey: signedByPasskey }),
]);

export type Proof = z.infer<typeof proof>;
export type SignedByPasskey = z.infer<typeof signedByPasskey>;
