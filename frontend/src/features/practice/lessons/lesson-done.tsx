import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** Milliseconds that the message is shown before the next lesson opens. */
const SHOWN_FOR = 2_000;

interface Props {
  hasNext: boolean;
  /** Called after this time, or when the student clicks. */
  onEnd: () => void;
}

const Celebration = ({ hasNext, onEnd }: Props) => {
  const overlay = useRef<HTMLButtonElement>(null);
  const end = useEffectEvent(onEnd);
  // It covers the page, and Enter continues.
  useLayoutEffect(() => overlay.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => end(), SHOWN_FOR);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <button
      type="button"
      ref={overlay}
      onClick={onEnd}
      className="fixed inset-0 z-40 grid w-full animate-fade place-items-center bg-paper/95 p-6 outline-none"
    >
      <span className="flex animate-pop flex-col items-center gap-4 rounded-card bg-surface px-10 py-9 text-center shadow-float ring-1 ring-line">
        <span className="grid size-20 place-items-center rounded-full bg-good text-surface">
          <Check className="size-11" strokeWidth={3} aria-hidden="true" />
        </span>
        <span className="font-extrabold text-2xl">¡Lección completada!</span>
        <span className="text-ink-soft">
          {hasNext ? 'Vamos con la siguiente…' : 'Llegaste al final de tus lecciones.'}
        </span>
      </span>
    </button>
  );
};

/** Covers the whole page. It is a portal, because the animation of the lesson would contain a fixed element. */
export const LessonDone = ({ isShown, ...rest }: Props & { isShown: boolean }) =>
  createPortal(<div role="status">{isShown && <Celebration {...rest} />}</div>, document.body);
