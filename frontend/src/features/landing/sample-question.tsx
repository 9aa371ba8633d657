import { ArrowRight, Check, X } from 'lucide-react';
import { useState } from 'react';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';

/** A question of the demo's topic about Newton's laws. */
const sample = {
  question:
    'Un camión choca de frente con un auto pequeño. ¿Qué se puede afirmar sobre las fuerzas que se ejercen y las aceleraciones que experimentan durante el choque?',
  options: [
    'El camión ejerce mayor fuerza y el auto tiene mayor aceleración.',
    'Las fuerzas son de igual magnitud y el auto tiene mayor aceleración.',
    'Las fuerzas y las aceleraciones son de igual magnitud en ambos.',
    'El camión ejerce mayor fuerza y ambos tienen igual aceleración.',
  ],
};
const right = 1;

/** It can be tried without an account. Nothing is sent. */
export const SampleQuestion = () => {
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <div className="mt-10 rounded-card bg-surface p-4 text-ink min-[24rem]:p-5 shadow-float sm:p-7 lg:mt-0">
      <p className="font-bold text-copper text-sm">Prueba ahora mismo · Física</p>
      <p id="prueba" className="mt-1 font-bold text-lg leading-snug">
        {sample.question}
      </p>
      <ul aria-labelledby="prueba" className="mt-4 grid gap-2">
        {sample.options.map((option, index) => {
          const isRight = chosen !== null && index === right;
          const isWrong = chosen === index && index !== right;
          return (
            <li key={option}>
              <button
                type="button"
                disabled={chosen !== null}
                onClick={() => setChosen(index)}
                className={cx(
                  'flex min-h-12 w-full items-center gap-2.5 rounded-2xl border-2 px-3.5 py-2 text-left font-semibold leading-snug transition',
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
              {chosen === right ? '¡Correcto! ' : 'Casi. Es la B: las fuerzas son iguales. '}
            </strong>
            Por la tercera ley, las fuerzas que se ejercen son iguales en magnitud. Por la segunda, con la misma fuerza,
            el de menor masa tiene mayor aceleración: el auto.
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
