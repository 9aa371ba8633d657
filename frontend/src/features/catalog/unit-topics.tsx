import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { SearchX } from 'lucide-react';
import { Notice } from '../../shared/ui/notice.tsx';
import { TopicCard } from './topic-card.tsx';

export const topicCount = (n: number): string => (n === 1 ? '1 tema' : `${n} temas`);

export const topicsAvailable = (n: number): string => (n === 1 ? '1 tema disponible' : `${n} temas disponibles`);

/** @param unit undefined when the subject has no units */
export const UnitTopics = ({ unit, topics }: { unit: string | undefined; topics: TopicSummary[] }) => {
  if (unit === undefined) {
    return (
      <Notice icon={<SearchX />} title="No hay temas disponibles">
        <p>Selecciona una unidad para ver los temas disponibles.</p>
      </Notice>
    );
  }
  return (
    <section className="mt-8" aria-labelledby="unidad">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="unidad" className="font-extrabold text-2xl sm:text-3xl">
          {unit}
        </h2>
        <span className="rounded-full bg-copper-soft px-3 py-0.5 font-bold text-copper text-sm">
          {topicCount(topics.length)}
        </span>
      </div>
      <p className="mt-1 text-ink-soft">{topicsAvailable(topics.length)}</p>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map((topic) => (
          <li key={topic.id} className="animate-rise">
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
};
