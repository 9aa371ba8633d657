import { notJson, sendPicture } from '../../shared/net/send-picture.ts';

/**
 * Sends a picture to the server. Throws as `sendPicture` does.
 *
 * @returns the address under which the server keeps it
 */
export const uploadImage = async (file: Blob, name?: string): Promise<string> => {
  const { url } = await sendPicture('POST', '/api/upload/image', file, name);
  if (typeof url !== 'string') throw notJson();
  return url;
};
