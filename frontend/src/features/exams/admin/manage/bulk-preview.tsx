import { type ExamBulkResult, noValidQuestions } from '@matraz/formats/bulk/exam-text';
import type { ImportProblem } from '@matraz/formats/exchange/import-result';
import type { Ref } from 'react';
import { ImportProblems } from '../../../../authoring/exchange/import-problems.tsx';
import { amount, questionsInWords } from '../../../../shared/study/words.ts';
import { BulkCreate } from './bulk-create.tsx';
import { BulkWarnings } from './bulk-warnings.tsx';
import type { QuestionBody } from './question-draft.ts';
import { QuestionCard } from './question-preview.tsx';

interface Props {
  result: ExamBulkResult;
  problems: readonly ImportProblem[];
  heading: Ref<HTMLHeadingElement>;
  isBusy: boolean;
  onShow: (block: number) => void;
  onCreate: (questions: QuestionBody[]) => void;
}

/** The warnings about the text and the questions that would be created. */
export const BulkPreview = ({ result, problems, heading, isBusy, onShow, onCreate }: Props) => {
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
      <ImportProblems problems={problems} />
      {result.warnings.length > 0 && <BulkWarnings warnings={result.warnings} onShow={onShow} />}
      {result.ok && (
        <>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {questions.map(({ orderIndex, ...question }) => (
              <li key={orderIndex}>
                <QuestionCard
                  place={orderIndex}
                  question={question}
                  warnings={result.warnings.filter((warning) => warning.question === orderIndex)}
                />
              </li>
            ))}
          </ol>
          <BulkCreate
            guessed={result.warnings.filter(({ kind }) => kind === 'key').flatMap(({ question }) => question ?? [])}
            isBusy={isBusy}
            onCreate={() => onCreate(questions.map(({ orderIndex: _, ...question }) => question))}
          />
        </>
      )}
    </section>
  );
};
