/**
 * CRC-32 checksums of joined texts (RFC 1952), as in zlib's crc32_combine. A checksum is a polynomial over GF(2), its highest bit the
 * coefficient of x^0.
 */
const generator = 0xedb88320;
const one = 0x80000000;

const timesX = (value: number): number => (value & 1 ? (value >>> 1) ^ generator : value >>> 1) >>> 0;

/** The product of two polynomials, modulo the generator. */
const multiply = (left: number, right: number): number => {
  let product = 0;
  for (let term = right, bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= term;
    term = timesX(term);
  }
  return product >>> 0;
};

/** What the checksum before a text of this many bytes is multiplied with. */
export const crcShift = (length: number): number => {
  let shift = one;
  // x^8, then its square, and so on.
  for (let power = one >>> 8, rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(shift, power);
    power = multiply(power, power);
  }
  return shift;
};

/**
 * The checksum of two texts, one after the other.
 *
 * @param second checksum of the second text
 * @param shift of the length of the second text
 */
export const joinedCrc = (first: number, second: number, shift: number): number =>
  (multiply(first, shift) ^ second) >>> 0;
