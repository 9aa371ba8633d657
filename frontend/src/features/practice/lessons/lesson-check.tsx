import { CircleHelp } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { useOnline } from '../../../shared/net/use-online.ts';
import { QuestionWait } from '../../../shared/rich-text/formula-wait.tsx';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Explanation } from '../explanation.tsx';
import { KeptNotice } from '../kept-notice.tsx';
import type { Question } from '../open-content.ts';
import { QuestionOptions } from '../question-options.tsx';
import { useAnswering } from '../use-answering.ts';

/** A practice question within a lesson. It counts as in practice. */
export const LessonCheck = ({ question }: { question: Question }) => {
  const titleId = useId();
  const textId = useId();
  const isOnline = useOnline();
  const answering = useAnswering(question, { onAnswered: () => {} });
  const { selected, result, isLocked, isSending, keptKey, confirm } = answering;
  // Practice would begin with a question whose result is still open.
  const forget = useEffectEvent(answering.reset);
  useEffect(() => () => forget(), []);
  return (
    <section aria-labelledby={titleId} className="my-8 rounded-2xl border-2 border-brand p-4 sm:p-6">
      <h3 id={titleId} className="flex items-center gap-2 font-extrabold text-brand text-lg">
        <CircleHelp className="size-5" aria-hidden="true" />
        Compruébalo
      </h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <QuestionWait
          question={question.question}
          options={question.options}
          keepsHeight={result === null}
          className="mt-3"
        >
          <div id={textId}>
            <RichText html={question.question} describesImages={result !== null} className="font-semibold" />
          </div>
          <QuestionOptions
            question={question}
            answering={answering}
            name={`${titleId}${question.id}`}
            labelledBy={textId}
            className="mt-4 grid gap-2.5"
          />
          {result === null && keptKey === null && (
            <Button type="submit" disabled={selected === null || isLocked} className="mt-4 w-full sm:w-auto">
              {isSending ? (isOnline ? 'Enviando…' : 'Esperando la conexión…') : 'Comprobar'}
            </Button>
          )}
        </QuestionWait>
      </form>
      {result && <Explanation result={result} as="h4" />}
      <KeptNotice isShown={keptKey !== null} />
    </section>
  );
};
