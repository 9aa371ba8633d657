import { LogOut } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { leavePush } from '../../shared/loading/push.ts';
import { useUser } from '../../shared/session/session.ts';
import { canLock, countPending, leaveStorage } from '../../shared/session/storage-lock.ts';
import { amount } from '../../shared/study/words.ts';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

const address = '/api/logout';

const leave = async (userId: string) => {
  await Promise.all([leaveStorage(userId), leavePush()]);
  window.location.assign(address);
};

interface Props {
  pending: number;
  onLeave: () => void;
  onClose: () => void;
}

const PendingQuestion = ({ pending, onLeave, onClose }: Props) => (
  <Dialog
    title={`Tienes ${amount(pending, 'respuesta', 'respuestas')} sin enviar`}
    description={
      canLock()
        ? 'Lo que falta queda cifrado en este equipo, sin que nadie más pueda leerlo, y se envía cuando vuelvas a iniciar sesión aquí. Lo que llegue después del plazo del ensayo no cuenta.'
        : 'Si cierras la sesión ahora, se pierden. Espera a tener conexión para que se envíen.'
    }
    onClose={onClose}
  >
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={onClose} className="flex-auto">
        Seguir en Matraz
      </Button>
      <Button look="quiet" onClick={onLeave} className="flex-auto">
        Cerrar sesión igual
      </Button>
    </div>
  </Dialog>
);

/** Asks first when answers are still in this browser only. */
export const LogOutButton = () => {
  const { id } = useUser();
  const [pending, setPending] = useState(0);
  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    const count = await countPending(id);
    if (count > 0) setPending(count);
    else await leave(id);
  };
  return (
    <>
      <ButtonAnchor look="quiet" href={address} onClick={(event) => void ask(event)} className="mt-6 w-full">
        <LogOut className="size-5" aria-hidden="true" />
        Cerrar Sesión
      </ButtonAnchor>
      {pending > 0 && (
        <PendingQuestion pending={pending} onLeave={() => void leave(id)} onClose={() => setPending(0)} />
      )}
    </>
  );
};
