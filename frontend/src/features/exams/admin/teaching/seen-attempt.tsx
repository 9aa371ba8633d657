import type { SeenAttempt as Seen } from '@matraz/contracts/exams/paper-http';
import { seenAt } from '@matraz/domain/exams/seen-at';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { useTitle } from '../../../../shared/page/use-title.ts';
import { RichText } from '../../../../shared/rich-text/rich-text.tsx';
import { letterOf } from '../../../../shared/study/words.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { durationText } from '../../time.ts';
import { Loaded } from './loaded.tsx';
import { Panel } from './panel.tsx';
import { seenAttempt } from './queries.ts';

type Step = Seen['steps'][number];

const clock = new Intl.DateTimeFormat('es-CL', { timeStyle: 'medium', timeZone: 'America/Santiago', hour12: false });
const time = (at: string) => clock.format(new Date(at));

const ends = {
  submitted: 'Entregó',
  'time-expired': 'Se acabó el tiempo',
  'auto-answered': 'Se respondió al azar',
  'ended-by-staff': 'Lo terminó quien administraba el ensayo',
  paper: 'Se cargó su hoja en papel',
};

const stepText = (step: Step, placeOf: (questionId: string) => number): string => {
  switch (step.kind) {
    case 'answer': {
      const place = `Pregunta ${placeOf(step.questionId)}`;
      const late = step.chosenAt ? ` (elegida a las ${time(step.chosenAt)})` : '';
      return step.selectedAnswer === null
        ? `${place}: borró su respuesta${late}`
        : `${place}: ${letterOf(step.selectedAnswer)}${late}`;
    }
    case 'extended':
      return `Más tiempo, hasta las ${time(step.deadline)}: ${step.reason}`;
    case 'paused':
      return `Pausa: ${step.reason}`;
    case 'resumed':
      return `Sigue, hasta las ${time(step.deadline)}: ${step.reason}`;
    case 'message':
      return `Mensaje: ${step.text}`;
    case 'completed':
      return ends[step.reason];
  }
};

/** Seconds after the start, by the server's clock. */
const secondOf = ({ startedAt }: Seen, at: string) => Math.max(0, (Date.parse(at) - Date.parse(startedAt)) / 1000);

const Page = ({ data }: { data: Seen }) => {
  const { startedAt, exam, steps } = data;
  const last = Math.max(0, ...steps.map(({ at }) => Math.ceil(secondOf(data, at))));
  const [second, setSecond] = useState(last);
  const id = useId();
  const at = new Date(Date.parse(startedAt) + second * 1000).toISOString();
  const page = seenAt(data, at);
  const places = new Map(exam.questions.map((question, index) => [question.id, index + 1]));
  const left = Math.max(0, Math.floor((Date.parse(page.deadline) - Date.parse(page.pausedAt ?? at)) / 1000));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-5 lg:sticky lg:top-4">
        <Panel title="Momento">
          <label htmlFor={id} className="sr-only">
            Segundo desde el comienzo
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={second}
            aria-valuetext={`${time(at)}, ${durationText(second)} después de comenzar`}
            onChange={({ target }) => setSecond(Number(target.value))}
            className="mt-3 w-full accent-brand"
          />
          <p className="font-extrabold text-2xl tabular-nums">{time(at)}</p>
          <p className="text-ink-soft tabular-nums">{durationText(second)} después de comenzar</p>
          <dl className="mt-3 grid grid-cols-2 gap-2 text-sm">
            <div>
              <dt className="text-ink-soft">{page.pausedAt ? 'En pausa, quedaban' : 'Quedaban'}</dt>
              <dd className="font-bold tabular-nums">{page.isCompleted ? 'Terminado' : durationText(left)}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">Plazo de entonces</dt>
              <dd className="font-bold tabular-nums">{time(page.deadline)}</dd>
            </div>
            <div>
              <dt className="text-ink-soft">Respuestas</dt>
              <dd className="font-bold tabular-nums">
                {page.answers.size} de {exam.questions.length}
              </dd>
            </div>
            <div>
              <dt className="text-ink-soft">Edición del ensayo</dt>
              <dd className="font-bold tabular-nums">{exam.version}</dd>
            </div>
          </dl>
          {page.messages.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added
            <p key={place} className="wrap-anywhere mt-2 rounded-xl bg-gold-soft px-3 py-2 text-sm">
              Mensaje: {text}
            </p>
          ))}
        </Panel>
        <Panel title="Qué pasó">
          <ol className="mt-2 max-h-80 overflow-y-auto">
            {steps.map((step, place) => {
              const on = Math.ceil(secondOf(data, step.at));
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change
                <li key={place}>
                  <button
                    type="button"
                    aria-current={on === second ? 'step' : undefined}
                    onClick={() => setSecond(on)}
                    className={cx(
                      'wrap-anywhere min-h-11 w-full rounded-lg px-2 py-1 text-left text-sm leading-snug hover:bg-sunken',
                      on > second && 'text-ink-soft opacity-70',
                      on === second && 'bg-brand-soft',
                    )}
                  >
                    <span className="tabular-nums">{time(step.at)}</span>{' '}
                    {stepText(step, (questionId) => places.get(questionId) ?? 0)}
                  </button>
                </li>
              );
            })}
          </ol>
        </Panel>
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {exam.questions.map((question, index) => {
          const own = page.answers.get(question.id);
          const savedAt = page.savedAt.get(question.id);
          return (
            <li key={question.id} className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line">
              <h2 className="flex flex-wrap justify-between gap-2 font-bold text-ink-soft">
                Pregunta {index + 1}
                <span className="font-semibold text-sm tabular-nums">
                  {own === undefined
                    ? 'Sin respuesta'
                    : `${letterOf(own)}, recibida a las ${time(savedAt ?? startedAt)}`}
                </span>
              </h2>
              <RichText html={question.question} className="mt-2 leading-snug" />
              <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
                {question.options.map((html, option) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
                    key={option}
                    className={cx(
                      'flex gap-3 rounded-xl border-2 px-3 py-1.5',
                      option === own ? 'border-brand bg-brand-soft' : 'border-line',
                    )}
                  >
                    <b>{letterOf(option)}</b>
                    <RichText html={html} className="min-w-0 flex-1" />
                    {option === own && <span className="sr-only">(elegida)</span>}
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

/** An attempt as the server had it at a second. */
export const SeenAttempt = ({ attemptId }: { attemptId: string }) => {
  const query = useQuery(seenAttempt(attemptId));
  useTitle('Lo que vio');
  return (
    <Loaded query={query} loading="Cargando el intento" missing="El intento no existe, o no es de tus cursos.">
      {(data) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <div className="mr-auto min-w-0">
              <h1 className="wrap-anywhere font-extrabold text-3xl">Lo que vio {data.student.name}</h1>
              <p className="text-ink-soft">
                {data.exam.title} · intento {data.ordinal}
              </p>
            </div>
            <ButtonLink look="quiet" href={`/docente/intentos/${attemptId}`}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              Prueba corregida
            </ButtonLink>
          </div>
          <p className="max-w-prose rounded-2xl bg-sunken px-4 py-3 leading-snug">
            Esto es lo que tenía el servidor en cada segundo, con las preguntas de su edición. No sabe qué pregunta
            había en pantalla, ni qué respuestas seguían solo en su equipo por falta de conexión: esas aparecen cuando
            llegaron, con la hora en que las eligió.
          </p>
          <Page data={data} />
        </div>
      )}
    </Loaded>
  );
};
