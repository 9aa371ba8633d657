import type { WithheldAttempt } from '@matraz/contracts/exams/attempt-http';
import { CircleCheck } from 'lucide-react';
import { useTitle } from '../../../shared/page/use-title.ts';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { shownLetter } from '../shown-order.ts';
import { dayAndTime } from '../words.ts';

/** A completed exam of which the teacher shows the result later: only what the student answered. */
export default function WithheldResults({ attempt }: { attempt: WithheldAttempt }) {
  const { exam, answers, answered, total, resultsFrom } = attempt;
  useTitle(`Entregado · ${exam.title}`);
  const chosen = new Map(answers.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]));
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <Notice as="h1" icon={<CircleCheck />} title="Entregado">
        <p>
          <strong>{exam.title}</strong>: respondiste {answered} de {total} preguntas.
        </p>
        <p>
          {resultsFrom === null
            ? 'Tu docente mostrará los resultados cuando corresponda.'
            : `Los resultados se muestran el ${dayAndTime(resultsFrom)}.`}
        </p>
        <ButtonLink href="/exams">Ver ensayos</ButtonLink>
      </Notice>
      <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
        <h2 className="font-extrabold text-xl">Lo que respondiste</h2>
        <ol className="mt-3 grid gap-2">
          {exam.questions.map((question, place) => {
            const option = chosen.get(question.id) ?? null;
            return (
              <li key={question.id} className="flex gap-3 border-line border-t py-2.5">
                <span className="shrink-0 font-bold tabular-nums">{place + 1}.</span>
                {option === null ? (
                  <span className="text-ink-soft">Sin respuesta</span>
                ) : (
                  <span className="flex min-w-0 gap-2">
                    <strong>{shownLetter(question, option)}</strong>
                    <RichText html={question.options[option] ?? ''} />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </section>
    </div>
  );
}
