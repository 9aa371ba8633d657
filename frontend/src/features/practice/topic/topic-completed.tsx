import type { TopicStats } from '@matraz/contracts/practice/http';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { completionFeedback } from '../../../shared/study/accuracy-feedback.ts';
import { percent } from '../../../shared/study/percent.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { topicStats } from '../queries.ts';
import { AccuracyRing } from './accuracy-ring.tsx';

interface Props {
  topicId: string;
  onClose: () => void;
  onRetry: () => void;
}

const Outcome = ({ stats, onRetry }: { stats: TopicStats; onRetry: () => void }) => {
  const { text, offersRetry } = completionFeedback(stats.accuracy);
  return (
    <div className="mt-5 flex flex-col items-center text-center">
      <AccuracyRing percent={stats.accuracy} isPassed={!offersRetry} />
      <p className="mt-5 font-extrabold text-2xl">{text}</p>
      <p className="mt-1 text-ink-soft">
        {`${stats.questionsCorrect} de ${stats.questionsAnswered} correctas · ${stats.xpEarned} XP ganados`}
      </p>
      <p className="mt-4 rounded-2xl bg-sunken px-4 py-3 leading-snug">
        {offersRetry
          ? `Con ${percent(70)} o más das el tema por dominado. Un nuevo intento puede subir tu precisión.`
          : `${stats.accuracy > 70 ? 'Superaste el' : 'Llegaste al'} ${percent(70)}: dominas este tema y puedes pasar al siguiente.`}
      </p>
      <div className="mt-6 flex w-full flex-col gap-3">
        {offersRetry && (
          <Button onClick={onRetry}>
            <RotateCcw className="size-5" aria-hidden="true" />
            Reintentar
          </Button>
        )}
        <ButtonLink look={offersRetry ? 'quiet' : 'primary'} href="/">
          Volver al Inicio
        </ButtonLink>
      </div>
    </div>
  );
};

/** The dialog after the last question of a topic. */
export default function TopicCompleted({ topicId, onClose, onRetry }: Props) {
  const { data: stats, isError, isFetching, refetch } = useQuery(topicStats(topicId));
  return (
    <Dialog title="¡Tema completado!" description="Respondiste todas las preguntas." onClose={onClose}>
      {isError && !stats && <Failure onRetry={() => void refetch()} />}
      {!isError && (!stats || isFetching) && (
        <div className="grid min-h-96 place-items-center">
          <Spinner />
        </div>
      )}
      {stats && !isFetching && <Outcome stats={stats} onRetry={onRetry} />}
    </Dialog>
  );
}
