import { ArrowRight, Check, X } from 'lucide-react';
import { useState } from 'react';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';

const options = ['Oxígeno', 'Dióxido de carbono', 'Hidrógeno', 'Nitrógeno'];
const right = 1;

/** A question to try without an account. Nothing is sent. */
export const SampleQuestion = () => {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <div className="mt-10 rounded-card bg-surface p-5 text-ink shadow-float sm:p-7 lg:mt-0">
      <p className="font-bold text-copper text-sm">Prueba ahora mismo</p>
      <p className="mt-1 font-bold text-lg leading-snug">
        Mezclas bicarbonato con vinagre y la mezcla burbujea. ¿Qué gas se libera?
      </p>
      <ul className="mt-4 grid gap-2">
        {options.map((option, index) => {
          const isRight = chosen !== null && index === right;
          const isWrong = chosen === index && index !== right;
          return (
            <li key={option}>
              <button
                type="button"
                disabled={chosen !== null}
                onClick={() => setChosen(index)}
                className={cx(
                  'flex min-h-12 w-full items-center gap-3 rounded-2xl border-2 px-3.5 py-2 text-left font-semibold transition',
                  isRight && 'border-good bg-good-soft',
                  isWrong && 'border-bad bg-bad-soft',
                  !isRight && !isWrong && 'border-line',
                  chosen === null && 'hover:border-brand',
                )}
              >
                <span className="grid size-7 shrink-0 place-items-center rounded-lg bg-sunken font-bold text-sm">
                  {String.fromCharCode(65 + index)}
                </span>
                <span className="flex-1">{option}</span>
                {isRight && <Check className="size-5 text-good" aria-label="Correcta" />}
                {isWrong && <X className="size-5 text-bad" aria-label="Incorrecta" />}
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status">
        {chosen !== null && (
          <p className="mt-4 animate-rise leading-normal">
            <strong className="font-bold">
              {chosen === right ? '¡Correcto! ' : 'Casi. Es el dióxido de carbono. '}
            </strong>
            El ácido acético reacciona con el bicarbonato y forma acetato de sodio, agua y CO₂, que escapa en burbujas.
          </p>
        )}
      </div>
      {chosen !== null && (
        <ButtonAnchor look="copper" href="/api/login?screen=registro" className="mt-4 w-full animate-rise">
          Regístrate y sigue
          <ArrowRight className="size-5" aria-hidden="true" />
        </ButtonAnchor>
      )}
    </div>
  );
};
