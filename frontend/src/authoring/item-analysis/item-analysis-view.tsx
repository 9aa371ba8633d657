import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { ChartScatter } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { questionsInWords } from '../../shared/study/words.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Pager, usePages } from '../ui/pager.tsx';
import { AnalysedRow, type QuestionTexts } from './analysed-row.tsx';
import { DiscriminationPlot } from './discrimination-plot.tsx';
import { SyllabusFilter, useSyllabusFilter } from './syllabus-filter.tsx';

const PAGE_SIZE = 20;
/** With fewer students in every question there is nothing to see. */
const FEWEST_STUDENTS = 5;

const notCounted = 'No cuentan las de administradores, ni las anteriores al último cambio de alternativas o de clave.';

const Help = ({ isExam }: { isExam: boolean }) => (
  <details className="rounded-2xl bg-sunken p-4 text-sm leading-relaxed">
    <summary className="cursor-pointer font-bold">¿Cómo se leen estos números?</summary>
    <dl className="mt-3 grid gap-3 [&_dt]:font-bold">
      <div>
        <dt>Aciertos</dt>
        <dd>De cada 100 estudiantes, cuántos responden bien. Bajo 20 es muy difícil; sobre 90, muy fácil.</dd>
      </div>
      <div>
        <dt>Discriminación</dt>
        <dd>
          Dice si la pregunta distingue a quienes saben más. Va de −1 a 1: sobre 0,30 distingue bien; bajo 0,20, poco.
          Si es negativa, quienes más saben la fallan más: suele ser una clave equivocada.
        </dd>
      </div>
      <div>
        <dt>Tercio más alto y tercio más bajo</dt>
        <dd>
          Ordenamos a los estudiantes por sus aciertos en las demás preguntas y comparamos el tercio con más aciertos
          con el tercio con menos. En una buena pregunta el tercio más alto elige la clave y las otras alternativas
          atraen sobre todo al más bajo.
        </dd>
      </div>
      <div>
        <dt>Tiempo</dt>
        <dd>
          La mitad de los estudiantes demoró menos y la otra mitad, más.{' '}
          {isExam
            ? 'Se mide desde la respuesta anterior.'
            : 'Se mide desde la respuesta anterior a una pregunta nueva, así que incluye leer su explicación. Las pausas de 10 minutos o más no cuentan.'}
        </dd>
      </div>
      <div>
        <dt>Qué respuestas cuentan</dt>
        <dd>
          {isExam
            ? 'El primer intento de cada estudiante, ya entregado; una pregunta sin respuesta cuenta como error.'
            : 'La primera respuesta de cada estudiante.'}{' '}
          {notCounted}
        </dd>
      </div>
    </dl>
  </details>
);

interface Props {
  /** The most suspicious first. */
  analysed: readonly AnalysedQuestion[];
  questions: readonly QuestionTexts[];
  /** False: practice. */
  isExam: boolean;
  /** Buttons of an opened question. */
  renderActions: (analysis: AnalysedQuestion) => ReactNode;
}

/** How each question works: a plot, and a list that begins with the most suspicious questions. */
export const ItemAnalysisView = ({ analysed, questions, isExam, renderActions }: Props) => {
  const texts = new Map(questions.map((question) => [question.id, question]));
  // A question that was created or deleted since is in only one of the two lists.
  const all = analysed.flatMap((analysis) => {
    const question = texts.get(analysis.questionId);
    return question ? [{ analysis, question }] : [];
  });
  const filter = useSyllabusFilter(questions, isExam);
  const rows = all.filter(({ question }) => filter.isShown(question));
  const pages = usePages(rows, PAGE_SIZE, filter.key);
  const [open, setOpen] = useState<string | null>(null);
  /** A row that a point of the plot has opened: it is scrolled to and gets the focus. */
  const [sought, setSought] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (sought === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-question="${sought}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center' });
    setSought(null);
  }, [sought]);
  const seek = (questionId: string) => {
    pages.show(Math.floor(rows.findIndex(({ question }) => question.id === questionId) / PAGE_SIZE));
    setOpen(questionId);
    setSought(questionId);
  };
  // A corrected question is less suspicious, so newer figures may move it to another page. The page follows it.
  const shownOpen = pages.shown.find(({ question }) => question.id === open)?.question.id ?? null;
  const lastShown = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    if (open !== null && lastShown.current === open && shownOpen === null) seek(open);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the figures change
  useEffect(() => follow(), [analysed]);
  useEffect(() => {
    lastShown.current = shownOpen;
  });

  if (!all.some(({ analysis }) => analysis.students >= FEWEST_STUDENTS)) {
    return (
      <Notice as="h3" icon={<ChartScatter />} title="Aún hay muy pocas respuestas">
        <p>
          Cuando al menos {FEWEST_STUDENTS} estudiantes hayan respondido, verás aquí qué preguntas funcionan y cuáles
          conviene revisar. {notCounted}
        </p>
      </Notice>
    );
  }
  const suspicious = rows.filter(({ analysis: { warnings } }) =>
    warnings.some(({ code }) => code !== 'few-data' && code !== 'unused-option'),
  ).length;
  const isEarly = rows.every(({ analysis: { warnings } }) => warnings.some(({ code }) => code === 'few-data'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Help isExam={isExam} />
      <SyllabusFilter filter={filter} />
      <DiscriminationPlot questions={rows.map(({ analysis }) => analysis)} open={open} onOpen={seek} />
      <div>
        <h3 className="font-extrabold text-xl">Las más sospechosas primero</h3>
        <p className="mt-1 mb-3 text-ink-soft">
          {questionsInWords(rows.length)}; {suspicious > 0 && `conviene revisar ${suspicious}.`}
          {suspicious === 0 && (isEarly ? 'aún hay pocos datos para juzgarlas.' : 'ninguna llama la atención.')}
        </p>
        <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {pages.shown.map(({ analysis, question }) => (
            <AnalysedRow
              key={question.id}
              analysis={analysis}
              question={question}
              topic={filter.titleOf(question.topicId)}
              isOpen={open === question.id}
              onToggle={() => setOpen(open === question.id ? null : question.id)}
              actions={renderActions(analysis)}
            />
          ))}
        </ol>
        <Pager label="Páginas del análisis" pages={pages} />
      </div>
    </div>
  );
};
