import { CircleAlert } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useFocusOnError } from '../../../shared/ui/use-focus-on-error.ts';

interface Props {
  title: string;
  description?: string;
  /** The text of the button. */
  action: string;
  isBusy: boolean;
  /** What was refused, when no field says it. */
  refusal: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one form that changes a part of the account. */
export const ChangeDialog = ({ title, description, action, isBusy, refusal, onSubmit, onClose, children }: Props) => {
  // After each reply.
  const form = useFocusOnError(isBusy ? 0 : 1);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form ref={form} onSubmit={submit} className="mt-5 grid gap-4">
        {children}
        {refusal && (
          <p role="alert" className="flex gap-2 rounded-2xl bg-bad-soft p-3 font-semibold text-bad leading-snug">
            <CircleAlert className="mt-px size-5 shrink-0" aria-hidden="true" />
            <span>{refusal}</span>
          </p>
        )}
        <div className="mt-2 flex flex-wrap-reverse justify-end gap-3">
          <Button look="quiet" className="grow sm:grow-0" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" className="grow sm:grow-0" disabled={isBusy}>
            {isBusy ? 'Guardando…' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
