import { generateSync } from 'otplib';

/** What an app of codes shows at a time. */
export const codeOf = (secret: string, at: Date): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1_000) });
