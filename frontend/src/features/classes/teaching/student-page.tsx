import { Columns } from '../../../shared/ui/columns.tsx';
import '../../../shared/styles/admin.css';
import type { StudentPage as StudentData } from '@matraz/contracts/classes/http';
import { passedShare } from '@matraz/contracts/practice/limits';
import { skillNames } from '@matraz/contracts/syllabus';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer, UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../../shared/net/api.ts';
import { ApiError } from '../../../shared/net/api-error.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { percent } from '../../../shared/study/percent.ts';
import { amount } from '../../../shared/study/words.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { studentPage } from '../queries.ts';
import { useClassChange } from '../use-class-change.ts';
import { AccommodationsForm } from './accommodations-form.tsx';
import { StateBadge } from './students-table.tsx';
import { TeachersOnly } from './teachers-only.tsx';

const moment = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium', timeZone: 'America/Santiago' });
const day = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium', timeZone: 'UTC' });
const whole = (share: number) => percent(Math.round(100 * share));

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="break-inside-avoid rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6 print:rounded-none print:p-0 print:shadow-none print:ring-0">
    <h2 className="font-extrabold text-xl">{title}</h2>
    {children}
  </section>
);

const Facts = ({ data }: { data: StudentData }) => {
  const facts: [string, string | number][] = [
    ['Último día de estudio', data.lastStudyDay ? day.format(new Date(`${data.lastStudyDay}T00:00:00Z`)) : 'Ninguno'],
    ['Preguntas respondidas', data.answers],
    ['Precisión', data.accuracy === null ? '—' : percent(data.accuracy)],
    ['Temas completados', data.topicsCompleted],
    ['Días de estudio en 12 semanas', data.studyDays.length],
    ['Último ensayo', data.lastScore ?? '—'],
    ['Mejor ensayo', data.bestScore ?? '—'],
    ['Ensayos completos', data.exams],
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-2xl bg-surface px-4 py-3 ring-1 ring-line"
        >
          <dt className="text-ink-soft text-sm leading-snug">{label}</dt>
          <dd className="font-extrabold text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

type Known = Pick<StudentData['topics'][number], 'answers' | 'mastery'>;

const Known = ({ name, note, answers, mastery }: Known & { name: string; note?: string }) => (
  <tr className="border-line border-t align-top">
    <th scope="row" className="wrap-anywhere py-2 pr-3 text-left font-normal leading-snug">
      {name}
      {note && <span className="block text-ink-soft text-sm">{note}</span>}
    </th>
    <td className="py-2 text-right tabular-nums">
      {mastery ? (
        <>
          <b className={cx(mastery.mean < passedShare && 'text-copper')}>{whole(mastery.mean)}</b>
          <span className="block whitespace-nowrap text-ink-soft text-sm">
            {whole(mastery.low)} a {whole(mastery.high)}
          </span>
        </>
      ) : (
        <span className="text-ink-soft text-sm">{amount(answers, 'respuesta', 'respuestas')}: pocas para saberlo</span>
      )}
    </td>
  </tr>
);

/** Weak topics first, then the mastered ones; what was never begun is one sentence. */
const Topics = ({ topics }: Pick<StudentData, 'topics'>) => {
  const begun = topics
    .filter(({ answers }) => answers > 0)
    .sort((one, other) => (one.mastery?.mean ?? 2) - (other.mastery?.mean ?? 2));
  return (
    <Part title="Dominio por tema">
      <p className="mt-1 text-ink-soft text-sm">
        Aciertos que esperamos en preguntas nuevas, con su rango. {begun.length} de {topics.length} temas empezados.
      </p>
      <table className="mt-2 w-full">
        <caption className="sr-only">Dominio por tema</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Tema</th>
            <th scope="col">Dominio</th>
          </tr>
        </thead>
        <tbody>
          {begun.map(({ topicId, title, isCompleted, ...known }) => (
            <Known key={topicId} name={title} {...(isCompleted && { note: 'Tema completado' })} {...known} />
          ))}
        </tbody>
      </table>
    </Part>
  );
};

const Results = ({ results }: Pick<StudentData, 'results'>) => (
  <Part title="Ensayos">
    {results.length === 0 && <p className="mt-3 text-ink-soft">Todavía no completó ninguno.</p>}
    {results.length > 0 && (
      <table className="mt-2 w-full tabular-nums">
        <caption className="sr-only">Ensayos completos, el más reciente primero</caption>
        <Columns names={['Ensayo', 'Correctas', 'Puntaje']} />
        <tbody>
          {results.map(({ attemptId, examTitle, ordinal, finishedAt, reason, correct, scored, paesScore }) => (
            <tr key={attemptId} className="border-line border-t align-top">
              <th scope="row" className="wrap-anywhere py-2 pr-3 text-left font-normal leading-snug">
                <Link href={`/docente/intentos/${attemptId}`} className="font-semibold text-brand hover:underline">
                  {examTitle}
                </Link>
                <span className="block text-ink-soft text-sm">
                  {moment.format(new Date(finishedAt))} · intento {ordinal}
                  {reason === 'paper' && ' · en papel'}
                </span>
              </th>
              <td className="whitespace-nowrap py-2 pr-3 text-right">
                {correct} de {scored}
              </td>
              <td className="py-2 text-right font-bold">{paesScore}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Part>
);

const RemoveDialog = ({ data, onClose }: { data: StudentData; onClose: () => void }) => {
  const remove = useClassChange<string>({
    send: (id) => call('removeClassStudent', { params: { id, userId: data.userId } }),
    done: `${data.name} ya no está en el curso`,
    onDone: onClose,
  });
  return (
    <Dialog
      title={`Sacar a ${data.name} de un curso`}
      description="Conserva todo su avance y su cuenta. Con un código abierto puede volver a unirse."
      onClose={onClose}
    >
      <div className="mt-5 grid gap-3">
        {data.classes.map(({ classId, name, year }) => (
          <Button key={classId} look="danger" disabled={remove.isPending} onClick={() => remove.mutate(classId)}>
            Sacar de {name} · {year}
          </Button>
        ))}
        <Button look="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
};

const Loaded = ({ data }: { data: StudentData }) => {
  const [isRemoving, setRemoving] = useState(false);
  const [first] = data.classes;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="wrap-anywhere font-extrabold text-3xl sm:text-4xl">{data.name}</h1>
          <p className="wrap-anywhere mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
            <StateBadge state={data.state} />
            {data.classes.map(({ name, year }) => `${name} · ${year}`).join(', ')}
            {data.email && ` · ${data.email}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          {first && (
            <ButtonLink look="quiet" href={`/docente/clases/${first.classId}`}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              {first.name}
            </ButtonLink>
          )}
          <Button look="quiet" onClick={() => print()}>
            <Printer className="size-5" aria-hidden="true" />
            Imprimir
          </Button>
          <Button look="ghost" onClick={() => setRemoving(true)}>
            <UserX className="size-5" aria-hidden="true" />
            Sacar del curso
          </Button>
        </div>
      </div>
      <Facts data={data} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Topics topics={data.topics} />
        <div className="grid gap-5">
          <Results results={data.results} />
          <div className="print:hidden">
            <Part title="Apoyos en los ensayos">
              <AccommodationsForm studentId={data.userId} saved={data.accommodations} />
            </Part>
          </div>
          <Part title="Habilidades">
            <table className="mt-2 w-full">
              <caption className="sr-only">Dominio por habilidad</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">Habilidad</th>
                  <th scope="col">Dominio</th>
                </tr>
              </thead>
              <tbody>
                {data.skills.map(({ skill, ...known }) => (
                  <Known key={skill} name={skillNames[skill]} {...known} />
                ))}
              </tbody>
            </table>
          </Part>
        </div>
      </div>
      {isRemoving && <RemoveDialog data={data} onClose={() => setRemoving(false)} />}
    </>
  );
};

export default function StudentPage({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useQuery(studentPage(studentId));
  useTitle(data?.name ?? 'Estudiante');
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <TeachersOnly>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {data && !isMissing && <Loaded data={data} />}
        {isMissing && (
          <Notice as="h1" icon={<UserX />} title="No está en tus cursos">
            <p>Salió del curso, o su cuenta se borró.</p>
            <ButtonLink href="/docente">Ver mis cursos</ButtonLink>
          </Notice>
        )}
        {!data && !isMissing && error && <Failure onRetry={() => void refetch()} />}
        {!data && !error && (
          <div role="status" className="grid gap-6">
            <span className="sr-only">Cargando a la persona</span>
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
      </div>
    </TeachersOnly>
  );
}
