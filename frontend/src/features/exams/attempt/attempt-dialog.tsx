import type { ComponentProps } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { Navigator, type NavigatorProps } from './navigator.tsx';

const LeaveDialog = ({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) => (
  <Dialog
    title="¿Salir del ensayo?"
    description="El tiempo sigue corriendo. Tus respuestas quedan guardadas y puedes volver mientras quede tiempo."
    onClose={onClose}
  >
    <div className="mt-6 flex flex-col gap-3">
      <Button onClick={onClose}>Seguir en el ensayo</Button>
      <Button look="quiet" onClick={onLeave}>
        Salir
      </Button>
    </div>
  </Dialog>
);

/** The navigator in a dialog, for screens without room beside the question. */
const NavigatorDialog = ({ onClose, ...props }: NavigatorProps & { onClose: () => void }) => (
  // The focus begins at the title: a key that is held must not reach the button that finishes.
  <Dialog title="Tu ensayo" description="Toca un número para ir a esa pregunta." startsAtTitle onClose={onClose}>
    <div className="mt-4">
      <Navigator {...props} />
    </div>
  </Dialog>
);

type Props =
  | ({ name: 'finish' } & ComponentProps<typeof FinishDialog>)
  | ({ name: 'navigator' } & ComponentProps<typeof NavigatorDialog>)
  | ({ name: 'leave' } & ComponentProps<typeof LeaveDialog>);

/** The dialogs of a running exam. They are loaded after its first question is shown. */
export default function AttemptDialog(props: Props) {
  switch (props.name) {
    case 'finish':
      return <FinishDialog {...props} />;
    case 'navigator':
      return <NavigatorDialog {...props} />;
    case 'leave':
      return <LeaveDialog {...props} />;
  }
}
