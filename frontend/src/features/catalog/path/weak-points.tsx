import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { passedShare } from '@matraz/contracts/practice/limits';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Target } from 'lucide-react';
import { Link } from 'wouter';
import { mastery } from '../../../shared/study/mastery.ts';
import { percent } from '../../../shared/study/percent.ts';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const SHOWN = 3;

/** The weakest topics, as far as the answers tell. It keeps its place while they load, so that nothing moves. */
export const WeakPoints = ({ topics }: { topics: TopicSummary[] }) => {
  const { data, isError } = useQuery(mastery);
  if (isError && !data) return null;
  const titles = new Map(topics.map(({ id, title }) => [id, title]));
  const known = (data?.topics ?? [])
    .flatMap(({ topicId, mastery: own }) => {
      const title = titles.get(topicId);
      return own && title && own.mean < passedShare ? [{ topicId, title, share: Math.round(own.mean * 100) }] : [];
    })
    .sort((one, other) => one.share - other.share)
    .slice(0, SHOWN);
  // A few answers, for example of the diagnostic, say where to begin, but not how much is known.
  const guessed = (data?.studyFirst ?? []).flatMap((topicId) => {
    const title = titles.get(topicId);
    return title ? [{ topicId, title, share: null }] : [];
  });
  const weak = known.length > 0 ? known : guessed;
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
      {!data && <Skeleton className="mt-3 h-20" />}
      {data && weak.length === 0 && (
        <p className="mt-3 min-h-20 text-ink-soft leading-snug">
          Por ahora nada en especial. Sigue practicando y aquí verás tus temas más débiles.
        </p>
      )}
      {weak.length > 0 && (
        <ul className="mt-3 grid gap-2 lg:grid-cols-3 lg:gap-4">
          {weak.map(({ topicId, title, share }) => (
            <li key={topicId}>
              <Link
                href={`/practice/recommended?topicId=${topicId}`}
                className="flex h-full min-h-20 items-center gap-3 rounded-2xl bg-surface px-4 py-3 ring-1 ring-line transition hover:shadow-card"
              >
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 font-bold leading-snug">{title}</span>
                  {share === null ? (
                    <span className="block text-ink-soft text-sm">Pocas respuestas todavía</span>
                  ) : (
                    <ProgressBar
                      value={share}
                      label={`Dominio de ${title}`}
                      fill="bg-copper-bright"
                      className="mt-2 h-2"
                    />
                  )}
                </span>
                {share !== null && <span className="font-bold tabular-nums">{percent(share)}</span>}
                <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
