import { RichText } from '../../../../shared/rich-text/rich-text.tsx';
import { letterOf } from '../../../../shared/study/words.ts';
import type { PrintedQuestion } from './form-of.ts';

/** The questions in two columns. A question does not break where it fits on one column. */
export const PrintedQuestions = ({ questions }: { questions: readonly PrintedQuestion[] }) => (
  <ol className="paper-questions">
    {questions.map(({ place, question, options }) => (
      <li key={question.id} className="mb-5 break-inside-avoid">
        <div className="flex gap-2">
          <b className="w-7 shrink-0 text-right tabular-nums">{place}.</b>
          <RichText html={question.question} images="beside" className="min-w-0 flex-1 leading-snug" />
        </div>
        <ol className="mt-2 ml-9 grid grid-cols-[minmax(0,1fr)] gap-1">
          {options.map((html, option) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
            <li key={option} className="flex gap-2">
              <span className="shrink-0">{letterOf(option)})</span>
              <RichText html={html} images="beside" className="min-w-0 flex-1 leading-snug" />
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);
