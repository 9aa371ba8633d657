import { useSendPending } from '../outbox/use-send-pending.ts';

const loadSender = async () => (await import('./send-notes.ts')).sendPendingNotes;

/** Sends notes on lessons from any page. */
export const useSendPendingNotes = () => useSendPending('notes', loadSender);
