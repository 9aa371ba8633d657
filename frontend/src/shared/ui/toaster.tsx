import { CircleCheck, Lightbulb, OctagonAlert, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import type { ShownToast, ToastMessage } from '../page/toast.ts';
import { cx } from './cx.ts';

const tones = {
  good: { Icon: CircleCheck, box: 'border-good', icon: 'text-good' },
  neutral: { Icon: Lightbulb, box: 'border-copper-bright', icon: 'text-copper' },
  destructive: { Icon: OctagonAlert, box: 'border-bad', icon: 'text-bad' },
};

const Message = ({ title, description, tone = 'neutral' }: ToastMessage) => {
  const { Icon, box, icon } = tones[tone];
  return (
    <Radix.Root
      className={cx(
        // Can be clicked also while a dialog is open.
        'pointer-events-auto flex items-center gap-3 rounded-2xl border-l-[6px] bg-surface py-1.5 pr-1.5 pl-3 shadow-float ring-1 ring-line sm:items-start sm:p-4 sm:pr-2',
        'data-[state=open]:animate-toast data-[state=closed]:animate-toast-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-out',
        box,
      )}
    >
      <Icon className={cx('size-6 shrink-0 sm:mt-0.5', icon)} aria-hidden="true" />
      <div className="min-w-0 flex-1 text-[0.95rem] leading-tight sm:text-base sm:leading-normal">
        <Radix.Title className="inline font-extrabold sm:block">{title}</Radix.Title>
        {description && (
          <>
            <span className="sm:sr-only">{/[.!?…]$/.test(title) ? ' ' : '. '}</span>
            <Radix.Description className="inline text-ink-soft sm:block sm:leading-snug">
              {description}
            </Radix.Description>
          </>
        )}
      </div>
      <Radix.Close
        aria-label="Cerrar notificación"
        className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken"
      >
        <X className="size-4" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
};

/** On a phone it covers the header, on wide screens it is at the bottom right, clear of a fixed bar. F8 moves the focus there. */
export default function Toaster({ message, duration }: { message: ShownToast; duration: number }) {
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={50} label="Notificación">
      <Message key={message.id} {...message} />
      <Radix.Viewport
        hotkey={['F8']}
        label="Notificaciones ({hotkey})"
        className="fixed inset-x-2 top-1.5 z-60 flex flex-col gap-2 rounded-2xl sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-96 low:top-1.5 low:bottom-auto sm:max-lg:not-low:in-[body:has([data-bottom-bar])]:bottom-24 lg:in-[body:has([data-bottom-bar])]:w-76"
      />
    </Radix.Provider>
  );
}
