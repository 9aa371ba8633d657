import type { User } from '@matraz/contracts/accounts/http';
import type { TopicSummary } from '@matraz/contracts/catalog/http';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { chileDay } from '@matraz/domain/practice/calendar';
import { serverTime } from '../../shared/net/server-time.ts';
import { displayName } from '../../shared/session/display-name.ts';
import { useUser } from '../../shared/session/session.ts';
import { freezeMessage } from '../../shared/study/freeze-message.ts';
import { streakMessage } from '../../shared/study/streak-message.ts';
import { BubblingFlask } from '../../shared/ui/bubbling-flask.tsx';
import { FirstVisit } from './path/first-visit.tsx';
import { NextStepCard } from './path/next-step.tsx';

const streakText = ({ streak, freezes }: User) => {
  if (streak === 0) return streakMessage(streak);
  const days = `Llevas ${streak === 1 ? '1 día' : `${streak} días seguidos`}.`;
  const used = freezes?.used ?? [];
  return `${days} ${(used.length > 0 && freezeMessage(used, chileDay(serverTime()))) || streakMessage(streak)}`;
};

interface Props {
  /** Undefined while they load. */
  topics: TopicSummary[] | undefined;
  /** Undefined while it loads; null when it cannot be loaded. */
  path: StudyPath | null | undefined;
}

/** The student was not asked for goals and has practised nothing. The time of an open exam runs, so it comes before the questions. */
export const isFirstVisit = (path: StudyPath, topics: TopicSummary[]): boolean =>
  path.goals === null &&
  path.nextStep?.kind !== 'exam-running' &&
  topics.every(({ progress }) => progress.questionsAnswered === 0);

/** The greeting with the next step, or with the three questions of the first visit. */
export const Welcome = ({ topics, path }: Props) => {
  const user = useUser();
  const isNew = path && topics && isFirstVisit(path, topics);
  return (
    <section className="relative isolate overflow-hidden rounded-card bg-[linear-gradient(120deg,#0a5450,#0d7a72_60%,#12928a)] p-5 text-white sm:p-8">
      <BubblingFlask className="absolute -top-3 -right-6 -z-10 w-28 opacity-80 sm:top-2 sm:right-6 sm:w-36 sm:opacity-90" />
      <h1 className="max-w-[15ch] font-extrabold text-3xl sm:max-w-none sm:text-4xl">
        {`¡Hola, ${user.firstName?.trim() || displayName(user)}!`}
      </h1>
      <p className="mt-1.5 max-w-[calc(100%-4.5rem)] text-white/90 leading-snug sm:max-w-sm sm:text-lg">
        {streakText(user)}
      </p>
      {path === undefined && <div className="mt-5 h-52 rounded-3xl bg-black/20" />}
      {isNew && <FirstVisit path={path} />}
      {path?.nextStep && !isNew && <NextStepCard step={path.nextStep} path={path} />}
    </section>
  );
};
