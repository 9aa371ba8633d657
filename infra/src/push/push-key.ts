import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { loadSecretFile } from '../config/secrets-file.ts';

/** The key pair by which push services know this platform (VAPID, RFC 8292), in base64url. */
const keyFile = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

export type PushKey = z.infer<typeof keyFile>;

const makeKey = (): PushKey => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const short = curve.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - short.length), short]);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
};

/**
 * The api or the worker creates it at its first use. Browsers must subscribe again when it changes.
 *
 * @throws StartupError when the file is damaged
 */
export const loadPushKey = (dataDir: string): PushKey =>
  loadSecretFile(join(dataDir, 'push-key.json'), keyFile, makeKey);
