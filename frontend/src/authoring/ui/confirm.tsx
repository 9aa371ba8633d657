import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

interface Props {
  title: string;
  text: string;
  /** Label of the button that confirms. */
  action: string;
  tone?: 'normal' | 'destructive';
  /** The action is running: the button is disabled. */
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before an action. The focus is on the cancel button, so that Enter alone does nothing. */
export const Confirm = ({ title, text, action, tone = 'normal', isBusy, onConfirm, onClose, children }: Props) => (
  <Dialog title={title} description={text} onClose={onClose}>
    {children}
    <div className="mt-6 flex flex-wrap gap-3">
      <Button look="quiet" onClick={onClose} className="flex-auto">
        Cancelar
      </Button>
      <Button
        look={tone === 'destructive' ? 'danger' : 'primary'}
        onClick={onConfirm}
        disabled={isBusy}
        className="flex-auto"
      >
        {action}
      </Button>
    </div>
  </Dialog>
);
