import { Shuffle } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';

/** For administrators: answers the open questions at random and submits the exam. */
export const AutoAnswer = ({ isLocked, onAnswer }: { isLocked: boolean; onAnswer: () => void }) => (
  <section className="mt-6 mb-24 flex flex-wrap items-center gap-4 rounded-card border-2 border-line border-dashed p-5 lg:mb-0">
    <p className="min-w-0 flex-1 basis-60 text-ink-soft leading-snug">
      Control de prueba: responde al azar lo que falta y entrega el ensayo.
    </p>
    <Button look="quiet" disabled={isLocked} onClick={onAnswer}>
      <Shuffle className="size-5" aria-hidden="true" />
      Auto-Responder
    </Button>
  </section>
);
