import { CloudUpload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { amount } from '../../shared/study/words.ts';
import { useKeptAnswers } from './outbox/kept-answers.ts';

/** Shown while the answer waits in this browser. Screen readers read it aloud when it appears. */
export const KeptNotice = ({ isShown }: { isShown: boolean }) => {
  const { isStored } = useKeptAnswers();
  const box = useRef<HTMLParagraphElement>(null);
  // On a phone the button below would cover it.
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <div role="status">
      {isShown && (
        <p
          ref={box}
          className="mt-6 flex animate-rise scroll-mb-32 items-center gap-3 rounded-2xl bg-gold-soft p-5 font-semibold leading-snug max-sm:scroll-mb-44"
        >
          <CloudUpload className="size-6 shrink-0 text-gold" aria-hidden="true" />
          <span>
            {isStored
              ? 'Respuesta guardada en este dispositivo; la corregimos cuando vuelva la conexión.'
              : 'La corregimos cuando vuelva la conexión. No cierres esta página: este navegador no puede guardarla.'}
          </span>
        </p>
      )}
    </div>
  );
};

/** How many answers wait. */
export const WaitingCount = () => {
  const { waiting } = useKeptAnswers();
  if (waiting.length === 0) return null;
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {`${amount(waiting.length, 'respuesta espera', 'respuestas esperan')} la conexión`}
    </p>
  );
};
