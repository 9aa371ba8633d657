import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, History, Printer } from 'lucide-react';
import { useRef } from 'react';
import { useTitle } from '../../../../shared/page/use-title.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { PaperBadge } from '../../paper-badge.tsx';
import { CorrectedPaper } from '../../printing/corrected-paper.tsx';
import { printWhenReady } from '../../printing/print-when-ready.ts';
import { Loaded } from './loaded.tsx';
import { studentAttempt } from './queries.ts';

/** The corrected paper of a student, for her teacher. */
export const StudentAttempt = ({ attemptId }: { attemptId: string }) => {
  const query = useQuery(studentAttempt(attemptId));
  const sheet = useRef<HTMLDivElement>(null);
  useTitle(query.data ? `Prueba corregida: ${query.data.student.name}` : 'Prueba corregida');
  return (
    <Loaded query={query} loading="Cargando la prueba" missing="El intento no existe, o no es de tus cursos.">
      {({ student, paper, attempt }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <div className="mr-auto min-w-0">
              <h1 className="wrap-anywhere font-extrabold text-3xl">Prueba corregida de {student.name}</h1>
              {paper && (
                <p className="flex flex-wrap items-center gap-2">
                  <PaperBadge /> Forma {paper.form}; aquí, en el orden del ensayo.
                </p>
              )}
            </div>
            <ButtonLink look="quiet" href={`/docente/estudiantes/${student.userId}`}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              {student.name}
            </ButtonLink>
            {!paper && (
              <ButtonLink look="quiet" href={`/docente/intentos/${attemptId}?vio`}>
                <History className="size-5" aria-hidden="true" />
                Lo que vio
              </ButtonLink>
            )}
            <Button onClick={() => sheet.current && void printWhenReady(sheet.current)}>
              <Printer className="size-5" aria-hidden="true" />
              Imprimir
            </Button>
          </div>
          <div
            ref={sheet}
            className="overflow-hidden rounded-card shadow-card ring-1 ring-line print:overflow-visible print:rounded-none print:shadow-none print:ring-0"
          >
            <CorrectedPaper attempt={attempt} name={student.name} />
          </div>
        </div>
      )}
    </Loaded>
  );
};
