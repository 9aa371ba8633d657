import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from '../../shared/session.ts';
import type { Question } from './open-content.ts';
import { rememberPosition } from './position-memory.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionDots } from './question-dots.tsx';
import { Upsell } from './upsell.tsx';
import { useAnswerKeys } from './use-answer-keys.ts';
import { usePractice } from './use-practice.ts';

const TopicCompleted = lazy(() => import('./topic-completed.tsx'));

/** The student sees what the last answer was before the closing words come over it, in milliseconds. */
const BEFORE_CLOSING = 1_200;

interface Props {
  topic: TopicDetail;
  questions: Question[];
  answered: ReadonlySet<string>;
  start: number;
}

export const Practice = ({ topic, questions, answered, start }: Props) => {
  const { id: userId } = useUser();
  const round = usePractice({
    questions,
    answered,
    start,
    onMove: (index) => rememberPosition(userId, topic.id, 'question', index),
  });
  const [closing, setClosing] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  const { answering } = round;
  useAnswerKeys({ ...answering, next: round.next });

  // Only an answer brings the closing words: a finished topic that is opened again stays quiet.
  const finished = answering.result !== null && topic.questions.every(({ id }) => round.answered.has(id));
  useEffect(() => {
    if (!finished || closing !== 'not-yet') return;
    const timer = setTimeout(() => setClosing('open'), BEFORE_CLOSING);
    return () => clearTimeout(timer);
  }, [finished, closing]);

  const locked = topic.questions.length - questions.length;
  const atLimit = locked > 0 && (round.hasWrapped || questions.every(({ id }) => round.answered.has(id)));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <QuestionCard
        key={round.moves}
        question={round.question}
        place={`Pregunta ${round.index + 1} de ${topic.questions.length}`}
        marks={
          <QuestionDots
            questions={questions}
            answered={round.answered}
            index={round.index}
            total={topic.questions.length}
          />
        }
        isRepeat={round.answered.has(round.question.id) && answering.result?.isFirstAttempt !== true}
        isFirst={round.moves === 0}
        answering={answering}
        nextLabel="Siguiente pregunta"
        onNext={round.next}
      />
      {atLimit && (
        <Upsell title="Hasta aquí llegan las preguntas gratuitas">
          {`Con Premium sigues con ${locked === 1 ? 'la que falta' : `las ${locked} que faltan`} y completas el tema.`}
        </Upsell>
      )}
      {closing === 'open' && (
        <Suspense>
          <TopicCompleted
            topicId={topic.id}
            onClose={() => setClosing('closed')}
            onRetry={() => {
              setClosing('not-yet');
              round.restart();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
