import '../../../shared/styles/admin.css';
import type { TaughtClass } from '@matraz/contracts/classes/http';
import { paths } from '@matraz/contracts/screens';
import { useQuery } from '@tanstack/react-query';
import { FilePen, Plus, School } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '../../../shared/net/api.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useUser } from '../../../shared/session/session.ts';
import { amount } from '../../../shared/study/words.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { taughtClasses } from '../queries.ts';
import { teacherNames } from '../teacher-names.ts';
import { useClassChange } from '../use-class-change.ts';
import { ClassForm } from './class-form.tsx';
import { TeachersOnly } from './teachers-only.tsx';

const NewClass = ({ onClose }: { onClose: () => void }) => {
  const [key] = useState(uuidv7);
  const [, navigate] = useLocation();
  const create = useClassChange<{ name: string; year: number }>({
    send: async (body) => {
      const { classId } = await call('createClass', { body, idempotencyKey: key });
      navigate(`/docente/clases/${classId}`);
    },
    done: null,
  });
  return (
    <Dialog title="Nuevo curso" onClose={onClose}>
      <ClassForm
        initial={{ name: '', year: new Date().getFullYear() }}
        action="Crear curso"
        isPending={create.isPending}
        onSubmit={create.mutate}
      />
    </Dialog>
  );
};

const ClassCard = ({ taught }: { taught: TaughtClass }) => (
  <li>
    <Link
      href={`/docente/clases/${taught.id}`}
      className="block h-full rounded-card bg-surface p-5 shadow-card ring-1 ring-line transition hover:ring-2 hover:ring-brand sm:p-6"
    >
      <span className="wrap-anywhere block font-extrabold text-xl">
        {taught.name} <span className="font-semibold text-ink-soft">· {taught.year}</span>
      </span>
      <span className="mt-1 block">{amount(taught.students, 'estudiante', 'estudiantes')}</span>
      <span className="block text-ink-soft text-sm">{teacherNames(taught.teachers.map(({ name }) => name))}</span>
    </Link>
  </li>
);

const Classes = ({ onNew }: { onNew: () => void }) => {
  const { data, isError, refetch } = useQuery(taughtClasses);
  if (!data)
    return isError ? (
      <Failure onRetry={() => void refetch()} />
    ) : (
      <div role="status" className="grid gap-4 sm:grid-cols-2">
        <span className="sr-only">Cargando los cursos</span>
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
    );
  const running = data.filter(({ isArchived }) => !isArchived);
  const archived = data.filter(({ isArchived }) => isArchived);
  return (
    <>
      {running.length === 0 && (
        <Notice as="h2" icon={<School />} title="Crea tu primer curso">
          <p>
            Tus estudiantes se unen con un código o desde una lista de correos. Después ves aquí cómo avanza cada uno.
          </p>
          <Button onClick={onNew}>
            <Plus className="size-5" aria-hidden="true" />
            Nuevo curso
          </Button>
        </Notice>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {running.map((taught) => (
          <ClassCard key={taught.id} taught={taught} />
        ))}
      </ul>
      {archived.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-brand">
            {amount(archived.length, 'curso archivado', 'cursos archivados')}
          </summary>
          <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {archived.map((taught) => (
              <ClassCard key={taught.id} taught={taught} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

export default function TeachingPage() {
  useTitle('Cursos');
  const [isCreating, setCreating] = useState(false);
  const { isAdmin } = useUser();
  return (
    <TeachersOnly>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto font-extrabold text-3xl sm:text-4xl">Cursos</h1>
          {/* An administrator writes all exams on /admin. */}
          {!isAdmin && (
            <ButtonLink look="quiet" href={paths['own-exams']}>
              <FilePen className="size-5" aria-hidden="true" />
              Tus ensayos
            </ButtonLink>
          )}
          <Button onClick={() => setCreating(true)}>
            <Plus className="size-5" aria-hidden="true" />
            Nuevo curso
          </Button>
        </div>
        <Classes onNew={() => setCreating(true)} />
      </div>
      {isCreating && <NewClass onClose={() => setCreating(false)} />}
    </TeachersOnly>
  );
}
