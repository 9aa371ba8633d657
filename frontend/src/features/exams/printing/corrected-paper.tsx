import './paper.css';
import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { acceptedOptions, correctionText } from '../../../shared/study/question-key.ts';
import { letterOf } from '../../../shared/study/words.ts';
import { type Reviewed, reviewed } from '../results/review-filter.ts';
import { dayAndTime, scoreInWords } from '../words.ts';

const marks: Record<Reviewed['outcome'], string> = { right: '✓ Correcta', wrong: '✗ Incorrecta', none: '○ En blanco' };

const Question = ({ question, place, selectedAnswer, outcome }: Reviewed) => {
  const accepted = acceptedOptions(question);
  return (
    <li className="mb-5 break-inside-avoid">
      <p className="flex flex-wrap gap-x-3 font-bold">
        <span>{place}.</span>
        <span>{question.isVoided ? 'Anulada: no cuenta' : marks[outcome]}</span>
        {question.isPilot && <span className="font-normal">Piloto</span>}
      </p>
      <RichText html={question.question} images="beside" className="leading-snug" />
      <ol className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-1">
        {question.options.map((html, option) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
          <li key={option} className="flex gap-2">
            <span className={accepted?.includes(option) ? 'shrink-0 font-extrabold underline' : 'shrink-0'}>
              {letterOf(option)})
            </span>
            <div className="min-w-0 flex-1 leading-snug">
              <RichText html={html} images="beside" className={accepted?.includes(option) ? 'font-bold' : ''} />
              {(accepted?.includes(option) || option === selectedAnswer) && (
                <span className="font-semibold text-[9pt]">
                  {[option === selectedAnswer && 'marcada', accepted?.includes(option) && 'clave']
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </div>
          </li>
        ))}
      </ol>
      {correctionText(question) && (
        <p className="mt-1.5 text-[9pt]">
          {correctionText(question)}. {question.correction?.reason}
        </p>
      )}
      {question.explanation && (
        <div className="mt-1.5 border-[#999] border-l-2 pl-2 text-[9pt]">
          <RichText html={question.explanation} images="beside" className="leading-snug" />
        </div>
      )}
    </li>
  );
};

/** A completed attempt with marks, keys and explanations, as it is printed. */
export const CorrectedPaper = ({ attempt, name }: { attempt: CompletedAttempt; name: string }) => (
  <div className="paper">
    <header className="px-[14mm] pt-[14mm] print:px-0 print:pt-0">
      <div className="flex items-start justify-between gap-6 border-black border-b-2 pb-3">
        <div className="min-w-0">
          <p className="wrap-anywhere font-extrabold text-2xl">{attempt.exam.title}</p>
          <p className="wrap-anywhere">
            {name} · {dayAndTime(attempt.finishedAt)}
            {attempt.reason === 'paper' && ' · en papel'}
          </p>
          <p className="tabular-nums">
            {attempt.correct} de {attempt.scored} correctas · {attempt.answered} de {attempt.total} respondidas
          </p>
        </div>
        <p className="shrink-0 text-right font-extrabold text-3xl tabular-nums">
          {scoreInWords(attempt.paesScore)}
          <span className="block font-semibold text-sm">Puntaje PAES simulado</span>
        </p>
      </div>
    </header>
    <ol className="paper-questions">
      {reviewed(attempt, new Set()).map((one) => (
        <Question key={one.question.id} {...one} />
      ))}
    </ol>
  </div>
);
