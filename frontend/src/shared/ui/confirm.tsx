import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  title: string;
  text: string;
  /** What is about to happen, as the button says it. */
  action: string;
  tone?: 'normal' | 'destructive';
  /** It is under way: it cannot be asked for twice. */
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something happens. The focus stands on the way back, so that Enter alone destroys nothing. */
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
