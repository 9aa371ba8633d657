import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const red = { r: 200, g: 30, b: 30 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });

/** A small picture in each allowed format. */
export const picture = {
  jpeg: (width = 40, height = 20) => plain(width, height).jpeg().toBuffer(),
  png: (width = 40, height = 20) => plain(width, height).png().toBuffer(),
  webp: (width = 40, height = 20) => plain(width, height).webp().toBuffer(),
  gif: (width = 40, height = 20) => plain(width, height).gif().toBuffer(),
};

/** An animated GIF whose frames have different colours. */
export const animatedGif = async (frames: number, width = 20, height = 10): Promise<Buffer> => {
  const pixels = Buffer.alloc(frames * width * height * 3);
  for (let frame = 0; frame < frames; frame++) {
    pixels.fill((frame * 37) % 256, frame * width * height * 3, (frame + 1) * width * height * 3);
  }
  const raw = { width, height: frames * height, channels: 3, pageHeight: height } as const;
  return sharp(pixels, { raw })
    .gif({ delay: Array<number>(frames).fill(50) })
    .toBuffer();
};

/** A photo with a place, a camera and a comment in its EXIF, taken with the camera turned by 90 degrees. */
export const photoWithExif = (secret: string): Promise<Buffer> =>
  plain(40, 20)
    .withExif({
      IFD0: { Copyright: secret, Make: secret, ImageDescription: secret },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 27/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '70/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${secret}</rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** An animated GIF with this number of frames of this size, each with one pixel of data. */
export const gifBomb = (frames: number, width: number, height: number): Buffer => {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]); // size, two colours
  const descriptor = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0]); // place and size
  for (const [at, block] of [
    [0, screen],
    [5, descriptor],
  ] as const) {
    block.writeUInt16LE(width, at);
    block.writeUInt16LE(height, at + 2);
  }
  const frame = Buffer.concat([descriptor, Buffer.from([2, 2, 0x44, 0x01, 0])]);
  const body = Array<Buffer>(frames).fill(frame);
  return Buffer.concat([Buffer.from('GIF89a'), screen, ...body, Buffer.from([0x3b])]);
};

/** A one-bit PNG of black pixels. With fewer `rows` than its height the rest of the file is missing. */
export const blackPng = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};
