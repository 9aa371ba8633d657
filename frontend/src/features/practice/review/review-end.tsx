import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NextTopic } from '../../../shared/goals/next-topic.tsx';
import { focusAtTop } from '../../../shared/page/focus-at-top.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type AskedQuestion, reviewRound } from '../queries.ts';
import { AccuracyRing } from '../topic/accuracy-ring.tsx';
import { ReviewEmpty } from './review-empty.tsx';
import { dayText, type ReviewKind, reviewTexts } from './review-kinds.ts';
import { TopicsToRead } from './topics-to-read.tsx';

interface Props {
  kind: ReviewKind;
  courseId: number | undefined;
  examId: string | undefined;
  topicId: string | undefined;
  questions: AskedQuestion[];
  /** Whether each answer was correct, in the order of the questions. */
  outcomes: boolean[];
  onAgain: () => void;
}

type LeftProps = Pick<Props, 'kind' | 'courseId' | 'examId' | 'topicId' | 'onAgain'>;

const WhatIsLeft = ({ kind, courseId, examId, topicId, onAgain }: LeftProps) => {
  const { data: left } = useQuery(reviewRound({ kind, courseId, examId, topicId, round: -1 }));
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
export const ReviewEnd = ({ kind, courseId, examId, topicId, questions, outcomes, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(heading.current), []);
  if (questions.length === 0) return <ReviewEmpty kind={kind} nextDueOn={null} />;

  const right = outcomes.filter(Boolean).length;
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
      <TopicsToRead questions={questions} outcomes={outcomes} />
      <NextTopic className="mt-6 w-full max-w-md" />
      <WhatIsLeft kind={kind} courseId={courseId} examId={examId} topicId={topicId} onAgain={onAgain} />
    </section>
  );
};
