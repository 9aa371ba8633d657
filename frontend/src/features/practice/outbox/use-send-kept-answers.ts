import { useSendPending } from '../../../shared/outbox/use-send-pending.ts';

const loadSender = async () => (await import('./session-outbox.ts')).sendKeptAnswers;

/** Sends answers of practice from any page. */
export const useSendKeptAnswers = () => useSendPending('practice', loadSender);
