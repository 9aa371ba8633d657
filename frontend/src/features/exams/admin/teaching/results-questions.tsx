import type { ClassExamResults, ClassQuestion } from '@matraz/contracts/exams/class-results-http';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useExcerpt } from '../../../../authoring/text/use-excerpt.ts';
import { ReportButton } from '../../../../shared/reports/report-button.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { percent } from '../../../../shared/study/percent.ts';
import { acceptedOptions, correctionText } from '../../../../shared/study/question-key.ts';
import { letterOf } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Choose } from '../../../../shared/ui/choose.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { KeyedQuestion } from '../../keyed-question.tsx';
import { KindBadge } from '../../kind-badge.tsx';
import { CorrectQuestion } from '../manage/correct-question.tsx';
import { Panel } from './panel.tsx';

const shareOf = ({ correct, taken }: ClassQuestion) => Math.round((100 * correct) / Math.max(1, taken));

/** How the results may be sorted. */
const orders = {
  place: { label: 'Orden del ensayo', compare: (one: ClassQuestion, other: ClassQuestion) => one.place - other.place },
  hardest: {
    label: 'Menos aciertos',
    compare: (one: ClassQuestion, other: ClassQuestion) => shareOf(one) - shareOf(other),
  },
  empty: { label: 'Más en blanco', compare: (one: ClassQuestion, other: ClassQuestion) => other.empty - one.empty },
} as const;
type Order = keyof typeof orders;

/** The share of each option, the key with a mark. The same numbers are in the question that opens. */
const Options = ({ question }: { question: ClassQuestion }) => {
  const accepted = acceptedOptions(question);
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm tabular-nums">
      {question.chosen.map((count, option) => {
        const isKey = accepted?.includes(option) ?? false;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
          <li key={option} className={cx('whitespace-nowrap', isKey ? 'font-extrabold text-good' : 'text-ink-soft')}>
            {letterOf(option)}
            {isKey && <span className="sr-only"> (clave)</span>} {percent(Math.round((100 * count) / question.taken))}
          </li>
        );
      })}
      {question.empty > 0 && (
        <li className="whitespace-nowrap text-ink-soft">
          en blanco {percent(Math.round((100 * question.empty) / question.taken))}
        </li>
      )}
    </ul>
  );
};

const EXCERPT_LENGTH = 140;

const Excerpt = ({ html }: { html: string }) => (
  <span className="wrap-anywhere font-semibold leading-snug">{useExcerpt(html, EXCERPT_LENGTH)}</span>
);

interface OpenProps {
  question: ClassQuestion;
  version: number;
  onClose: () => void;
}

/** A question with its key. An administrator corrects it here; a teacher tells the administrators. */
const OpenQuestion = ({ question, version, onClose }: OpenProps) => {
  const { isAdmin } = useUser();
  const [isCorrecting, setCorrecting] = useState(false);
  if (isCorrecting)
    return <CorrectQuestion question={question} place={question.place} version={version} onClose={onClose} />;
  return (
    <Dialog title={`Pregunta ${question.place}`} size="page" startsAtTitle onClose={onClose}>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 sm:px-8">
        <p className="mt-2 flex flex-wrap items-center gap-3 text-ink-soft">
          <KindBadge isPilot={question.isPilot} />
          {question.topic}
        </p>
        <KeyedQuestion question={question} />
        <div className="mt-5">
          <Options question={question} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {isAdmin ? (
            <Button look="quiet" onClick={() => setCorrecting(true)}>
              <ClipboardCheck className="size-5" aria-hidden="true" />
              Corregir o anular
            </Button>
          ) : (
            <ReportButton questionId={question.id} attemptId={question.attemptId} />
          )}
        </div>
      </div>
    </Dialog>
  );
};

/** Each question with its share of right answers and of each option. */
export const ResultsQuestions = ({ questions, exam }: Pick<ClassExamResults, 'questions' | 'exam'>) => {
  const [order, setOrder] = useState<Order>('place');
  const [openId, setOpenId] = useState<string | null>(null);
  const open = questions.find(({ id }) => id === openId);
  if (questions.length === 0) return null;
  return (
    <Panel
      title="Por pregunta"
      note="Abre una para ver el enunciado, la clave y la explicación. Las anuladas y las piloto no cuentan para el puntaje."
    >
      <div className="mt-3">
        <Choose label="Primero" choices={orders} value={order} onChoose={setOrder} />
      </div>
      <ol className="mt-3">
        {[...questions].sort(orders[order].compare).map((question) => (
          <li key={question.id} className="flex items-start gap-3 border-line border-t py-2.5">
            <span className="w-8 shrink-0 pt-0.5 text-right font-extrabold tabular-nums">{question.place}</span>
            <div className="min-w-0 flex-1">
              <button
                type="button"
                onClick={() => setOpenId(question.id)}
                aria-label={`Abrir la pregunta ${question.place}`}
                className="block w-full text-left hover:text-brand"
              >
                <Excerpt html={question.question} />
              </button>
              <Options question={question} />
              <p className="text-ink-soft text-sm">
                {[question.topic, question.isPilot && 'Piloto', correctionText(question)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span
              className={cx(
                'shrink-0 whitespace-nowrap text-right font-extrabold tabular-nums',
                shareOf(question) < 50 && 'text-copper',
              )}
            >
              {percent(shareOf(question))}
              <span className="block font-normal text-ink-soft text-sm">
                {question.correct} de {question.taken}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {open && <OpenQuestion question={open} version={exam.version} onClose={() => setOpenId(null)} />}
    </Panel>
  );
};
