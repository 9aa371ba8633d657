import '../../../shared/styles/admin.css';
import type { ClassPage as ClassData } from '@matraz/contracts/classes/http';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, School, Settings } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../shared/net/api-error.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { amount } from '../../../shared/study/words.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { classPage } from '../queries.ts';
import { Assignments } from './assignments/assignments.tsx';
import { ClassCode } from './class-code.tsx';
import { ClassExams } from './class-exams.tsx';
import { ClassSettings } from './class-settings.tsx';
import { ClassSkills, WeakTopics } from './class-topics.tsx';
import { GradebookButton } from './gradebook-button.tsx';
import { InviteList } from './invite-list.tsx';
import { StudentsTable } from './students-table.tsx';
import { TeachersOnly } from './teachers-only.tsx';

/** Who needs a word first, in one sentence. */
const Summary = ({ students }: { students: ClassData['studentList'] }) => {
  const count = (state: string) => students.filter((one) => one.state === state).length;
  const facts = [
    [count('going'), 'al día'],
    [count('stuck'), 'con dificultades'],
    [count('away'), 'una semana sin estudiar'],
    [count('new'), 'sin empezar'],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {facts.map(([value, label]) => (
        <div key={label} className="flex flex-col-reverse rounded-2xl bg-surface px-4 py-3 ring-1 ring-line">
          <dt className="text-ink-soft text-sm leading-snug">{label}</dt>
          <dd className="font-extrabold text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Loaded = ({ data }: { data: ClassData }) => {
  const [isOpen, setOpen] = useState(false);
  // It stays open while the first students join, so the code on the wall does not vanish.
  const [isInviting, setInviting] = useState(data.studentList.length === 0);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="wrap-anywhere mr-auto font-extrabold text-3xl sm:text-4xl">
          {data.name} <span className="font-semibold text-ink-soft">· {data.year}</span>
        </h1>
        <ButtonLink look="quiet" href="/docente">
          <ArrowLeft className="size-5" aria-hidden="true" />
          Cursos
        </ButtonLink>
        <GradebookButton taught={data} />
        <Button look="quiet" onClick={() => setOpen(true)}>
          <Settings className="size-5" aria-hidden="true" />
          Ajustes
        </Button>
      </div>
      {data.isArchived && (
        <p className="rounded-2xl bg-gold-soft px-4 py-3 font-semibold">
          Este curso está archivado: nadie más se une. En Ajustes lo abres otra vez.
        </p>
      )}
      {!data.isArchived && (
        <details open={isInviting} onToggle={({ currentTarget }) => setInviting(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-brand">Invitar estudiantes</summary>
          <div className="mt-2 grid items-start gap-5 lg:grid-cols-2">
            <ClassCode taught={data} />
            <InviteList taught={data} invitations={data.invitations} />
          </div>
        </details>
      )}
      {data.studentList.length === 0 ? (
        <>
          <Notice as="h2" icon={<School />} title="Todavía no hay estudiantes">
            <p>
              Comparte el código o el enlace, o invita con una lista. Cada estudiante acepta y aparece aquí al momento.
            </p>
          </Notice>
          {!data.isArchived && <Assignments classId={data.id} isArchived={false} />}
        </>
      ) : (
        <>
          <Summary students={data.studentList} />
          <Assignments classId={data.id} isArchived={data.isArchived} />
          {!data.isArchived && <ClassExams classId={data.id} />}
          <StudentsTable students={data.studentList} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <WeakTopics topics={data.topics} classId={data.isArchived ? null : data.id} />
            <ClassSkills skills={data.skills} />
          </div>
        </>
      )}
      {isOpen && <ClassSettings taught={data} onClose={() => setOpen(false)} />}
      <p className="sr-only" role="status">
        {amount(data.students, 'estudiante', 'estudiantes')} en el curso
      </p>
    </>
  );
};

export default function ClassPage({ classId }: { classId: string }) {
  const { data, error, refetch } = useQuery(classPage(classId));
  useTitle(data?.name ?? 'Curso');
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <TeachersOnly>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {data && !isMissing && <Loaded data={data} />}
        {isMissing && (
          <Notice as="h1" icon={<School />} title="Curso no encontrado">
            <p>No existe, o ya no enseñas en él.</p>
            <ButtonLink href="/docente">Ver mis cursos</ButtonLink>
          </Notice>
        )}
        {!data && !isMissing && error && <Failure onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status" className="grid gap-6">
            <span className="sr-only">Cargando el curso</span>
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
      </div>
    </TeachersOnly>
  );
}
