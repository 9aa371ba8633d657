import type { MatrazEvent } from '@matraz/contracts/events';
import type { Doubt } from '@matraz/domain/meaning/doubt';
import { createLogMeaning } from '@matraz/domain/meaning/log-meaning';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { examAttemptId } from '@matraz/infra/ids';
import { decodeEvent } from '../command-handler/event-codec.ts';

/** An event that no command can have made. */
export interface DoubtfulEvent {
  recorded: RecordedEvent;
  /** `unreadable`: the stored shape fits no version of its type. */
  doubt: Doubt | { reason: 'unreadable' };
}

const decodeOrNone = (recorded: RecordedEvent): MatrazEvent | undefined => {
  try {
    return decodeEvent<MatrazEvent>(recorded);
  } catch {
    return undefined;
  }
};

/**
 * Judges the events of a log in their order. See `createLogMeaning`.
 *
 * @param ownGrants hashes of the idempotency keys with which the platform itself grants Premium
 */
export const createLogJudge = (ownGrants: ReadonlySet<string>) => {
  const meaning = createLogMeaning({ attemptIdOf: examAttemptId, ownGrants });
  return (recorded: RecordedEvent): DoubtfulEvent | undefined => {
    const event = decodeOrNone(recorded);
    if (!event) return { recorded, doubt: { reason: 'unreadable' } };
    const { stream, version, metadata } = recorded;
    const { occurredAt, userId: by, idempotencyKeyHash: keyHash } = metadata;
    const doubt = meaning.judge({ event, stream, version, occurredAt, by, keyHash });
    return doubt && { recorded, doubt };
  };
};
