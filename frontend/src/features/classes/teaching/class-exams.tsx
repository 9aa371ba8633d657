import { useQuery } from '@tanstack/react-query';
import { ChartColumn, DoorOpen, Printer } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { examsForClass } from '../queries.ts';
import { AssignExam } from './assignments/assign-exam.tsx';

/** The ensayos that the class can take, each with the way to its room. */
export const ClassExams = ({ classId }: { classId: string }) => {
  const { data: exams = [] } = useQuery(examsForClass);
  const shown = exams.filter(({ isPublished }) => isPublished);
  if (shown.length === 0) return null;
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="font-extrabold text-xl">Todos los ensayos</h2>
      <p className="mt-1 text-ink-soft">
        Asigna uno al curso, imprímelo, o abre su sala y sus resultados, también de quienes rinden por su cuenta.
      </p>
      <ul className="mt-3 max-h-80 overflow-y-auto">
        {shown.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 border-line border-t py-1.5">
            <span className="wrap-anywhere mr-auto min-w-0 basis-full font-semibold leading-snug sm:basis-0 sm:grow">
              {title}
            </span>
            <AssignExam classId={classId} exam={{ id, title }} />
            <ButtonLink
              look="quiet"
              href={`/docente/clases/${classId}/ensayos/${id}`}
              aria-label={`Resultados: ${title}`}
              className="shrink-0 px-3!"
            >
              <ChartColumn className="size-5" aria-hidden="true" />
              Resultados
            </ButtonLink>
            <ButtonLink
              look="quiet"
              href={`/admin/ensayos/${id}/imprimir`}
              aria-label={`Imprimir: ${title}`}
              className="shrink-0 px-3!"
            >
              <Printer className="size-5" aria-hidden="true" />
              Imprimir
            </ButtonLink>
            <ButtonLink
              look="quiet"
              href={`/admin/ensayos/${id}/sala?curso=${classId}`}
              aria-label={`Abrir la sala: ${title}`}
              className="shrink-0 px-3!"
            >
              <DoorOpen className="size-5" aria-hidden="true" />
              Abrir la sala
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
