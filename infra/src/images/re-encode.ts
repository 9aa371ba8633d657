import { imageUpload } from '@matraz/contracts/catalog/limits';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp, SharpOptions } from 'sharp';
import { createTaskQueue } from '../task-queue.ts';

/** The file is not a picture that can be stored. */
export class ImageRefused extends Error {
  readonly code: 'image_type_unsupported' | 'image_too_large' | 'image_unreadable';
  constructor(code: ImageRefused['code'], options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImageRefused';
    this.code = code;
  }
}

const allowedTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif']);
const loaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map((name) => `VipsForeignLoad${name}`);

/** A file of 5 MB can hold a hundred thousand tiny frames. */
const MAX_FRAMES = 1_000;
const MAX_SECONDS = 30;

/** libvips may load only the allowed formats. The api loads it at the first upload, so that its start and its memory stay small. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  sharp.cache(false);
  return sharp;
};
let loading: ReturnType<typeof loadSharp> | undefined;

/** One picture at a time: 40 megapixels take 160 MB. */
const oneAtATime = createTaskQueue();

const asRefusal = (error: unknown): ImageRefused => {
  const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
  return new ImageRefused(isTooLarge ? 'image_too_large' : 'image_unreadable', { cause: error });
};

const encode = async (open: (options: SharpOptions) => Sharp): Promise<Uint8Array> => {
  const { pages: frames = 1 } = await open({}).metadata();
  if (frames > MAX_FRAMES) throw new ImageRefused('image_too_large');
  const isAnimated = frames > 1;
  // A camera writes the orientation into EXIF, which is dropped. An animation has none.
  const image = isAnimated ? open({ animated: true }) : open({}).autoOrient();
  return image
    .resize({ width: imageUpload.maxSide, height: imageUpload.maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85, smartSubsample: !isAnimated, effort: isAnimated ? 2 : 4 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
};

/** The middle of the picture as a square. An animation becomes its first frame. */
const encodeSquare = (side: number) => (open: (options: SharpOptions) => Sharp) =>
  open({})
    .autoOrient()
    .resize({ width: side, height: side, fit: 'cover' })
    .webp({ quality: 85, smartSubsample: true })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();

/** @throws ImageRefused */
const decoded = async (
  content: Uint8Array,
  write: (open: (options: SharpOptions) => Sharp) => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  if (content.length > imageUpload.maxBytes) throw new ImageRefused('image_too_large');
  if (content.length === 0) throw new ImageRefused('image_unreadable');
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type || !allowedTypes.has(type.mime)) throw new ImageRefused('image_type_unsupported');
  loading ??= loadSharp();
  const sharp = await loading;
  const open = (options: SharpOptions) =>
    sharp(content, { ...options, limitInputPixels: imageUpload.maxPixels, failOn: 'error' });
  try {
    return await oneAtATime(() => write(open));
  } catch (error) {
    throw error instanceof ImageRefused ? error : asRefusal(error);
  }
};

/**
 * Decodes a JPEG, PNG, WebP or GIF and encodes it again as WebP: only pixels remain, without EXIF and without anything hidden in the
 * file. An animation stays an animation. Its pixels are counted in all its frames together. Both sides are at most 2,560 pixels.
 *
 * @throws ImageRefused
 */
export const reEncode = (content: Uint8Array): Promise<Uint8Array> => decoded(content, encode);

/** The same as a square with this side in pixels, for the picture of a person. @throws ImageRefused */
export const reEncodeSquare = (content: Uint8Array, side: number): Promise<Uint8Array> =>
  decoded(content, encodeSquare(side));
