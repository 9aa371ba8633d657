import type { ReadModelChange } from '@matraz/contracts/updates';
import { useAdminMutation } from '../../../authoring/form/use-admin-mutation.ts';
import { useIdempotencyKey } from '../../../authoring/form/use-idempotency-key.ts';
import { changesOfItem } from './queries.ts';

interface Settings<Input, Reply> {
  send: (input: Input, idempotencyKey: string) => Promise<Reply>;
  successTitle: string | ((reply: Reply) => string);
  failureTitle: string;
  showFailure?: (error: Error, title: string) => void;
  /** False: there is no form that shows both versions of an edit conflict. */
  asksInConflict?: boolean;
  /** What to read again. Absent: `changesOfItem`. */
  changes?: (reply: Reply | undefined) => readonly ReadModelChange[];
}

/** A write of a topic, lesson, question or video. The same input sent again after a failure is carried out once. */
export const useContentMutation = <Input, Reply>({ send, successTitle, ...settings }: Settings<Input, Reply>) => {
  const { keyOf, reset } = useIdempotencyKey();
  return useAdminMutation({
    changes: () => changesOfItem,
    asksInConflict: true,
    ...settings,
    send: (input: Input) => send(input, keyOf(input)),
    successToast: (reply) => ({ title: typeof successTitle === 'string' ? successTitle : successTitle(reply) }),
    onSuccess: reset,
  });
};
