import type { BulkQuestion } from '@matraz/formats/bulk/practice-text';
import type { ImportProblem } from '@matraz/formats/exchange/import-result';
import { useEffect, useRef } from 'react';
import { ImportProblems } from '../../../../authoring/exchange/import-problems.tsx';
import { Pager, usePages } from '../../../../authoring/ui/pager.tsx';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { QuestionCard } from '../question-card.tsx';
import { LoadReport } from './load-report.tsx';
import type { Load } from './use-bulk-load.ts';

const PAGE_SIZE = 10;

const Progress = ({ load }: { load: Load }) => (
  <div className="min-w-48 flex-1">
    <p className="font-semibold" role="status">
      {load.state === 'paused'
        ? 'El servidor pide una pausa; la carga sigue sola.'
        : `Creando preguntas: ${load.created.size} de ${load.total}`}
    </p>
    <ProgressBar value={load.created.size} max={load.total} label="Preguntas creadas" className="mt-1.5 h-2.5" />
  </div>
);

const createRestText = (missing: number) =>
  missing === 1 ? 'Crear la pregunta que falta' : `Crear las ${missing} preguntas que faltan`;

interface Props {
  questions: readonly BulkQuestion[];
  /** Parts of the file that are left out or imported differently. */
  problems: readonly ImportProblem[];
  load: Load | null;
  onCreate: () => void;
}

/** The questions of the text as students will see them, some at a time, and the button that creates all. */
export const BulkPreview = ({ questions, problems, load, onCreate }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = usePages(questions, PAGE_SIZE);
  const isRunning = load !== null && load.state !== 'stopped';
  const missing = questions.length - (load?.created.size ?? 0);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section aria-labelledby="bulk-preview" className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-5">
      <div>
        <h3 id="bulk-preview" ref={heading} tabIndex={-1} className="scroll-mt-24 font-extrabold text-xl outline-none">
          Vista previa
        </h3>
        <p className="text-ink-soft">{questionsInWords(questions.length)}, como las verá el estudiante al responder.</p>
      </div>
      <ImportProblems problems={problems} />
      {load?.state === 'stopped' && <LoadReport load={load} />}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.shown.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the text
          <li key={pages.from + index}>
            <QuestionCard title={`Pregunta ${pages.from + index + 1}`} question={question} />
          </li>
        ))}
      </ol>
      <Pager label="Páginas de la vista previa" pages={pages} />
      <div className="sticky bottom-0 z-10 low:static -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-paper px-4 py-3 sm:mx-0 sm:rounded-t-2xl">
        {isRunning ? (
          <Progress load={load} />
        ) : (
          <p className="text-ink-soft max-sm:sr-only">Revisa las claves antes de crear.</p>
        )}
        <Button disabled={isRunning} onClick={onCreate} className="max-sm:w-full">
          {load === null ? `Crear ${questionsInWords(missing)}` : createRestText(missing)}
        </Button>
      </div>
    </section>
  );
};
