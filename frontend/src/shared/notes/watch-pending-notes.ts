import { storageReady } from '../session/storage-lock.ts';
import { sendPendingNotes } from './send-notes.ts';

let userId: string;
let isSending = false;

const send = async () => {
  if (isSending || !navigator.onLine) return;
  isSending = true;
  try {
    await storageReady();
    await sendPendingNotes(userId);
  } catch (error) {
    console.warn(error);
  } finally {
    isSending = false;
  }
};
const onOnline = () => void send();

/** Sends the student's pending notes now, and whenever the network comes back. */
export const watchPendingNotes = (ofUser: string): Promise<void> => {
  userId = ofUser;
  addEventListener('online', onOnline);
  return send();
};
