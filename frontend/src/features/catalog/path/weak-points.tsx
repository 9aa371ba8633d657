import type { StudyPath, StudyTopic } from '@matraz/contracts/practice/path-http';
import { ChevronRight, Target } from 'lucide-react';
import { Link } from 'wouter';
import { studyHref } from '../../../shared/goals/study-reason.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';

const Point = ({ topic }: { topic: StudyTopic }) => (
  <li>
    <Link
      href={studyHref(topic)}
      className="flex h-full min-h-20 items-center gap-3 rounded-2xl bg-surface px-4 py-3 ring-1 ring-line transition hover:shadow-card"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-bold leading-snug">{topic.title}</span>
        <span className="mt-0.5 block text-ink-soft text-sm leading-snug">{topic.fact}</span>
        {topic.percent !== null && (
          <ProgressBar
            value={topic.percent}
            label={`Dominio de ${topic.title}`}
            fill="bg-copper-bright"
            className="mt-2 h-2"
          />
        )}
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  </li>
);

/** The weak topics, in the order in which the next step takes them. */
export const WeakPoints = ({ studyFirst }: Pick<StudyPath, 'studyFirst'>) => {
  const weak = studyFirst.filter(({ reason }) => reason !== 'next');
  return (
    <section aria-labelledby="debiles" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="debiles" className="font-extrabold text-xl">
          Lo que más te conviene reforzar
        </h2>
        <Link
          href="/practice/recommended"
          className="inline-flex min-h-11 items-center gap-2 font-bold text-brand underline underline-offset-4"
        >
          <Target className="size-4.5" aria-hidden="true" />
          Práctica recomendada
        </Link>
      </div>
      {weak.length === 0 ? (
        <p className="mt-3 text-ink-soft leading-snug">
          Por ahora nada en especial. Sigue practicando y aquí verás tus temas más débiles.
        </p>
      ) : (
        <ol className="mt-3 grid gap-2 lg:grid-cols-3 lg:gap-4">
          {weak.map((topic) => (
            <Point key={topic.topicId} topic={topic} />
          ))}
        </ol>
      )}
    </section>
  );
};
