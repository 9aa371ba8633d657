import { CircleAlert } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import type { ShownNotes } from './create-lesson-notes.ts';

const words = {
  saved: '',
  saving: 'Guardando…',
  kept: 'Guardado en este equipo. Lo enviamos apenas vuelva la conexión.',
  open: 'No pudimos guardar. Tu texto sigue aquí: no cierres esta página.',
  refused: 'No pudimos guardar. Tu texto sigue aquí.',
} as const;

/** Whether the notes are saved. Nothing is said before the first change. */
export const SavingStatus = ({
  state,
  reason,
  hasChanged,
  onSend,
}: Omit<ShownNotes, 'notes'> & { hasChanged: boolean; onSend: () => void }) => {
  const isFailed = state === 'open' || state === 'refused';
  const text = state === 'saved' && hasChanged ? 'Guardado' : words[state];
  return (
    <div className="mt-1.5 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
      <p
        role={isFailed ? 'alert' : 'status'}
        className={isFailed ? 'flex gap-1.5 font-semibold text-bad text-sm' : 'text-ink-soft text-sm'}
      >
        {isFailed && <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />}
        <span>
          {text} {state === 'refused' && reason}
        </span>
      </p>
      {isFailed && (
        <Button look="ghost" onClick={onSend}>
          Reintentar
        </Button>
      )}
    </div>
  );
};
