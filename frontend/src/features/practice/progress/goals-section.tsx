import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { mentionNames } from '../../../shared/goals/goals.ts';
import { studyPath } from '../../../shared/goals/study-path.ts';
import { fetchedDialog } from '../../../shared/loading/fetched-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Section, Waiting } from './section.tsx';

const GoalsDialog = fetchedDialog(() => import('../../../shared/goals/goals-dialog.tsx'));

const longDay = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const Fact = ({ label, value }: { label: string; value: string | null }) => (
  <div className="rounded-2xl bg-sunken px-4 py-3">
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="font-bold text-lg leading-snug">{value ?? 'Sin definir'}</dd>
  </div>
);

const Goals = ({ goals, today }: StudyPath) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-2 lg:grid-cols-4">
        <Fact label="Mención" value={goals?.mention ? mentionNames[goals.mention] : null} />
        <Fact
          label="Día de la PAES"
          value={goals?.examDate ? longDay.format(new Date(`${goals.examDate}T00:00:00Z`)) : null}
        />
        <Fact label="Puntaje" value={goals?.goalScore ? String(goals.goalScore) : null} />
        <Fact label="Al día" value={goals?.minutesADay ? `${goals.minutesADay} min` : null} />
      </dl>
      <Button look="quiet" className="mt-4" onClick={() => setOpen(true)}>
        <Pencil className="size-5" aria-hidden="true" />
        Cambiar mis metas
      </Button>
      {isOpen && (
        <Suspense>
          <GoalsDialog goals={goals} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

export const GoalsSection = () => {
  const { data, isError, refetch } = useQuery(studyPath);
  return (
    <Section title="Tus metas">
      {data ? <Goals {...data} /> : <Waiting what="tus metas" isError={isError} onRetry={() => void refetch()} />}
    </Section>
  );
};
