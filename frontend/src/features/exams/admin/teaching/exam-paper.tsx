import '../../printing/paper.css';
import { type PaperForm, paperForms } from '@matraz/contracts/exams/limits';
import type { ExamPaper as Paper } from '@matraz/contracts/exams/paper-http';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTitle } from '../../../../shared/page/use-title.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { printWhenReady } from '../../printing/print-when-ready.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { formOf } from './form-of.ts';
import { Loaded } from './loaded.tsx';
import { PaperCover } from './paper-cover.tsx';
import { PaperKey } from './paper-key.tsx';
import { PrintedQuestions } from './printed-questions.tsx';
import { examPaper } from './queries.ts';

/** What goes to the printer. The keys are never together with a paper. */
const parts = {
  paper: 'Cuadernillo y hoja de respuestas',
  sheet: 'Solo la hoja de respuestas',
  key: 'Las claves de las cuatro formas',
} as const;
type Part = keyof typeof parts;

const selectLook = 'min-h-11 min-w-0 max-w-full rounded-xl border-2 border-control bg-surface px-3 font-semibold';

const Sheets = ({ paper, part, form }: { paper: Paper; part: Part; form: PaperForm }) => {
  const { title, version } = paper;
  if (part === 'key') {
    const forms = paperForms.map((one) => ({ form: one, questions: formOf(paper, one) }));
    return <PaperKey title={title} version={version} forms={forms} />;
  }
  const questions = formOf(paper, form);
  return (
    <>
      {part === 'paper' && (
        <>
          <PaperCover paper={paper} form={form} />
          <PrintedQuestions questions={questions} />
        </>
      )}
      <div className="break-before-page">
        <AnswerSheet title={title} form={form} version={version} questions={questions} />
      </div>
    </>
  );
};

const Printing = ({ paper }: { paper: Paper }) => {
  const [part, setPart] = useState<Part>('paper');
  const [form, setForm] = useState<PaperForm>('A');
  const sheet = useRef<HTMLDivElement>(null);
  useTitle(`Imprimir: ${paper.title}`);
  if (paper.questions.length === 0)
    return (
      <Notice as="h1" icon={<FileQuestion />} title="Este ensayo no tiene preguntas">
        <p>Aparece aquí para imprimir cuando las tenga.</p>
      </Notice>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-4 print:hidden">
        <h1 className="wrap-anywhere font-extrabold text-3xl sm:text-4xl">Imprimir {paper.title}</h1>
        <p className="max-w-prose text-ink-soft leading-snug">
          Las formas A, B, C y D tienen las mismas preguntas en otro orden, y salen siempre iguales. La edición{' '}
          {paper.version} queda fija: si alguien cambia el ensayo después, las hojas impresas se corrigen con esta.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <label className="grid gap-1">
            <span className="text-ink-soft text-sm">Qué imprimir</span>
            <select value={part} onChange={({ target }) => setPart(target.value as Part)} className={selectLook}>
              {(Object.keys(parts) as Part[]).map((name) => (
                <option key={name} value={name}>
                  {parts[name]}
                </option>
              ))}
            </select>
          </label>
          {part !== 'key' && (
            <label className="grid gap-1">
              <span className="text-ink-soft text-sm">Forma</span>
              <select value={form} onChange={({ target }) => setForm(target.value as PaperForm)} className={selectLook}>
                {paperForms.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button onClick={() => sheet.current && void printWhenReady(sheet.current)}>
            <Printer className="size-5" aria-hidden="true" />
            Imprimir
          </Button>
        </div>
      </div>
      <div
        ref={sheet}
        className="paper rounded-card shadow-card ring-1 ring-line print:rounded-none print:shadow-none print:ring-0"
      >
        <Sheets key={`${part} ${form}`} paper={paper} part={part} form={form} />
      </div>
    </div>
  );
};

/** An exam for the printer: paper, answer sheet and keys. */
export const ExamPaper = ({ examId, version }: { examId: string; version: number | undefined }) => (
  <Loaded
    query={useQuery(examPaper(examId, version))}
    loading="Cargando el ensayo"
    missing="El ensayo no existe, o no está publicado."
  >
    {(paper) => <Printing paper={paper} />}
  </Loaded>
);
