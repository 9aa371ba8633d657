import { createHash } from 'node:crypto';
import type { FileStore } from '@matraz/infra/files/port';
import { reEncode } from '@matraz/infra/images/re-encode';

/**
 * Stores a picture under the hash of its content. The same picture again gets the same address.
 *
 * @returns the address for `src`, a path of this site
 * @throws ImageRefused
 */
export const uploadImage = async ({ files }: { files: FileStore }, content: Uint8Array): Promise<{ url: string }> => {
  const picture = await reEncode(content);
  const name = `${createHash('sha256').update(picture).digest('hex')}.webp`;
  await files.put(name, picture);
  return { url: `/uploads/${name}` };
};
