import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { Eraser, PencilLine, Repeat2 } from 'lucide-react';
import { amount, questionsInWords } from '../../../shared/study/words.ts';
import { durationText } from '../time.ts';
import { type Step, stepsOf } from './timeline-steps.ts';

const looks = {
  given: { Icon: PencilLine, tint: 'bg-brand-soft text-brand' },
  changed: { Icon: Repeat2, tint: 'bg-gold-soft text-gold' },
  cleared: { Icon: Eraser, tint: 'bg-sunken text-ink-soft' },
};

const dots = { given: 'bg-bar-green', changed: 'bg-bar-orange', cleared: 'bg-bar-grey' };
const names = { given: 'Respondida', changed: 'Cambiada', cleared: 'Borrada' };

const Legend = ({ steps }: { steps: Step[] }) => (
  <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
    {(Object.keys(dots) as Step['kind'][])
      .filter((kind) => steps.some((step) => step.kind === kind))
      .map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span className={`size-2.5 rounded-full ${dots[kind]}`} />
          {names[kind]}
        </li>
      ))}
  </ul>
);

/** Time runs to the right, questions run down. Hidden from screen readers: the list below says the same. */
const Chart = ({ steps, seconds, questions }: { steps: Step[]; seconds: number; questions: number }) => (
  <figure aria-hidden="true" className="rounded-2xl bg-sunken p-4">
    <div className="flex gap-3">
      <div className="flex flex-col justify-between font-semibold text-ink-soft text-sm leading-none">
        <span>P. 1</span>
        {questions > 1 && <span>P. {questions}</span>}
      </div>
      <div className="flex-1 border-line border-b-2 border-l-2 p-2">
        <div className="relative h-32">
          {steps.map(({ at, place, kind }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change
              key={index}
              className={`absolute size-2.5 -translate-1/2 rounded-full ${dots[kind]}`}
              style={{
                left: `${(at / Math.max(1, seconds)) * 100}%`,
                top: `${((place - 1) / Math.max(1, questions - 1)) * 100}%`,
              }}
            />
          ))}
        </div>
      </div>
    </div>
    <div className="mt-1.5 ml-12 flex justify-between font-semibold text-ink-soft text-sm">
      <span>Inicio</span>
      <span>{durationText(seconds)}</span>
    </div>
    <Legend steps={steps} />
  </figure>
);

/** The last step of a question decides its result. */
const isFinal = (steps: readonly Step[], index: number) =>
  steps.slice(index + 1).every(({ place }) => place !== steps[index]?.place);

const Line = ({ step, isRight }: { step: Step; isRight: boolean | undefined }) => {
  const { Icon, tint } = looks[step.kind];
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="w-16 shrink-0 text-right font-semibold text-ink-soft text-sm tabular-nums sm:w-20">
        {durationText(step.at)}
      </span>
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${tint}`}>
        <Icon className="size-4" aria-hidden="true" />
      </span>
      <span className="min-w-0 leading-snug">
        <strong className="font-bold max-sm:block">Pregunta {step.place}</strong>
        <span className="max-sm:hidden"> · </span>
        {step.text}
        {isRight !== undefined && (
          <span className={isRight ? 'font-bold text-good' : 'font-bold text-bad'}>
            {isRight ? ': correcta' : ': incorrecta'}
          </span>
        )}
      </span>
    </li>
  );
};

const changesInWords = (count: number) =>
  count === 0 ? 'no cambiaste ninguna respuesta' : `cambiaste de respuesta ${amount(count, 'vez', 'veces')}`;

const summaryOf = (steps: readonly Step[], laterChanges: number) => {
  if (laterChanges > 0) {
    const all = (steps.length + laterChanges).toLocaleString('es-CL');
    return `Diste o cambiaste una respuesta ${all} veces. Aquí están las primeras ${steps.length}; tu puntaje usa la última respuesta de cada pregunta.`;
  }
  const changes = steps.filter(({ kind }) => kind === 'changed').length;
  const last = new Map(steps.map(({ place, kind }) => [place, kind]));
  const answered = [...last.values()].filter((kind) => kind !== 'cleared').length;
  return `Respondiste ${questionsInWords(answered)} y ${changesInWords(changes)}.`;
};

export const Timeline = ({ attempt }: { attempt: CompletedAttempt }) => {
  const steps = stepsOf(attempt);
  const rightById = new Map(attempt.answers.map(({ questionId, isCorrect }) => [questionId, isCorrect]));
  const isRight = (place: number) => {
    const question = attempt.exam.questions[place - 1];
    return question?.isVoided ? undefined : rightById.get(question?.id ?? '');
  };
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <h2 className="font-extrabold text-xl">Tu recorrido</h2>
      <p className="mt-1 mb-4 text-ink-soft leading-snug">
        {steps.length === 0
          ? 'No respondiste ninguna pregunta.'
          : `${summaryOf(steps, attempt.laterChanges)} Los tiempos se cuentan desde que comenzaste hasta que cada respuesta nos llegó. Lo que respondiste sin conexión lleva la hora en que se envió.`}
      </p>
      {steps.length > 0 && (
        <>
          <Chart steps={steps} seconds={attempt.timeElapsed} questions={attempt.exam.questions.length} />
          <ol className="mt-4">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change
              <Line key={index} step={step} isRight={isFinal(steps, index) ? isRight(step.place) : undefined} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
};
