import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

export const LeaveDialog = ({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) => (
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
