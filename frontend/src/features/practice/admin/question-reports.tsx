import { reportText } from '@matraz/contracts/practice/limits';
import type { ReportedQuestion } from '@matraz/contracts/practice/reports-http';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox, Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '../../../shared/net/api.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { toast } from '../../../shared/page/toast.ts';
import { reasonWords } from '../../../shared/reports/reason-words.ts';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { amount, letterOf } from '../../../shared/study/words.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { LongTextField } from '../../../shared/ui/text-field.tsx';

const states = { open: 'Por responder', closed: 'Cerrados' } as const;
type State = keyof typeof states;

const questionReports = (state: State) =>
  queryOptions({
    queryKey: ['question-reports', state],
    queryFn: () => call('listQuestionReports', { query: { state } }),
    staleTime: 0,
  });

const time = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the question is edited. An exam question is in the list of its exam. */
const editPage = ({ topicId, examId }: ReportedQuestion) => {
  if (topicId) return `/admin?seccion=preguntas&tema=${topicId}`;
  return examId ? '/admin?seccion=ensayos' : null;
};

const AnswerForm = ({ reportIds }: { reportIds: string[] }) => {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState('');
  const [key] = useState(uuidv7);
  const close = useMutation({
    mutationFn: () => call('closeQuestionReports', { body: { reportIds, answer: answer.trim() }, idempotencyKey: key }),
    onSuccess: () => {
      toast({ tone: 'good', title: answer.trim() ? 'Respuesta enviada' : 'Aviso cerrado' });
      return queries.invalidateQueries({ queryKey: ['question-reports'] });
    },
    onError: () => toast({ tone: 'destructive', title: 'No pudimos cerrar el aviso' }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!close.isPending) close.mutate();
  };
  return (
    <form onSubmit={send} className="mt-4 grid gap-3">
      <LongTextField
        label={reportIds.length === 1 ? 'Respuesta' : `Respuesta a los ${reportIds.length} avisos`}
        hint="La ve cada estudiante que avisó. Vacía: se cierra sin responder."
        required={false}
        maxLength={reportText.max}
        value={answer}
        onChange={setAnswer}
      />
      <Button type="submit" disabled={close.isPending} className="justify-self-start">
        {answer.trim() ? 'Responder y cerrar' : 'Cerrar sin responder'}
      </Button>
    </form>
  );
};

const Reported = ({ reported, state }: { reported: ReportedQuestion; state: State }) => {
  const { title, question, reports, examId } = reported;
  const edit = editPage(reported);
  return (
    <article className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="mr-auto font-bold">
          {title ?? 'Eliminada'}
          <span className="ml-2 font-normal text-ink-soft text-sm">{examId ? 'Ensayo' : 'Práctica'}</span>
        </h2>
        <span className="rounded-full bg-copper-soft px-3 py-0.5 font-bold text-copper text-sm">
          {amount(reports.length, 'aviso', 'avisos')}
        </span>
        {edit && (
          <ButtonLink look="ghost" href={edit} className="min-h-10 py-1.5">
            <Pencil className="size-4" aria-hidden="true" />
            Editar
          </ButtonLink>
        )}
      </div>
      {question && (
        <>
          <RichText html={question.question} className="mt-2 font-semibold" />
          <details className="mt-2">
            <summary className="cursor-pointer py-1 font-semibold text-brand">Alternativas y explicación</summary>
            <ol className="mt-1 grid gap-1">
              {question.options.map((option, place) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
                  key={place}
                  className={cx('flex gap-2 rounded-xl px-3 py-1', place === question.correctAnswer && 'bg-good-soft')}
                >
                  <span className="font-bold">{letterOf(place)}</span>
                  <RichText html={option} />
                </li>
              ))}
            </ol>
            <RichText html={question.explanation} className="mt-2" />
          </details>
        </>
      )}
      <ul className="mt-4 grid gap-3">
        {reports.map(({ id, reason, text, reportedAt, answer }) => (
          <li key={id} className="border-line border-l-4 pl-3 [overflow-wrap:anywhere]">
            <p>
              <span className="font-semibold">{reasonWords[reason]}</span>
              <time dateTime={reportedAt} className="ml-2 text-ink-soft text-sm">
                {time.format(new Date(reportedAt))}
              </time>
            </p>
            {text && <p className="whitespace-pre-wrap">{text}</p>}
            {answer !== null && <p className="mt-1 whitespace-pre-wrap text-good">Respuesta: {answer}</p>}
          </li>
        ))}
      </ul>
      {state === 'open' && <AnswerForm key={reports.length} reportIds={reports.map(({ id }) => id)} />}
    </article>
  );
};

/** What students reported about questions. The question with most reports is first. */
export const QuestionReports = () => {
  const [search, setSearch] = useSearchParams();
  const state: State = search.get('estado') === 'cerrados' ? 'closed' : 'open';
  const { data: questions, isError, refetch } = useQuery(questionReports(state));
  return (
    <>
      <fieldset className="mt-6">
        <legend className="sr-only">Qué avisos ver</legend>
        <div className="flex gap-2">
          {(Object.keys(states) as State[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === state}
              onClick={() => setSearch(name === 'closed' ? { estado: 'cerrados' } : {}, { replace: true })}
              className={cx(
                'min-h-11 rounded-full px-4.5 py-2 font-semibold transition',
                name === state ? 'bg-ink text-paper' : 'bg-sunken text-ink hover:bg-line',
              )}
            >
              {states[name]}
            </button>
          ))}
        </div>
      </fieldset>
      {isError && !questions && <Failure onRetry={() => void refetch()} />}
      {!questions && !isError && <Skeleton className="mt-6 h-56 rounded-card" />}
      {questions?.length === 0 && (
        <Notice icon={<Inbox />} title={state === 'open' ? 'Nada por responder' : 'Todavía no hay avisos cerrados'} />
      )}
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        {questions?.map((reported) => (
          <li key={reported.questionId}>
            <Reported reported={reported} state={state} />
          </li>
        ))}
      </ul>
    </>
  );
};
