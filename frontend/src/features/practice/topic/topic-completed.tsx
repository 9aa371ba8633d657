import type { TopicSummary } from '@matraz/contracts/catalog/http';
import type { TopicStats } from '@matraz/contracts/practice/http';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ListChecks, RotateCcw } from 'lucide-react';
import MomentBadge from '../../../shared/moments/moment-badge.tsx';
import { completionFeedback, PASS } from '../../../shared/study/accuracy-feedback.ts';
import { percent } from '../../../shared/study/percent.ts';
import { topicList } from '../../../shared/study/topic-list.ts';
import { topicAfter } from '../../../shared/study/topic-order.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { topicStats } from '../queries.ts';
import { AccuracyRing } from './accuracy-ring.tsx';

interface Props {
  topicId: string;
  /** The student completes the topic now, not again. */
  isFirst: boolean;
  onClose: () => void;
  onRetry: () => void;
}

interface OutcomeProps extends Pick<Props, 'topicId' | 'isFirst' | 'onRetry'> {
  stats: TopicStats;
  /** Undefined: every topic of the subject is completed, or the topics cannot be loaded. */
  next: TopicSummary | undefined;
}

const Outcome = ({ topicId, stats, next, isFirst, onRetry }: OutcomeProps) => {
  const { text, offersRetry } = completionFeedback(stats.accuracy);
  const failed = stats.questionsAnswered - stats.questionsCorrect;
  return (
    <div className="mt-5 flex flex-col items-center text-center">
      <div className="relative">
        <AccuracyRing percent={stats.accuracy} isPassed={!offersRetry} />
        <MomentBadge moment={{ kind: 'topic' }} moves={isFirst} className="absolute! -right-7 -bottom-2 size-16" />
      </div>
      <p className="mt-5 font-extrabold text-2xl">{text}</p>
      <p className="mt-1 text-ink-soft">
        {`${stats.questionsCorrect} de ${stats.questionsAnswered} correctas · ${stats.xpEarned} XP ganados`}
      </p>
      <p className="mt-4 rounded-2xl bg-sunken px-4 py-3 leading-snug">
        {offersRetry
          ? `Con ${percent(PASS)} o más das el tema por dominado. Un nuevo intento puede subir tu precisión.`
          : `${stats.accuracy > PASS ? 'Superaste el' : 'Llegaste al'} ${percent(PASS)}: dominas este tema y puedes pasar al siguiente.`}
      </p>
      <div className="mt-6 flex w-full flex-col gap-3">
        {offersRetry && (
          <Button onClick={onRetry}>
            <RotateCcw className="size-5" aria-hidden="true" />
            Reintentar
          </Button>
        )}
        {next && (
          <ButtonLink look={offersRetry ? 'quiet' : 'primary'} href={`/topic/${next.id}`} className="flex-wrap gap-y-0">
            <span>Tema siguiente:</span>{' '}
            <span>
              {next.title}
              <ArrowRight className="ml-2 inline size-5 align-[-0.2em]" aria-hidden="true" />
            </span>
          </ButtonLink>
        )}
        {failed > 0 && (
          <ButtonLink look="quiet" href={`/review/mistakes?tema=${topicId}`}>
            <ListChecks className="size-5" aria-hidden="true" />
            {failed === 1 ? 'Repasar la que fallé' : 'Repasar las que fallé'}
          </ButtonLink>
        )}
        <ButtonLink look={offersRetry || next ? 'quiet' : 'primary'} href="/">
          Volver al Inicio
        </ButtonLink>
      </div>
    </div>
  );
};

/** The dialog after the last question of a topic. */
export default function TopicCompleted({ topicId, isFirst, onClose, onRetry }: Props) {
  const { data: stats, isError, isFetching, refetch } = useQuery(topicStats(topicId));
  const topics = useQuery(topicList);
  // The buttons come together, so that none moves under the finger.
  const isReady = stats && !isFetching && !topics.isPending;
  return (
    <Dialog title="¡Tema completado!" description="Respondiste todas las preguntas." onClose={onClose}>
      {isError && !stats && <Failure onRetry={() => void refetch()} />}
      {!isError && !isReady && (
        <div className="grid min-h-96 place-items-center">
          <Spinner />
        </div>
      )}
      {isReady && (
        <Outcome
          topicId={topicId}
          stats={stats}
          next={topicAfter(topics.data ?? [], topicId)}
          isFirst={isFirst}
          onRetry={onRetry}
        />
      )}
    </Dialog>
  );
}
