import { imageUpload } from '@matraz/contracts/catalog/limits';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { reEncode, reEncodeSquare } from './re-encode.ts';
import { animatedGif, blackPng, gifBomb, photoWithExif, picture } from './testing/pictures.ts';

// The blocks that the module under test puts on libvips hold for this process too.
const metadataOf = async (content: Uint8Array) => sharp(content, { animated: true }).metadata();
const refusal = (code: string) => ({ name: 'ImageRefused', code });
const script = '<script>alert(document.domain)</script>';

describe('a picture is encoded again as WebP', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s', async (format) => {
    const stored = await reEncode(await picture[format]());
    expect(await metadataOf(stored)).toMatchObject({ format: 'webp', width: 40, height: 20 });
  });

  test('the same picture gives the same bytes', async () => {
    const content = await picture.png();
    expect(await reEncode(content)).toEqual(await reEncode(content));
  });

  test('transparency stays', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawing = await sharp({ create: { width: 9, height: 9, channels: 4, background } })
      .png()
      .toBuffer();
    expect(await metadataOf(await reEncode(drawing))).toMatchObject({ hasAlpha: true });
  });

  test('an animation keeps its frames and their times', async () => {
    const stored = await reEncode(await animatedGif(5));
    expect(await metadataOf(stored)).toMatchObject({
      format: 'webp',
      pages: 5,
      pageHeight: 10,
      delay: Array(5).fill(50),
    });
  });

  test('a side of more than 2,560 pixels is scaled down', async () => {
    const stored = await reEncode(await picture.png(5_000, 100));
    expect(await metadataOf(stored)).toMatchObject({ width: 2_560, height: 51 });
  });

  test('a photo loses its place and camera, and is turned upright', async () => {
    const photo = await photoWithExif('LICEO-SECRETO');
    expect(photo.toString('latin1')).toContain('LICEO-SECRETO');
    const stored = await reEncode(photo);
    expect(await metadataOf(stored)).toMatchObject({ width: 20, height: 40 });
    const { exif, xmp, iptc, orientation } = await metadataOf(stored);
    expect({ exif, xmp, iptc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    });
    expect(Buffer.from(stored).toString('latin1')).not.toContain('LICEO-SECRETO');
  });
});

describe('[security 19] a file that is also something else keeps only its pixels', () => {
  test.each([
    ['HTML', script],
    ['a ZIP archive', 'PK\u0003\u0004payload.html'],
    ['PHP', '<?php system($_GET[0]); ?>'],
  ])('%s after the picture', async (_, tail) => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const polyglot = Buffer.concat([await picture[format](), Buffer.from(tail, 'latin1')]);
      const stored = Buffer.from(await reEncode(polyglot));
      expect(stored.includes(tail)).toBe(false);
      expect(await metadataOf(stored)).toMatchObject({ format: 'webp' });
    }
  });

  test('HTML in a comment of a JPEG', async () => {
    const jpeg = await picture.jpeg();
    const text = Buffer.from(script);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect(Buffer.from(await reEncode(polyglot)).includes(script)).toBe(false);
  });
});

describe('what is no picture is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['SVG', svg],
    ['SVG with an XML declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${svg}`],
    ['HTML', `<!doctype html>${script}`],
    ['text', 'hola'],
    ['PDF', '%PDF-1.7\n%âãÏÓ\n'],
    ['a ZIP archive', 'PK\u0003\u0004\u0014\u0000'],
    ['TIFF', 'II*\u0000\u0008\u0000\u0000\u0000'],
    ['BMP', 'BM\u0000\u0000\u0000\u0000'],
    ['AVIF', '\u0000\u0000\u0000\u001cftypavif\u0000\u0000\u0000\u0000avif'],
  ])('%s', async (_, content) => {
    await expect(reEncode(Buffer.from(content, 'latin1'))).rejects.toMatchObject(refusal('image_type_unsupported'));
  });

  test('an empty file', async () => {
    await expect(reEncode(Buffer.alloc(0))).rejects.toMatchObject(refusal('image_unreadable'));
  });

  test.each([
    ['a GIF header before a script', Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)//', 'latin1')],
    ['a PNG signature before HTML', Buffer.concat([blackPng(8, 8).subarray(0, 33), Buffer.from(script)])],
    ['a JPEG start before HTML', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script)])],
  ])('%s', async (_, content) => {
    await expect(reEncode(content)).rejects.toMatchObject({ name: 'ImageRefused' });
  });

  test('half of a picture', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await picture[format](300, 300);
      const half = whole.subarray(0, whole.length / 2);
      await expect(reEncode(half), format).rejects.toMatchObject(refusal('image_unreadable'));
    }
  });
});

describe('bombs are refused quickly', () => {
  test.each([
    ['50,000 x 50,000 pixels', () => blackPng(50_000, 50_000, 1_000)],
    ['one row more than 40 megapixels', () => blackPng(8_000, 5_001)],
    ['a file of more than 5 MB', () => Buffer.alloc(imageUpload.maxBytes + 1)],
    ['an animation of 5 frames of 16 megapixels', () => gifBomb(5, 4_000, 4_000)],
    ['an animation of 2,000 frames', () => gifBomb(2_000, 2, 2)],
  ])('%s', async (_, bomb) => {
    const content = await bomb();
    const from = process.cpuUsage();
    await expect(reEncode(content)).rejects.toMatchObject(refusal('image_too_large'));
    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1_000_000).toBeLessThan(2);
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('81 megapixels: %s', async (format) => {
    const content = await picture[format](9_000, 9_000);
    await expect(reEncode(content)).rejects.toMatchObject(refusal('image_too_large'));
  });

  test('40 megapixels are accepted', async () => {
    expect(await metadataOf(await reEncode(blackPng(8_000, 5_000)))).toMatchObject({ width: 2_560, height: 1_600 });
  });
});

describe('the picture of a person', () => {
  test.each([
    ['a wide one', () => picture.jpeg()],
    ['an animation', () => animatedGif(5)],
  ])('%s becomes a square without frames', async (_, content) => {
    const { format, width, height, pages } = await metadataOf(await reEncodeSquare(await content(), 256));
    expect({ format, width, height, pages }).toEqual({ format: 'webp', width: 256, height: 256, pages: undefined });
  });

  test('has no EXIF', async () => {
    const content = Buffer.from(await reEncodeSquare(await photoWithExif('secreto'), 256));
    expect(content.includes('secreto')).toBe(false);
  });

  test('that cannot be decoded is refused', async () => {
    await expect(reEncodeSquare(Buffer.from(script), 256)).rejects.toMatchObject(refusal('image_type_unsupported'));
  });
});
