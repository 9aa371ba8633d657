import { examAttemptEvents } from '@matraz/contracts/exams/events';
import type { ProvenEvent, Receipt } from '@matraz/contracts/seal/receipt';
import { streamOf } from '@matraz/contracts/streams';
import { fromBase64 } from './base64.ts';
import { type Checkpoint, openCheckpoint } from './checkpoint.ts';
import { leafOf } from './event-leaf.ts';
import { equalHashes, rootOfProof } from './merkle-tree.ts';

/**
 * - `signature`: the checkpoint is not signed with one of the keys
 * - `not-in-log`: an event is not in the log of the checkpoint, or was changed
 * - `other-attempt`: an event is of another stream
 * - `unreadable`: an event is not one of an attempt
 */
export type ReceiptFault = 'signature' | 'not-in-log' | 'other-attempt' | 'unreadable';

/**
 * - `whole`: all events up to the result
 * - `short`: the event of the result alone, as in a QR code
 * - `cut`: other events are missing. Each event is proven alone, so anyone can take some out
 */
export type ReceiptExtent = 'whole' | 'short' | 'cut';

export interface VerifiedReceipt {
  checkpoint: Checkpoint;
  /** The key that signed. */
  publicKey: string;
  /** The receipt has all events of the attempt up to its last. False: it is the short form, for example of a QR code. */
  isWhole: boolean;
  extent: ReceiptExtent;
}

const isInLog = ({ event, index, path }: ProvenEvent, { size, root }: Checkpoint): boolean => {
  const reached = rootOfProof(leafOf(event), index, size, path.map(fromBase64));
  return reached !== undefined && equalHashes(reached, root);
};

const isReadable = ({ event: { type, schemaVersion, data } }: ProvenEvent): boolean => {
  try {
    // Also throws for a type that attempts do not have: it has no `read`.
    examAttemptEvents[type as keyof typeof examAttemptEvents].read(schemaVersion, data);
    return true;
  } catch {
    return false;
  }
};

/** Checks a receipt with the public keys of the log, the present and older ones. It needs no network. */
export const verifyReceipt = (receipt: Receipt, ...publicKeys: string[]): VerifiedReceipt | ReceiptFault => {
  for (const publicKey of publicKeys) {
    const checkpoint = openCheckpoint(receipt.checkpoint, publicKey);
    if (!checkpoint) continue;
    const verified = { checkpoint, publicKey, isWhole: isWhole(receipt), extent: extentOf(receipt) };
    return verifyEvents(receipt, checkpoint) ?? verified;
  }
  return 'signature';
};

const isWhole = ({ events }: Receipt): boolean => events.every(({ event }, i) => event.version === i + 1);

const isResult = ({ event: { type } }: ProvenEvent): boolean =>
  type === 'ExamAttemptCompleted' || type === 'ExamAttemptRescored';

const extentOf = (receipt: Receipt): ReceiptExtent => {
  if (!receipt.events.some(isResult)) return 'cut';
  if (isWhole(receipt)) return 'whole';
  return receipt.events.length === 1 ? 'short' : 'cut';
};

/** @returns undefined when there is no fault */
const verifyEvents = ({ attemptId, events }: Receipt, checkpoint: Checkpoint): ReceiptFault | undefined => {
  if (!events.every((event) => isInLog(event, checkpoint))) return 'not-in-log';
  if (!events.every(({ event }) => event.stream === streamOf.attempt(attemptId))) return 'other-attempt';
  return events.every(isReadable) ? undefined : 'unreadable';
};
