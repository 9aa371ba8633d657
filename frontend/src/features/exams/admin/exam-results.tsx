import type { ExamResult } from '@matraz/contracts/item-analysis/http';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { proportionText } from '../../../authoring/item-analysis/figures.ts';
import { call } from '../../../shared/net/api.ts';
import { amount } from '../../../shared/study/words.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { subjectLook } from '../subject-look.tsx';
import { examAnalysis } from './queries.ts';

const examResults = queryOptions({
  queryKey: ['exams', 'results'],
  queryFn: () => call('listExamResults'),
  staleTime: 0,
});

const number = new Intl.NumberFormat('es-CL');

/** PAES scores are from 100 to 1000; the last range includes 1000. */
const ranges = Array.from({ length: 9 }, (_, index) => 100 * (index + 1));

const studentsIn = ({ scores }: ExamResult, from: number) =>
  scores
    .filter(({ score }) => Math.min(900, 100 * Math.floor(score / 100)) === from)
    .reduce((sum, { students }) => sum + students, 0);

/** The number of students in each range of 100 points. */
const ScoreDistribution = ({ exam }: { exam: ExamResult }) => {
  const bars = ranges.map((from) => ({ from, to: from === 900 ? 1000 : from + 99, students: studentsIn(exam, from) }));
  const most = Math.max(1, ...bars.map(({ students }) => students));
  return (
    <table className="mt-4 block w-full text-center text-xs tabular-nums">
      <caption className="sr-only">Estudiantes por puntaje</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Puntaje</th>
          <th scope="col">Estudiantes</th>
        </tr>
      </thead>
      <tbody className="flex h-40 items-end gap-1">
        {bars.map(({ from, to, students }) => (
          <tr key={from} className="flex h-full flex-1 flex-col-reverse">
            <th scope="row" className="border-line border-t pt-1 font-normal text-ink-soft">
              <span aria-hidden="true">{from}</span>
              <span className="sr-only">
                {from} a {to}
              </span>
            </th>
            <td className="flex min-h-0 flex-1 flex-col justify-end">
              <span className={students === 0 ? 'sr-only' : 'font-bold'}>{number.format(students)}</span>
              <span
                className="block rounded-t bg-brand"
                style={{ height: `${(80 * students) / most}%` }}
                aria-hidden="true"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The share of correct answers of each question, in the order of the exam. */
const ByQuestion = ({ examId }: { examId: string }) => {
  const { data, isError, refetch } = useQuery({ ...examAnalysis(examId), staleTime: 0 });
  if (!data) return isError ? <Failure onRetry={() => void refetch()} /> : <Skeleton className="mt-3 h-40" />;
  return (
    <>
      <ol className="mt-3 grid gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-2">
        {[...data.questions]
          .sort((one, other) => one.place - other.place)
          .map(({ questionId, place, proportionCorrect }) => (
            <li key={questionId} className="flex items-center gap-2">
              <span className="w-8 shrink-0 text-right text-ink-soft">{place}</span>
              <span className="h-2.5 flex-1 rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-good"
                  style={{ width: `${100 * (proportionCorrect ?? 0)}%` }}
                />
              </span>
              <span className="w-14 shrink-0 font-bold">{proportionText(proportionCorrect)}</span>
            </li>
          ))}
      </ol>
      <p className="mt-3 text-ink-soft text-sm">
        Para saber por qué fallan una pregunta: Ensayos, «Gestionar», pestaña «Análisis».
      </p>
    </>
  );
};

const Result = ({ exam }: { exam: ExamResult }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = subjectLook(exam.subject);
  return (
    <article className="min-w-0 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h3 className="font-extrabold text-xl [overflow-wrap:anywhere]">{exam.title}</h3>
      <p className="mt-1 text-ink-soft">
        {name} · {exam.isPublished ? 'Activo' : 'Inactivo'}
      </p>
      {exam.students === 0 || exam.medianScore === null ? (
        <p className="mt-4">Ningún estudiante lo ha entregado todavía.</p>
      ) : (
        <>
          <p className="mt-3 text-lg">
            <b>{amount(exam.students, 'estudiante', 'estudiantes')}</b>, mediana{' '}
            <b>{number.format(Math.round(exam.medianScore))} puntos</b>
          </p>
          <ScoreDistribution exam={exam} />
          <details className="mt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary className="cursor-pointer font-bold">Aciertos por pregunta</summary>
            {isOpen && <ByQuestion examId={exam.examId} />}
          </details>
        </>
      )}
    </article>
  );
};

/** The results of every exam, for teachers. */
export const ExamResults = () => {
  const { data, isError, refetch } = useQuery(examResults);
  return (
    <section className="mt-10">
      <h2 className="font-extrabold text-2xl">Resultados de los ensayos</h2>
      <p className="mt-1 text-ink-soft">
        Cuenta el primer intento de cada estudiante. La mediana es el puntaje del medio: la mitad obtuvo más y la otra
        mitad, menos.
      </p>
      {data?.length === 0 && <Notice as="h3" icon={<FileCheck2 />} title="Todavía no hay ensayos" />}
      {data && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          {data.map((exam) => (
            <Result key={exam.examId} exam={exam} />
          ))}
        </div>
      )}
      {!data &&
        (isError ? <Failure onRetry={() => void refetch()} /> : <Skeleton className="mt-4 h-72 rounded-card" />)}
    </section>
  );
};
