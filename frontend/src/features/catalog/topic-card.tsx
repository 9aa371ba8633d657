import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { isFreeTopic, isLimited, type TopicReader } from '@matraz/domain/premium/free-tier';
import { Award } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { useUser } from '../../shared/session/session.ts';
import { TopicSymbol, topicGradient } from '../../shared/study/topic-look.tsx';
import { TopicProgressLine } from './topic-progress-line.tsx';
import { topicState } from './topic-state.ts';

type TierLabel = 'Gratis' | 'Limitado' | 'Premium';

export const tierLabel = (topic: TopicReader): TierLabel => {
  if (isFreeTopic(topic)) return 'Gratis';
  return isLimited(topic) ? 'Limitado' : 'Premium';
};

/** A card opens also with the space bar; a link alone does not. */
const openOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

export const TopicCard = ({ topic }: { topic: TopicSummary }) => {
  const { isPremium } = useUser();
  const state = topicState(topic.progress, topic.totalQuestions);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line transition duration-200 focus-within:shadow-float hover:-translate-y-1 hover:shadow-float">
      <div className="relative flex h-28 items-end overflow-hidden p-5 text-white" style={topicGradient(topic.color)}>
        <TopicSymbol
          icon={topic.icon}
          className="absolute -top-5 -right-5 size-36 rotate-12 opacity-15 transition duration-500 group-hover:rotate-6 group-hover:scale-110"
        />
        <span className="grid size-14 place-items-center rounded-2xl bg-white/20 ring-1 ring-white/25">
          <TopicSymbol icon={topic.icon} className="size-8" />
        </span>
        <span className="absolute top-4 right-4 rounded-full bg-white px-3 py-0.5 font-bold text-[#17282a] text-sm">
          {topic.status === 'draft' ? 'Borrador' : tierLabel({ place: topic.place, isPremium })}
        </span>
        {state.badge && (
          <span className="absolute right-4 bottom-4 flex items-center gap-1.5 rounded-full bg-good-soft px-3 py-0.5 font-bold text-good text-sm">
            <Award className="size-4" aria-hidden="true" />
            <span>{state.badge}</span>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 className="font-extrabold text-xl">
          <Link
            href={`/topic/${topic.id}`}
            aria-labelledby={`${topic.id}-title ${topic.id}-state`}
            onKeyDown={openOnSpace}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-[3px] focus-visible:after:outline-copper-bright focus-visible:after:-outline-offset-[3px]"
          >
            <span id={`${topic.id}-title`}>{topic.title}</span>
          </Link>
        </h3>
        <p className="mt-1.5 line-clamp-4 text-ink-soft leading-normal">{topic.description}</p>
        <TopicProgressLine topic={topic} state={state} />
      </div>
    </article>
  );
};
