import { useQuery } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import { useUser } from '../../shared/session.ts';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/button.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { contentTotals } from './queries.ts';

const counters = [
  ['Temas', 'totalTopics'],
  ['Lecciones', 'totalLessons'],
  ['Preguntas', 'totalQuestions'],
  ['Videos', 'totalVideos'],
] as const;

const Totals = () => {
  const { data, isError, refetch } = useQuery(contentTotals);
  if (isError && !data) return <Failure onRetry={() => void refetch()} />;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-4">
      {counters.map(([label, total]) => (
        <div key={total} className="flex flex-col-reverse rounded-card bg-surface p-5 shadow-card ring-1 ring-line">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-extrabold text-4xl tabular-nums">
            {data ? data[total] : <Skeleton className="h-10 w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** What there is to administer. Content itself is written through the api, which has a page of its own. */
export default function AdminPage() {
  useTitle('Administración');
  const { isAdmin } = useUser();
  if (!isAdmin) {
    return (
      <Notice as="h1" icon={<ShieldX />} title="Acceso Denegado">
        <p>No tienes permisos de administrador para ver esta página.</p>
        <ButtonLink href="/">Volver al Inicio</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      <h1 className="font-extrabold text-3xl sm:text-4xl">Administración</h1>
      <Totals />
      <p className="mt-8 max-w-2xl text-lg">Por ahora el contenido se crea y se edita con la API.</p>
      <ButtonAnchor href="/api/docs/" className="mt-4">
        Ver la API
      </ButtonAnchor>
    </>
  );
}
