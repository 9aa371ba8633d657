import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const RANDOM_BYTES = 32;
const MARK_BYTES = 16;

/**
 * Ids of sessions: 256 random bits, and a mark that only this platform can make. The mark tells without a query that an id is
 * invented. It does not tell that the session is still there.
 */
export const createSessionIds = ({ sessionSecret }: { sessionSecret: string }) => {
  const key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'matraz session id', 32));
  const markOf = (random: Uint8Array) => createHmac('sha256', key).update(random).digest().subarray(0, MARK_BYTES);
  return {
    create(): string {
      const random = randomBytes(RANDOM_BYTES);
      return Buffer.concat([random, markOf(random)]).toString('base64url');
    },
    /** False also for sessions of releases before the mark. */
    isOurs(id: string): boolean {
      const bytes = Buffer.from(id, 'base64url');
      if (bytes.length !== RANDOM_BYTES + MARK_BYTES || bytes.toString('base64url') !== id) return false;
      return timingSafeEqual(bytes.subarray(RANDOM_BYTES), markOf(bytes.subarray(0, RANDOM_BYTES)));
    },
  };
};
