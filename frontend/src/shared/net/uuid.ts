/** A UUIDv7 (RFC 9562): 48 bits of time in milliseconds, then 74 random bits. */
export const uuidv7 = (now = Date.now()): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(now / 2 ** (8 * (5 - i))) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Milliseconds since 1970. @param id a UUIDv7 */
export const timeOfUuid = (id: string): number => Number.parseInt(id.slice(0, 13).replace('-', ''), 16);

/** The same UUIDv7 with a later time. @param by milliseconds */
export const laterUuid = (id: string, by: number): string => {
  const time = (timeOfUuid(id) + by).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
};
