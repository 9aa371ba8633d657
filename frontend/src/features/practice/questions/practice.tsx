import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { fetchedDialog } from '../../../shared/loading/fetched-part.tsx';
import { dismissToast } from '../../../shared/page/toast.ts';
import { useUser } from '../../../shared/session/session.ts';
import { AnswerSegments } from '../answer-segments.tsx';
import { FreeLimit } from '../free-limit.tsx';
import type { Question } from '../open-content.ts';
import { rememberPosition } from '../position-memory.ts';
import { QuestionCard } from '../question-card.tsx';
import { Upsell } from '../upsell.tsx';
import { usePractice } from './use-practice.ts';

const loadCompleted = () => import('../topic/topic-completed.tsx');
const TopicCompleted = fetchedDialog(loadCompleted);

/** Milliseconds. The student sees the result of the last answer before the dialog covers it. */
export const DIALOG_DELAY = 1_500;

interface Props {
  topic: TopicDetail;
  questions: Question[];
  answered: ReadonlyMap<string, boolean>;
  start: number;
}

export const Practice = ({ topic, questions, answered, start }: Props) => {
  const { id: userId } = useUser();
  const round = usePractice({
    topic,
    questions,
    answered,
    start,
    onMove: (index) => rememberPosition(userId, topic.id, 'question', index),
  });
  const [dialog, setDialog] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  const [isFirst, setIsFirst] = useState(() => !questions.every(({ id }) => answered.has(id)));
  const { answering, isFinished, isAtLimit } = round;

  const opensDialog = isFinished && dialog === 'not-yet';
  const openDialog = useEffectEvent(() => {
    dismissToast();
    setDialog('open');
  });
  useEffect(() => {
    if (!opensDialog) return;
    void loadCompleted().catch(() => {});
    const timer = setTimeout(() => openDialog(), DIALOG_DELAY);
    return () => clearTimeout(timer);
  }, [opensDialog]);
  // After the dialog was shown, the answer is forgotten when the student leaves. Otherwise the dialog would open again on return.
  const forget = useEffectEvent(answering.reset);
  const wasClosed = dialog !== 'not-yet';
  useEffect(() => {
    if (wasClosed) return () => forget();
  }, [wasClosed]);

  const goOn = () => {
    if (opensDialog) {
      dismissToast();
      setDialog('open');
    } else {
      setDialog('not-yet');
      round.next();
    }
  };

  const locked = topic.questions.length - questions.length;
  const answeredHere = questions.filter(({ id }) => round.isAnswered(id)).length;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      {isAtLimit && <FreeLimit topicId={topic.id} answered={answeredHere} open={questions.length} locked={locked} />}
      <QuestionCard
        key={round.moves}
        question={round.question}
        courseId={topic.courseId}
        place={`Pregunta ${round.index + 1} de ${topic.questions.length}`}
        progress={
          <AnswerSegments
            outcomes={topic.questions.map((_, place) => round.outcome(questions[place]?.id))}
            index={round.index}
          />
        }
        isRepeat={round.isAnswered(round.question.id)}
        takesFocus={round.moves > 0 && !isAtLimit}
        answering={answering}
        nextLabel={isFinished && dialog !== 'closed' ? 'Ver resultado' : 'Siguiente pregunta'}
        onNext={goOn}
      />
      {locked > 0 && !isAtLimit && answeredHere === questions.length && (
        <Upsell title="Hasta aquí llegan las preguntas gratuitas">
          {`Con Premium sigues con ${locked === 1 ? 'la que falta' : `las ${locked} que faltan`} y completas el tema.`}
        </Upsell>
      )}
      {dialog === 'open' && (
        <Suspense>
          <TopicCompleted
            topicId={topic.id}
            isFirst={isFirst}
            onClose={() => setDialog('closed')}
            onRetry={() => {
              setIsFirst(false);
              setDialog('not-yet');
              round.restart();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
