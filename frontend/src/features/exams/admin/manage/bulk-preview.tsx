import { type ExamBulkResult, noValidQuestions } from '@matraz/domain/exams/bulk-text';
import type { Ref } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { amount, questionsInWords } from '../../words.ts';
import { BulkWarnings } from './bulk-warnings.tsx';
import type { QuestionBody } from './draft.ts';
import { QuestionCard } from './question-preview.tsx';

interface Props {
  result: ExamBulkResult;
  heading: Ref<HTMLHeadingElement>;
  isBusy: boolean;
  onShow: (warning: string) => void;
  onCreate: (questions: QuestionBody[]) => void;
}

/** What would be created, and before it what the text left open. */
export const BulkPreview = ({ result, heading, isBusy, onShow, onCreate }: Props) => {
  const questions = result.ok ? result.questions : [];
  const pilots = questions.filter(({ isPilot }) => isPilot).length;
  return (
    <section aria-labelledby="bulk-preview" className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-5">
      <div>
        <h3 id="bulk-preview" ref={heading} tabIndex={-1} className="font-extrabold text-xl outline-none">
          Vista previa
        </h3>
        <p className="text-ink-soft">
          {result.ok
            ? `${questionsInWords(questions.length)}, ${amount(pilots, 'piloto', 'piloto')}.`
            : `${noValidQuestions}.`}
        </p>
      </div>
      {result.warnings.length > 0 && <BulkWarnings warnings={result.warnings} onShow={onShow} />}
      {result.ok && (
        <>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {questions.map(({ orderIndex, ...question }) => (
              <li key={orderIndex}>
                <QuestionCard place={orderIndex} question={question} />
              </li>
            ))}
          </ol>
          <div className="sticky -bottom-6 -mx-4 -mb-6 flex items-center justify-between gap-3 border-line border-t bg-surface/95 px-4 py-3 backdrop-blur-md sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
            <p className="font-semibold text-ink-soft max-sm:sr-only">Revisa las claves antes de crear.</p>
            <Button
              disabled={isBusy}
              className="max-sm:w-full"
              onClick={() => onCreate(questions.map(({ orderIndex: _, ...question }) => question))}
            >
              Crear preguntas
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
