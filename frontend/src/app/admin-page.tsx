import { ShieldX } from 'lucide-react';
import { Suspense } from 'react';
import { ContentTotals } from '../features/catalog/admin/content-totals.tsx';
import { fetchedPanel } from '../shared/fetched-part.tsx';
import { useUser } from '../shared/session.ts';
import { ButtonAnchor, ButtonLink } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { useTitle } from '../shared/use-title.ts';

/** The parts of this page. Each one belongs to a feature and brings its own heading. */
const panels = [{ name: 'Ensayos', Panel: fetchedPanel(() => import('../features/exams/admin/exams-panel.tsx')) }];

const Loading = () => (
  <div role="status">
    <span className="sr-only">Cargando</span>
    <Skeleton className="h-72 rounded-card" />
  </div>
);

/** Other content is edited with the api, whose documentation is a page of its own. */
const ApiNote = () => (
  <section className="mt-14 flex flex-col gap-4 rounded-card border-2 border-line border-dashed p-5 sm:flex-row sm:items-center sm:p-6">
    <p className="flex-1 text-ink-soft leading-snug">
      Por ahora los temas, las lecciones, las preguntas de práctica y los videos se crean y se editan con la API.
    </p>
    <ButtonAnchor look="quiet" href="/api/docs/">
      Ver la API
    </ButtonAnchor>
  </section>
);

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
      <ContentTotals />
      {panels.map(({ name, Panel }) => (
        <section key={name} aria-label={name} className="mt-12">
          <Suspense fallback={<Loading />}>
            <Panel />
          </Suspense>
        </section>
      ))}
      <ApiNote />
    </>
  );
}
