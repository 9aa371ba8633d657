import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { topicStats } from './queries.ts';

interface Props {
  topicId: string;
  /** Answered ones among the questions of the free plan. */
  answered: number;
  open: number;
  /** Number of questions for Premium only. */
  locked: number;
}

/** Shown after the last question of the free plan: the results so far, and the way to Premium. */
export const FreeLimit = ({ topicId, answered, open, locked }: Props) => {
  const { data: stats } = useQuery(topicStats(topicId));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="animate-rise rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl outline-none">
        {`${answered} de ${open} preguntas gratuitas`}
      </h2>
      <p className="mt-1 min-h-7 text-lg text-ink-soft">
        {stats && `${stats.questionsCorrect} correctas · ${stats.xpEarned} XP ganados`}
      </p>
      <div className="mt-3 flex flex-col gap-4 rounded-2xl bg-gold-soft p-4 sm:flex-row sm:items-center">
        <Crown className="hidden size-10 shrink-0 text-gold sm:block" aria-hidden="true" />
        <div className="flex-1">
          <h3 className="font-extrabold text-lg">Hasta aquí llegan las preguntas gratuitas</h3>
          <p className="leading-snug">
            {`Con Premium sigues con ${locked === 1 ? 'la que falta' : `las ${locked} que faltan`} y completas el tema.`}
          </p>
        </div>
        <ButtonLink look="copper" href="/subscription">
          Conocer Premium
        </ButtonLink>
      </div>
    </section>
  );
};
