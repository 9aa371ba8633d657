import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { useMutation } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { useOnline } from '../../../shared/net/use-online.ts';
import { toast } from '../../../shared/page/toast.ts';
import { timeInWords } from '../../../shared/study/accommodations.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { serverClock } from '../offline/server-clock.ts';
import { durationText, secondsLeft } from '../time.ts';

interface Props {
  attempt: RunningAttempt;
  /** Reads the attempt again. */
  onChanged: () => void;
  onFinish: () => void;
  /** The break is over by the server's clock, also without a network. */
  onOver: () => void;
}

const useBreak = ({ attempt, onChanged }: Pick<Props, 'attempt' | 'onChanged'>, ends: boolean) =>
  useMutation({
    // A break that begins minutes after the click would take the student by surprise.
    mutationFn: () => call('takeExamBreak', { params: { id: attempt.id }, body: { ends }, retry: false }),
    onError: ({ message }) =>
      toast({ title: 'No se pudo cambiar el descanso', description: message, tone: 'destructive' }),
    onSettled: onChanged,
  });

const TakeBreak = (props: Props) => {
  const { breakLeft } = props.attempt;
  const take = useBreak(props, false);
  const isOnline = useOnline();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button look="quiet" disabled={!isOnline || take.isPending} onClick={() => take.mutate()}>
        <Coffee className="size-5" aria-hidden="true" />
        Tomar un descanso
      </Button>
      <p className="text-ink-soft text-sm">
        {isOnline ? `Te quedan ${timeInWords(breakLeft)} de descanso.` : 'Sin conexión no puedes comenzar un descanso.'}
      </p>
    </div>
  );
};

/** In place of the paper while the student rests. */
const OnBreak = (props: Props & { endsAt: string }) => {
  const { endsAt, onFinish, onOver } = props;
  const end = useBreak(props, true);
  const [left, setLeft] = useState(() => secondsLeft(endsAt, new Date(serverClock.now())));
  const tick = useEffectEvent(() => {
    const seconds = secondsLeft(endsAt, new Date(serverClock.now()));
    setLeft(seconds);
    if (seconds > 0) return;
    // The server ends it too. A page that asks does not wait for it.
    if (end.isIdle) end.mutate();
    onOver();
  });
  useEffect(() => {
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className="mt-4 grid min-h-80 place-items-center rounded-card bg-surface p-8 text-center shadow-card ring-1 ring-line">
      <div className="max-w-md">
        <Coffee className="mx-auto size-12 text-gold" aria-hidden="true" />
        <div role="alert">
          <h2 className="mt-4 font-extrabold text-2xl">Estás en tu descanso</h2>
          <p className="mt-2 text-lg leading-snug">El tiempo del ensayo está detenido.</p>
        </div>
        <p role="timer" aria-label="Descanso que queda" className="mt-3 font-extrabold text-4xl tabular-nums">
          {durationText(left)}
        </p>
        <p className="mt-3 text-ink-soft leading-snug">
          Lo que no uses te queda para otro descanso; cada uno cuenta al menos un minuto.
        </p>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button disabled={end.isPending} onClick={() => end.mutate()}>
          Volver al ensayo
        </Button>
        <Button look="quiet" onClick={onFinish}>
          Entregar
        </Button>
      </div>
    </section>
  );
};

/** For a student with breaks among her accommodations. */
const OwnBreak = (props: Props) => {
  const { breakEndsAt, breakLeft, pausedAt } = props.attempt;
  if (breakEndsAt !== null) return <OnBreak key={breakEndsAt} {...props} endsAt={breakEndsAt} />;
  return pausedAt === null && breakLeft > 0 ? <TakeBreak {...props} /> : null;
};

export default OwnBreak;
