import type { MasteryReply, RecommendedQuestion } from '@matraz/contracts/practice/diagnosis-http';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NextTopic } from '../../../shared/goals/next-topic.tsx';
import { focusAtTop } from '../../../shared/page/focus-at-top.ts';
import { courseList } from '../../../shared/study/courses.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { mastery } from '../queries.ts';
import { TopicsToRead } from '../review/topics-to-read.tsx';
import { AccuracyRing } from '../topic/accuracy-ring.tsx';
import { masteryText } from './mastery-bar.tsx';

interface Props {
  /** Identifies the round, so that its result is read anew. */
  round: string;
  questions: RecommendedQuestion[];
  outcomes: boolean[];
  before: MasteryReply;
  onAgain: () => void;
}

type Known = Pick<MasteryReply['topics'][number], 'mastery'>;

const Change = ({ before, after }: { before: Known | undefined; after: Known }) => {
  const [from, to] = [before && masteryText(before), masteryText(after)];
  const rise = Math.round(100 * (after.mastery?.mean ?? 0)) - Math.round(100 * (before?.mastery?.mean ?? 0));
  return (
    <span className="flex shrink-0 items-center gap-1.5 font-bold tabular-nums">
      {from && from !== to && <span className="font-normal text-ink-soft">{`${from} a`}</span>}
      <span>{to}</span>
      {from && rise > 0 && <ArrowUp className="size-4 text-good" role="img" aria-label="subió" />}
      {from && rise < 0 && <ArrowDown className="size-4 text-copper" role="img" aria-label="bajó" />}
    </span>
  );
};

/** How the practice moved what is known of its areas and topics. */
const Moved = ({ round, questions, before }: Pick<Props, 'round' | 'questions' | 'before'>) => {
  const { data: after, isError } = useQuery(mastery(round));
  const { data: courses } = useQuery(courseList);
  if (isError) return null;
  if (!after) return <Skeleton className="mt-6 h-28 w-full max-w-md" />;
  const areas = after.areas
    .filter(({ courseId }) => questions.some((question) => question.courseId === courseId))
    .map((area) => ({
      id: `area ${area.courseId}`,
      name: courses?.find(({ id }) => id === area.courseId)?.subject ?? '',
      after: area,
      before: before.areas.find(({ courseId }) => courseId === area.courseId),
    }));
  const topics = after.topics
    .filter(({ topicId }) => questions.some((question) => question.topicId === topicId))
    .map((topic) => ({
      id: topic.topicId,
      name: topic.title,
      after: topic,
      before: before.topics.find(({ topicId }) => topicId === topic.topicId),
    }));
  const known = [...areas, ...topics].filter((row) => row.after.mastery !== null);
  return (
    <div className="mt-6 w-full max-w-md text-left">
      <h3 className="font-bold">Tu dominio ahora</h3>
      <ul className="mt-2 divide-y divide-line">
        {known.map((row) => (
          <li key={row.id} className="flex min-h-11 items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 leading-snug">{row.name}</span>
            <Change before={row.before} after={row.after} />
          </li>
        ))}
      </ul>
      {topics.some((row) => row.after.mastery === null) && (
        <p className="mt-2 text-ink-soft text-sm">
          {known.length === 0
            ? 'Con unas respuestas más sabremos cuánto dominas de cada tema.'
            : 'De los demás temas son pocas respuestas para saberlo.'}
        </p>
      )}
    </div>
  );
};

export const RecommendedEnd = ({ round, questions, outcomes, before, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), []);
  const right = outcomes.filter(Boolean).length;
  const all = questions.length;
  return (
    <section className="mt-5 flex animate-rise flex-col items-center rounded-card bg-surface p-6 text-center shadow-card ring-1 ring-line sm:p-10">
      <AccuracyRing
        percent={all === 0 ? 0 : Math.round((right * 100) / all)}
        isPassed={right === all}
        label="correctas"
      />
      <h2 ref={heading} tabIndex={-1} className="mt-5 font-extrabold text-2xl outline-none sm:text-3xl">
        {`${right} de ${all} correctas`}
      </h2>
      <p className="mt-2 max-w-md text-lg leading-snug">
        {right === all
          ? '¡Todas! La próxima práctica te pedirá un poco más.'
          : 'Lo que no salió vuelve en tus próximas prácticas. Así se aprende.'}
      </p>
      <Moved round={round} questions={questions} before={before} />
      <TopicsToRead questions={questions} outcomes={outcomes} most={3} />
      <NextTopic className="mt-6 w-full max-w-md" />
      <div className="mt-6 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button onClick={onAgain}>Otra práctica</Button>
        <ButtonLink look="quiet" href="/">
          Volver al Inicio
        </ButtonLink>
      </div>
    </section>
  );
};
