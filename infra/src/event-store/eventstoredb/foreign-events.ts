import type { RecordedEvent as Stored } from '@eventstore/db-client';
import type { Logger } from 'pino';
import { isOurs, isSystemEvent } from './convert.ts';

/** Whether an event belongs to this platform. Foreign events are counted. */
export type OwnEventFilter = (event: Stored) => boolean;

/** Logs the first, the tenth, the hundredth … foreign event that is skipped: a shared store may hold millions. */
export const createOwnEventFilter = (logger: Logger | undefined): OwnEventFilter => {
  let skipped = 0;
  let next = 1;
  return (event) => {
    if (isOurs(event)) return true;
    if (isSystemEvent(event)) return false;
    skipped += 1;
    if (skipped < next) return false;
    next *= 10;
    logger?.info({ skipped, stream: event.streamId, type: event.type }, 'events of other programs are skipped');
    return false;
  };
};
