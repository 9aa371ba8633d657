import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '../../shared/page/leave-guard.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Confirm } from '../ui/confirm.tsx';

interface Props {
  title: string;
  description?: string;
  size?: 'card' | 'page';
  startsAtTitle?: boolean;
  /** Closing and leaving ask first. */
  isUnsaved: boolean;
  /** The question before closing. Absent: it asks about unsaved text. */
  question?: { title: string; text: string; action: string };
  /** Called when the user agrees to lose what was typed. */
  onDiscard: () => void;
  onClose: () => void;
  /** @param close asks first when the form is unsaved */
  children: (close: () => void) => ReactNode;
}

const aboutDraft = { title: '¿Descartar lo que escribiste?', text: 'Aún no se guarda.', action: 'Descartar' };

/** The dialog of a form. It asks before it loses what was typed. */
export const FormDialog = ({
  title,
  description,
  size,
  startsAtTitle,
  isUnsaved,
  question = aboutDraft,
  ...props
}: Props) => {
  const { onDiscard, onClose, children } = props;
  /** What to do once the user agrees to lose what was typed; null when nothing is asked. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(isUnsaved, (go) => setLeave(() => go));
  const close = () => (isUnsaved ? setLeave(() => onClose) : onClose());
  return (
    <Dialog title={title} description={description} size={size} startsAtTitle={startsAtTitle} onClose={close}>
      {children(close)}
      {leave && (
        <Confirm
          {...question}
          tone="destructive"
          onConfirm={() => {
            onDiscard();
            leave();
          }}
          onClose={() => setLeave(null)}
        />
      )}
    </Dialog>
  );
};
