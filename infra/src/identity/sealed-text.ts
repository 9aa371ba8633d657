import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** @param purpose another key for each */
export const sealKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** AES-256-GCM. */
export const seal = (key: Uint8Array, text: string): Buffer => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** @throws Error when the text was not sealed with this key */
export const unseal = (key: Uint8Array, bytes: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
};
