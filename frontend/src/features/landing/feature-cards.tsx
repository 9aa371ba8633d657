import { BookOpenText, ChartNoAxesColumnIncreasing, Flame, Lightbulb } from 'lucide-react';

const features = [
  {
    Icon: BookOpenText,
    title: 'Teoría al grano',
    text: 'Lecciones que se leen en minutos, con fórmulas bien escritas, tablas y ejemplos.',
  },
  {
    Icon: Lightbulb,
    title: 'Práctica que explica',
    text: 'Cada pregunta te dice por qué la respuesta es esa, aciertes o no.',
  },
  {
    Icon: Flame,
    title: 'XP y racha',
    text: 'Suma experiencia con cada acierto y mantén viva tu racha de días de estudio.',
  },
  {
    Icon: ChartNoAxesColumnIncreasing,
    title: 'Tu avance a la vista',
    text: 'Sabes qué temas terminaste, cuánto te falta y por dónde seguir.',
  },
];

export const FeatureCards = () => (
  <section className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20" aria-labelledby="como">
    <h2 id="como" className="max-w-xl font-extrabold text-3xl sm:text-4xl">
      Química, Física y Biología, sin enredos
    </h2>
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ Icon, title, text }) => (
        <li key={title} className="rounded-card bg-surface p-6 shadow-card ring-1 ring-line">
          <span className="grid size-13 place-items-center rounded-2xl bg-brand-soft text-brand">
            <Icon className="size-7" aria-hidden="true" />
          </span>
          <h3 className="mt-4 font-extrabold text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft leading-normal">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
