import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { durationText } from '@matraz/domain/exams/exam-time';
import { Eraser, PencilLine, Repeat2 } from 'lucide-react';
import { amount, questionsInWords } from '../words.ts';
import { type Step, stepsOf } from './timeline-steps.ts';

const looks = {
  given: { Icon: PencilLine, tint: 'bg-brand-soft text-brand' },
  changed: { Icon: Repeat2, tint: 'bg-gold-soft text-gold' },
  cleared: { Icon: Eraser, tint: 'bg-sunken text-ink-soft' },
};

const fills = { given: 'fill-bar-green', changed: 'fill-bar-orange', cleared: 'fill-bar-grey' };

const WIDTH = 600;
const HEIGHT = 120;

/** Time to the right, questions downwards; the same is told in the list below. */
const Chart = ({ steps, seconds, questions }: { steps: Step[]; seconds: number; questions: number }) => (
  <figure aria-hidden="true" className="rounded-2xl bg-sunken p-4">
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full" aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-line" strokeWidth="2" />
      {steps.map(({ at, place, kind }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change
          key={index}
          cx={8 + (at / Math.max(1, seconds)) * (WIDTH - 16)}
          cy={8 + ((place - 1) / Math.max(1, questions - 1)) * (HEIGHT - 24)}
          r="5.5"
          className={fills[kind]}
        />
      ))}
    </svg>
    <div className="mt-1 flex justify-between font-semibold text-ink-soft text-sm">
      <span>Inicio</span>
      <span>{durationText(seconds)}</span>
    </div>
  </figure>
);

const Line = ({ step }: { step: Step }) => {
  const { Icon, tint } = looks[step.kind];
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="w-20 shrink-0 text-right font-semibold text-ink-soft text-sm tabular-nums">
        {durationText(step.at)}
      </span>
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${tint}`}>
        <Icon className="size-4" aria-hidden="true" />
      </span>
      <span className="min-w-0 leading-snug">
        <strong className="font-bold">Pregunta {step.place}</strong> · {step.text}
      </span>
    </li>
  );
};

export const Timeline = ({ attempt }: { attempt: CompletedAttempt }) => {
  const steps = stepsOf(attempt);
  const changes = steps.filter(({ kind }) => kind === 'changed').length;
  const touched = new Set(steps.map(({ place }) => place)).size;
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <h2 className="font-extrabold text-xl">Tu recorrido</h2>
      <p className="mt-1 mb-4 text-ink-soft leading-snug">
        {steps.length === 0
          ? 'No respondiste ninguna pregunta.'
          : `Respondiste ${questionsInWords(touched)} y cambiaste ${amount(changes, 'respuesta', 'respuestas')}. Los tiempos se cuentan desde que comenzaste.`}
      </p>
      {steps.length > 0 && (
        <>
          <Chart steps={steps} seconds={attempt.timeElapsed} questions={attempt.exam.questions.length} />
          <ol className="mt-4">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change
              <Line key={index} step={step} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
};
