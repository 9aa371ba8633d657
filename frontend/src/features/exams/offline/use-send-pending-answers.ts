import { useSendPending } from '../../../shared/outbox/use-send-pending.ts';
import { loadSender } from './pending-sender.ts';

/** Sends answers of exams from any page. The tab of an exam sends its own answers. */
export const useSendPendingAnswers = () => useSendPending('exam', loadSender);
