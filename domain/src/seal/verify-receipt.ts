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

export interface VerifiedReceipt {
  checkpoint: Checkpoint;
  /** The key that signed. */
  publicKey: string;
  /** The receipt has all events of the attempt up to its last. False: it is the short form, for example of a QR code. */
  isWhole: boolean;
}

const isInLog = ({ event, index, path }: ProvenEvent, { size, root }: Checkpoint): boolean => {
  const reached = rootOfProof(leafOf(event), index, size, path.map(fromBase64));
  return reached !== undefined && equalHashes(reached, root);
};

const isReadable = ({ event: { type, schemaVersion, data } }: ProvenEvent): boolean => {
  if (!Object.hasOwn(examAttemptEvents, type)) return false;
  try {
    examAttemptEvents[type as keyof typeof examAttemptEvents].read(schemaVersion, data);
    return true;
  } catch {
    return false;
  }
};

/** Checks a receipt with the public keys of the log, the present and older ones. It needs no network. */
export const verifyReceipt = (receipt: Receipt, ...publicKeys: string[]): VerifiedReceipt | ReceiptFault => {
  const { events } = receipt;
  const publicKey = publicKeys.find((key) => openCheckpoint(receipt.checkpoint, key));
  const checkpoint = publicKey === undefined ? undefined : openCheckpoint(receipt.checkpoint, publicKey);
  if (publicKey === undefined || !checkpoint) return 'signature';
  if (!events.every((event) => isInLog(event, checkpoint))) return 'not-in-log';
  if (!events.every(({ event }) => event.stream === streamOf.attempt(receipt.attemptId))) return 'other-attempt';
  if (!events.every(isReadable)) return 'unreadable';
  return { checkpoint, publicKey, isWhole: events.every(({ event }, i) => event.version === i + 1) };
};
