import { parseUrl } from '@matraz/contracts/parse-url';
import { isPictureAddress } from '@matraz/domain/picture-address';

/** Milliseconds that another site has to send its picture. */
const TIMEOUT = 15_000;

/** The path of a picture that this site serves, whether the address is written in full or not, with http or https. */
export const ownPath = (src: string): string | null => {
  const url = parseUrl(src, location.href);
  if (url?.host !== location.host || !/^https?:$/.test(url.protocol)) return null;
  return isPictureAddress(url.pathname) ? url.pathname : null;
};

/**
 * Finds the beginning of a picture's address on this site, up to its path. Group 1 is what stays. GIFT writes a backslash before `=`
 * and `:`, and Canvas writes HTML with `&quot;`.
 */
export const ownAddresses = (): RegExp => {
  const host = location.host.replace(/[.]/g, '\\.').replace(':', '\\\\?:');
  const quote = `(?:\\\\?["']|&(?:quot|apos|#34|#39);)?`;
  return new RegExp(`(src\\s*\\\\?=\\s*${quote})https?\\\\?://${host}(?=/(?:uploads|demo)/)`, 'gi');
};

/** A text in which the pictures of this site have their paths. */
export const withOwnPaths = (text: string): string => text.replace(ownAddresses(), '$1');

/** @throws DOMException when the address is no base64 */
export const dataBlob = (src: string): Blob => {
  const [, type = '', encoded = ''] = /^data:([^;,]+);base64,(.*)$/is.exec(src) ?? [];
  return new Blob([Uint8Array.from(atob(decodeURIComponent(encoded)), (character) => character.charCodeAt(0))], {
    type,
  });
};

/**
 * The pixels of a picture of another site. The page's Content-Security-Policy allows an image and no fetch.
 *
 * @throws Error when the site does not answer, or does not let other sites read its pictures
 */
export const remoteBlob = async (src: string): Promise<Blob> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => reject(new Error('La imagen no se puede leer'));
    setTimeout(() => reject(new Error('La imagen no llegó a tiempo')), TIMEOUT);
    image.src = src;
  });
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.95));
  if (blob === null) throw new Error('La imagen no se puede leer');
  return blob;
};

const blip = /\\(png|jpeg)blip/g;
/** Longer than any other hexadecimal number in an RTF document. */
const pixels = /[0-9a-f\s]{200,}/gi;

/** The pictures in an RTF document, in their order. Word puts them there, and only their local paths in its HTML. */
export const rtfPictures = (rtf: string): Blob[] =>
  [...rtf.matchAll(blip)].flatMap(({ 1: kind, index }) => {
    pixels.lastIndex = index;
    const hex = pixels.exec(rtf)?.[0].replace(/\s/g, '') ?? '';
    const bytes = hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
    return bytes.length === 0 ? [] : [new Blob([Uint8Array.from(bytes)], { type: `image/${kind}` })];
  });
