import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import type { ChosenAttempt } from '@matraz/contracts/exams/limits';
import { writeCsv } from '@matraz/formats/people/write-csv';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardList, FileSpreadsheet, PencilLine, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../shared/page/save-file.ts';
import { useTitle } from '../../../../shared/page/use-title.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { Choose } from '../../../../shared/ui/choose.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { classResultRows } from './class-results-csv.ts';
import { Loaded } from './loaded.tsx';
import { OtherTable } from './other-table.tsx';
import { classResults } from './queries.ts';
import { ResultsParts } from './results-parts.tsx';
import { ResultsQuestions } from './results-questions.tsx';
import { ResultsStudents } from './results-students.tsx';
import { ResultsSummary } from './results-summary.tsx';

const chosenTexts: Record<ChosenAttempt, { label: string }> = {
  first: { label: 'El primer intento de cada estudiante' },
  best: { label: 'El mejor intento de cada estudiante' },
  last: { label: 'El último intento de cada estudiante' },
};

const saveCsv = (data: ClassExamResults) =>
  saveFile({
    name: `resultados ${data.class.name} ${data.exam.title}.csv`.replace(/[/\\:*?"<>|]/g, '-'),
    blob: new Blob([writeCsv(classResultRows(data))], { type: 'text/csv;charset=utf-8' }),
  });

const Head = ({ data }: { data: ClassExamResults }) => (
  <div className="flex flex-wrap items-center gap-3">
    <div className="mr-auto min-w-0">
      <h1 className="wrap-anywhere font-extrabold text-3xl sm:text-4xl">{data.exam.title}</h1>
      <p className="mt-1 text-ink-soft">
        Resultados de {data.class.name} · {data.class.year}
      </p>
    </div>
    <ButtonLink look="quiet" href={`/docente/clases/${data.class.id}`}>
      <ArrowLeft className="size-5" aria-hidden="true" />
      {data.class.name}
    </ButtonLink>
    <ButtonLink look="quiet" href={`/admin/ensayos/${data.exam.id}/imprimir`}>
      <Printer className="size-5" aria-hidden="true" />
      Imprimir el ensayo
    </ButtonLink>
    {!data.class.isArchived && (
      <ButtonLink look="quiet" href={`/docente/clases/${data.class.id}/ensayos/${data.exam.id}?papel`}>
        <PencilLine className="size-5" aria-hidden="true" />
        Cargar hojas en papel
      </ButtonLink>
    )}
    <Button look="quiet" disabled={data.summary === null} onClick={() => saveCsv(data)}>
      <FileSpreadsheet className="size-5" aria-hidden="true" />
      Para Excel
    </Button>
  </div>
);

/** How a class did in an exam. */
export const ClassResults = ({ classId, examId }: { classId: string; examId: string }) => {
  const [attempt, setAttempt] = useState<ChosenAttempt>('first');
  const query = useQuery(classResults(classId, examId, attempt));
  useTitle(query.data ? `Resultados: ${query.data.exam.title}` : 'Resultados del curso');
  return (
    <Loaded
      query={query}
      loading="Cargando los resultados del curso"
      missing="El curso o el ensayo no existe, o ya no enseñas en él."
    >
      {(data) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Head data={data} />
          <Choose label="Cuenta" choices={chosenTexts} value={attempt} onChoose={setAttempt} />
          <ResultsSummary students={data.students} summary={data.summary} />
          {data.summary === null && (
            <Notice icon={<ClipboardList />} title="Todavía no hay resultados">
              <p>Aparecen cuando alguien del curso entrega el ensayo, o cuando cargas una hoja en papel.</p>
            </Notice>
          )}
          {data.summary && <ResultsParts areas={data.areas} topics={data.topics} skills={data.skills} />}
          <ResultsQuestions questions={data.questions} exam={data.exam} />
          <ResultsStudents students={data.students} />
          {data.summary && <OtherTable data={data} />}
        </div>
      )}
    </Loaded>
  );
};
