import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Navigator, type NavigatorProps } from './navigator.tsx';

/** The navigator in a dialog, for screens without room beside the question. */
export const NavigatorDialog = ({ onClose, ...props }: NavigatorProps & { onClose: () => void }) => (
  // The focus begins at the title: a key that is held must not reach the button that finishes.
  <Dialog title="Tu ensayo" description="Toca un número para ir a esa pregunta." startsAtTitle onClose={onClose}>
    <div className="mt-4">
      <Navigator {...props} />
    </div>
  </Dialog>
);
