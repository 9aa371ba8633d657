import {
  CirclePause,
  CirclePlay,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  OctagonX,
  RotateCcw,
  X,
} from 'lucide-react';
import { Button } from '../../../../shared/ui/button.tsx';
import type { OpenDialog } from './room-dialogs.tsx';
import { studentsText } from './room-figures.ts';
import type { Refused } from './use-room-action.ts';

const compact = 'px-3! max-sm:flex-col max-sm:gap-0.5! max-sm:px-1! max-sm:py-1! max-sm:text-xs';

const more: { dialog: OpenDialog; label: string; Icon: LucideIcon }[] = [
  { dialog: { name: 'pause' }, label: 'Pausar', Icon: CirclePause },
  { dialog: { name: 'resume' }, label: 'Seguir', Icon: CirclePlay },
  { dialog: { name: 'message' }, label: 'Mensaje', Icon: MessageCircle },
  { dialog: { name: 'end' }, label: 'Terminar', Icon: OctagonX },
];

interface Props {
  /** Chosen students whose attempts run, and whose attempts ended. */
  open: number;
  ended: number;
  isActing: boolean;
  onOpen: (dialog: OpenDialog) => void;
  onClear: () => void;
}

/** What can be done with the chosen students. It stays in sight while the list is scrolled. */
export const RoomActions = ({ open, ended, isActing, onOpen, onClear }: Props) => (
  <section
    aria-label="Acciones"
    className="sticky bottom-4 z-20 mt-4 grid gap-2 rounded-card border-2 border-brand bg-surface p-3 shadow-float max-md:not-low:bottom-19"
  >
    <div className="flex items-center gap-2">
      <p className="mr-auto pl-1 font-bold" role="status">
        {studentsText(open + ended)}
      </p>
      <Button look="ghost" onClick={onClear} className="min-h-9! px-2! py-1!">
        <X className="size-5" aria-hidden="true" />
        Soltar
      </Button>
    </div>
    <div className="grid grid-cols-4 gap-1.5 sm:flex sm:flex-wrap sm:gap-2">
      {ended > 0 && (
        <Button disabled={isActing} onClick={() => onOpen({ name: 'reopen' })} className="px-3! max-sm:col-span-4">
          <RotateCcw className="size-5" aria-hidden="true" />
          Reabrir {ended}
        </Button>
      )}
      {open > 0 && (
        <>
          {[5, 10].map((minutes) => (
            <Button
              key={minutes}
              disabled={isActing}
              onClick={() => onOpen({ name: 'time', minutes })}
              className="px-3! max-sm:text-sm"
            >
              +{minutes} min
            </Button>
          ))}
          <Button
            look="quiet"
            disabled={isActing}
            onClick={() => onOpen({ name: 'time', minutes: null })}
            className={compact}
          >
            <Hourglass className="size-5" aria-hidden="true" />
            <span>Otro tiempo</span>
          </Button>
          {more.map(({ dialog, label, Icon }) => (
            <Button key={label} look="quiet" disabled={isActing} onClick={() => onOpen(dialog)} className={compact}>
              <Icon className="size-5" aria-hidden="true" />
              <span>{label}</span>
            </Button>
          ))}
        </>
      )}
    </div>
  </section>
);

/** With whom the last action did not work. */
export const RefusedList = ({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) => (
  <div role="alert">
    {refused.length > 0 && (
      <div className="mb-4 flex items-start gap-3 rounded-2xl bg-bad-soft px-4 py-3 leading-snug">
        <div className="min-w-0 flex-1">
          <p className="font-extrabold text-bad">No se pudo con:</p>
          <ul className="max-h-40 overflow-y-auto">
            {refused.map(({ attemptId, name, detail }) => (
              <li key={attemptId}>
                <b>{name}</b>: {detail}
              </li>
            ))}
          </ul>
        </div>
        <Button look="ghost" aria-label="Cerrar el aviso" onClick={onClose} className="px-3!">
          <X className="size-5" aria-hidden="true" />
        </Button>
      </div>
    )}
  </div>
);
