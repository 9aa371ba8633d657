import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** For each release `<version>.tar`, a backup, and `<version>.json`, the facts that are in it. */
export const releaseFolder = join(projectRoot, 'platform/fixtures/releases');

/** The facts about the one student. */
export interface ReleaseData {
  email: string;
  password: string;
  userId: string;
  attemptId: string;
  paymentId: string;
  paesScore: number;
  xp: number;
  /** Questions answered and lessons completed, in one topic. */
  answered: number;
  readLessons: number;
  /** ISO 8601, UTC. */
  premiumExpiresAt: string;
  /** When the backup was made: Premium was active. */
  at: string;
}
