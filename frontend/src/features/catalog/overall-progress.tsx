import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { overallProgress } from './progress.ts';

export const OverallProgress = ({ topics }: { topics: TopicSummary[] }) => {
  const percent = overallProgress(topics);
  const completed = topics.filter(({ progress }) => progress.isCompleted).length;
  return (
    <section
      aria-label="Progreso general"
      className="mt-4 flex items-center gap-5 rounded-card bg-surface px-5 py-4 shadow-card ring-1 ring-line sm:gap-8 sm:px-6"
    >
      <p className="font-extrabold text-4xl tabular-nums tracking-tight sm:text-5xl">
        <span>{percent}</span>
        <span className="text-2xl text-ink-soft">&nbsp;%</span>
      </p>
      <div className="min-w-0 flex-1">
        <h3 className="font-bold text-base text-ink-soft tracking-normal">Tu progreso general</h3>
        <ProgressBar value={percent} label="Progreso general" className="mt-2 h-3" fill="bg-copper-bright" />
        <p className="mt-2 text-ink-soft">{`${completed} de ${topics.length} temas completados`}</p>
      </div>
    </section>
  );
};
