import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { reviewRound } from '../queries.ts';
import { AccuracyRing } from '../topic/accuracy-ring.tsx';
import { ReviewEmpty } from './review-empty.tsx';
import { dayText, type ReviewKind, reviewTexts } from './review-kinds.ts';

interface Props {
  kind: ReviewKind;
  courseId: number | undefined;
  questions: ReviewQuestion[];
  /** Whether each answer was correct, in the order of the questions. */
  outcomes: boolean[];
  onAgain: () => void;
}

/** The topics with a wrong answer. */
const topicsToRead = (questions: ReviewQuestion[], outcomes: boolean[]) =>
  new Map(questions.filter((_, place) => outcomes[place] === false).map((question) => [question.topicId, question]));

const WhatIsLeft = ({ kind, courseId, onAgain }: Pick<Props, 'kind' | 'courseId' | 'onAgain'>) => {
  const { data: left } = useQuery(reviewRound(kind, courseId, -1));
  if (left === undefined) return <Skeleton className="mt-6 h-12 w-full" />;
  return (
    <>
      {left.nextDueOn && (
        <p className="mt-4 text-ink-soft">
          Tu próximo repaso: <strong className="font-bold text-ink">{dayText(left.nextDueOn)}</strong>.
        </p>
      )}
      <div className="mt-6 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        {left.total > 0 && <Button onClick={onAgain}>{reviewTexts[kind].more(left.total)}</Button>}
        <ButtonLink look={left.total > 0 ? 'quiet' : 'primary'} href="/">
          Volver al Inicio
        </ButtonLink>
      </div>
    </>
  );
};

/** The result of a round, topics to read again, and the next steps. */
export const ReviewEnd = ({ kind, courseId, questions, outcomes, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (questions.length === 0) return <ReviewEmpty kind={kind} nextDueOn={null} />;

  const right = outcomes.filter(Boolean).length;
  const topics = topicsToRead(questions, outcomes);
  const texts = reviewTexts[kind];
  return (
    <section className="mt-5 flex animate-rise flex-col items-center rounded-card bg-surface p-6 text-center shadow-card ring-1 ring-line sm:p-10">
      <AccuracyRing
        percent={Math.round((right * 100) / questions.length)}
        isPassed={right === questions.length}
        label="correctas"
      />
      <h2 ref={heading} tabIndex={-1} className="mt-5 font-extrabold text-2xl outline-none sm:text-3xl">
        {texts.score(right, questions.length)}
      </h2>
      <p className="mt-2 max-w-md text-lg leading-snug">
        {right === questions.length ? texts.praise : texts.consolation}
      </p>
      {topics.size > 0 && (
        <div className="mt-6 w-full max-w-md text-left">
          <h3 className="font-bold">Vale la pena releer</h3>
          <ul className="mt-2 grid gap-2">
            {Array.from(topics.values(), ({ topicId, topicTitle }) => (
              <li key={topicId}>
                <Link
                  href={`/topic/${topicId}?seccion=teoria`}
                  className="flex min-h-12 items-center justify-between gap-3 rounded-2xl bg-sunken px-4 py-2 font-semibold hover:bg-line"
                >
                  {topicTitle}
                  <ArrowRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <WhatIsLeft kind={kind} courseId={courseId} onAgain={onAgain} />
    </section>
  );
};
