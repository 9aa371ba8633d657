import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { examFigures } from '../queries.ts';
import { durationText } from '../time.ts';
import { VoidedNote } from '../voided-note.tsx';

const Figure = ({ value, label }: { value: number | string; label: string }) => (
  <div className="flex flex-col-reverse rounded-2xl bg-surface p-4 text-center shadow-card ring-1 ring-line">
    <dt className="text-ink-soft text-sm leading-snug">{label}</dt>
    <dd className="font-extrabold text-2xl tabular-nums sm:text-3xl">{value}</dd>
  </div>
);

/** Duration and numbers of questions. */
export const Figures = ({ examId }: { examId: string }) => {
  const { data: figures } = useQuery(examFigures(examId));
  if (figures === undefined) return <Skeleton className="mt-5 h-24 rounded-card" />;
  return (
    <>
      <dl className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure value={durationText(figures.duration)} label="de duración" />
        <Figure value={figures.total} label={figures.total === 1 ? 'pregunta en total' : 'preguntas en total'} />
        <Figure value={figures.evaluated} label={figures.evaluated === 1 ? 'evaluada' : 'evaluadas'} />
        <Figure value={figures.pilot} label="piloto" />
      </dl>
      <VoidedNote {...figures} />
    </>
  );
};
