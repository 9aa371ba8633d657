import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { displayName } from '../../shared/session/display-name.ts';
import { useUser } from '../../shared/session/session.ts';
import { streakMessage } from '../../shared/study/streak-message.ts';
import { BubblingFlask } from '../../shared/ui/bubbling-flask.tsx';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { overallProgress } from './progress.ts';

const OverallProgress = ({ topics }: { topics: TopicSummary[] }) => {
  const percent = overallProgress(topics);
  const completed = topics.filter(({ progress }) => progress.isCompleted).length;
  return (
    <>
      <p className="mt-1 font-extrabold text-5xl tabular-nums tracking-tight">
        <span>{percent}</span>
        <span className="text-2xl text-ink-soft">&nbsp;%</span>
      </p>
      <ProgressBar value={percent} label="Progreso general" className="mt-3 h-3" fill="bg-copper-bright" />
      <p className="mt-3 text-ink-soft">{`${completed} de ${topics.length} temas completados`}</p>
    </>
  );
};

const streakText = (streak: number) =>
  streak > 0
    ? `Llevas ${streak === 1 ? '1 día' : `${streak} días seguidos`}. ${streakMessage(streak)}`
    : streakMessage(streak);

/** @param topics undefined while they load */
export const Welcome = ({ topics }: { topics: TopicSummary[] | undefined }) => {
  const user = useUser();
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
      <section className="relative isolate overflow-hidden rounded-card bg-[linear-gradient(120deg,#0a5450,#0d7a72_60%,#12928a)] px-6 py-8 text-white sm:px-10 sm:py-14">
        <BubblingFlask className="absolute -right-10 -bottom-12 -z-10 w-36 opacity-80 sm:right-6 sm:opacity-90 sm:-bottom-6 sm:w-48" />
        <h1 className="max-w-[15ch] font-extrabold text-3xl sm:max-w-none sm:text-4xl">
          {`¡Hola, ${user.firstName?.trim() || displayName(user)}!`}
        </h1>
        <p className="mt-2 max-w-[19ch] text-lg text-white/90 leading-snug sm:max-w-sm">{streakText(user.streak)}</p>
      </section>
      <section className="rounded-card bg-surface p-6 shadow-card ring-1 ring-line" aria-label="Progreso general">
        <h2 className="font-bold text-base text-ink-soft tracking-normal">Tu progreso general</h2>
        {topics ? <OverallProgress topics={topics} /> : <Skeleton className="mt-3 h-24" />}
      </section>
    </div>
  );
};
