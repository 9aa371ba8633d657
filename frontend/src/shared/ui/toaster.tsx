import { CircleCheck, Lightbulb, OctagonAlert, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { Suspense, useEffect, useState } from 'react';
import { fetchedExtra } from '../loading/fetched-part.tsx';
import type { Moment } from '../moments/moment.ts';
import { noteClosed, type ShownToast, type ToastMessage } from '../page/toast.ts';
import { cx } from './cx.ts';

const tones = {
  good: { Icon: CircleCheck, box: 'border-good', icon: 'text-good' },
  neutral: { Icon: Lightbulb, box: 'border-copper-bright', icon: 'text-copper' },
  destructive: { Icon: OctagonAlert, box: 'border-bad', icon: 'text-bad' },
};

const MomentBadge = fetchedExtra(() => import('../moments/moment-badge.tsx'));

/** Most messages have none. Its place is kept while it loads. */
const Badge = ({ moment }: { moment: Moment }) => (
  <span className="size-10 shrink-0 sm:size-14">
    <Suspense>
      <MomentBadge moment={moment} moves className="size-full" />
    </Suspense>
  </span>
);

const Earned = ({ moment }: { moment: Moment }) => (
  <li className="flex items-center gap-2.5">
    <Badge moment={moment} />
    <p className="leading-tight">
      <span className="block font-extrabold">{moment.title}</span> <span className="text-ink-soft">{moment.text}</span>
    </p>
  </li>
);

/** Says the moments that came to a message after it was announced. The region must be there before its text. */
const Announcement = ({ moments }: { moments: readonly Moment[] }) => {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(moments.map(({ title, text }) => `${title} ${text}`).join(' ')), 100);
    return () => clearTimeout(timer);
  }, [moments]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
};

/** A message without a title has only moments. The first one takes the place of the title. */
const withTitle = ({ title, moments = [], ...message }: ToastMessage) => {
  const [first, ...rest] = moments;
  return title === '' && first
    ? { ...message, title: first.title, description: first.text, first, moments: rest }
    : { ...message, title, first: undefined, moments };
};

const Message = (message: ToastMessage) => {
  const { title, description, tone = 'neutral', first, moments } = withTitle(message);
  const { Icon, box, icon } = tones[tone];
  return (
    <Radix.Root
      onOpenChange={noteClosed}
      className={cx(
        // Can be clicked also while a dialog is open.
        'pointer-events-auto flex items-center gap-3 rounded-2xl border-l-[6px] bg-surface py-1.5 pr-1.5 pl-3 shadow-float ring-1 ring-line sm:items-start sm:p-4 sm:pr-2',
        'data-[state=open]:animate-toast data-[state=closed]:animate-toast-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-out',
        box,
      )}
    >
      {first ? <Badge moment={first} /> : <Icon className={cx('size-6 shrink-0 sm:mt-0.5', icon)} aria-hidden="true" />}
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
        {moments.length > 0 && (
          <>
            <ul className="mt-2 grid gap-2 border-line border-t pt-2">
              {moments.map((moment) => (
                <Earned key={moment.kind} moment={moment} />
              ))}
            </ul>
            <Announcement moments={moments} />
          </>
        )}
      </div>
      <Radix.Close
        aria-label="Cerrar notificación"
        className="-my-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken"
      >
        <X className="size-4" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
};

/**
 * Phones show it below the header, or at the top in an exam and while a question waits for its answer. Wide screens show it at the
 * bottom right, clear of a fixed bar. F8 moves the focus there.
 */
export default function Toaster({ message, duration }: { message: ShownToast; duration: number }) {
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={50} label="Notificación">
      <Message key={message.id} {...message} />
      <Radix.Viewport
        hotkey={['F8']}
        label="Notificaciones ({hotkey})"
        className="fixed inset-x-2 top-17 in-[body:has([data-exam-header],[data-question=open])]:top-1.5 z-60 flex flex-col gap-2 rounded-2xl sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-96 sm:max-md:not-low:bottom-20 low:top-13 low:bottom-auto sm:max-lg:not-low:in-[body:has([data-bottom-bar])]:bottom-24 lg:in-[body:has([data-bottom-bar])]:w-76"
      />
    </Radix.Provider>
  );
}
