import { Clock, ListChecks, Target } from 'lucide-react';

/** The exam of the demo has the form of the real test, as DEMRE publishes it for the admission process 2026. */
const facts = [
  { Icon: ListChecks, title: '80 preguntas', text: '75 dan puntaje y 5 son piloto, igual que en la PAES.' },
  { Icon: Clock, title: '160 minutos', text: 'El reloj corre como ese día: 2 horas y 40 minutos.' },
  { Icon: Target, title: 'Puntaje de 100 a 1.000', text: 'Lo ves al terminar, con la tabla que publica el DEMRE.' },
];

/** Of the example below. 700 points or more are 'Muy Bueno'. */
const example = { score: 724, right: 60, scored: 75 };
const place = ((example.score - 100) / 900) * 100;

const ExampleResult = () => (
  <div
    role="img"
    aria-label={`Ejemplo de resultado: ${example.score} puntos, Muy Bueno, ${example.right} de ${example.scored} correctas`}
    className="rounded-card bg-surface p-6 text-ink shadow-float ring-1 ring-line sm:p-8"
  >
    <p className="font-bold text-ink-soft text-sm">Así se ve un resultado</p>
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4">
      <p className="font-extrabold text-6xl tabular-nums leading-none sm:text-7xl">{example.score}</p>
      <p className="mt-2 rounded-full bg-good-soft px-3.5 py-1 font-bold text-good">Muy Bueno</p>
    </div>
    <div className="relative mt-6 h-3 rounded-full bg-sunken">
      <span className="absolute inset-y-0 left-0 rounded-full bg-bar-green" style={{ width: `${place}%` }} />
      <span
        className="absolute top-1/2 size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-surface bg-good shadow-card"
        style={{ left: `${place}%` }}
      />
    </div>
    <p className="mt-2 flex justify-between font-semibold text-ink-soft text-sm tabular-nums">
      <span>100</span>
      <span>1.000</span>
    </p>
    <p className="mt-4 border-line border-t pt-4 text-ink-soft leading-snug">
      {`${example.right} de ${example.scored} correctas. Después revisas cada pregunta con su explicación.`}
    </p>
  </div>
);

export const ExamSection = () => (
  <section
    aria-labelledby="ensayos"
    className="mx-auto grid max-w-6xl gap-8 px-4 pt-14 sm:px-6 sm:pt-20 lg:grid-cols-2 lg:items-center lg:gap-14"
  >
    <div>
      <h2 id="ensayos" className="font-extrabold text-3xl sm:text-4xl">
        Ensayos como la prueba real
      </h2>
      <p className="mt-3 max-w-lg text-ink-soft text-lg leading-normal">
        Rinde ensayos de Ciencias completos, contra el reloj, y llega al día de la PAES con la prueba ya conocida. Son
        gratis.
      </p>
      <ul className="mt-6 grid gap-5">
        {facts.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-copper-soft text-copper">
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <div>
              <h3 className="font-extrabold text-lg">{title}</h3>
              <p className="text-ink-soft leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
    <ExampleResult />
  </section>
);
