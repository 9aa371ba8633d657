import { useAdminMutation } from '../../../shared/admin/use-admin-mutation.ts';
import { useIdempotencyKey } from '../../../shared/admin/use-idempotency-key.ts';
import { refreshContent } from './queries.ts';

interface Settings<Input, Reply> {
  send: (input: Input, idempotencyKey: string) => Promise<Reply>;
  successTitle: string;
  failureTitle: string;
  showFailure?: (error: Error, title: string) => void;
}

/** A write of a topic, lesson, question or video. The same input sent again after a failure is carried out once. */
export const useContentMutation = <Input, Reply>({ send, successTitle, ...settings }: Settings<Input, Reply>) => {
  const { keyOf, reset } = useIdempotencyKey();
  return useAdminMutation({
    ...settings,
    send: (input: Input) => send(input, keyOf(input)),
    refresh: refreshContent,
    successToast: () => ({ title: successTitle }),
    onSuccess: reset,
  });
};
