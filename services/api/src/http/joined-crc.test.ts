import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { crcShift, joinedCrc } from './joined-crc.ts';

const text = Buffer.from('¿Cuánta energía tiene el ñandú? '.repeat(5_000));

test.each([
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [7, 256],
  [100, 65_535],
  [70_000, 99_999],
])('the checksum of texts with %i and %i bytes is that of the whole', (first, second) => {
  const [start, end] = [text.subarray(0, first), text.subarray(first, first + second)];
  expect(joinedCrc(crc32(start), crc32(end), crcShift(second))).toBe(crc32(text.subarray(0, first + second)));
});
