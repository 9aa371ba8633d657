import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { isUnanswered } from '../../../shared/net/no-reply.ts';
import { keepOnlyPictures } from '../../../shared/rich-text/cached-pictures.ts';
import { KEPT_AT } from '../../../shared/session/kept-topic.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { givenAnswer } from '../given-answer.ts';
import type { Question } from '../open-content.ts';
import { rememberedPosition } from '../position-memory.ts';
import { questionProgress } from '../queries.ts';
import { Practice } from './practice.tsx';

// Loads the notification area before the first answer.
void import('../../../shared/ui/toaster.tsx').catch(() => {});

interface Props {
  topic: TopicDetail;
  /** The questions that may be opened. */
  questions: Question[];
}

/** Milliseconds. The first question comes first. */
const KEEP_AFTER = 5_000;

/** Without a network the questions have their pictures. */
const useKeptPictures = (questions: readonly Question[]) => {
  useEffect(() => {
    const texts = questions.flatMap(({ question, options }) => [question, ...options]);
    const timer = setTimeout(() => void keepOnlyPictures('matraz-topic-pictures', texts).catch(() => {}), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [questions]);
};

/** Chooses the first question: that of the address, else one with a new result, else the last position, else the first without an answer. */
export const PracticeTab = ({ topic, questions }: Props) => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { data, error, dataUpdatedAt, fetchStatus, refetch } = useQuery(questionProgress(topic.id));
  // What the browser kept may lack answers that were given elsewhere, and the first question depends on it.
  const [hasBegun, setHasBegun] = useState(false);
  const isOutdated = !hasBegun && dataUpdatedAt === KEPT_AT && fetchStatus === 'fetching';
  // Questions can be answered without a network, also when this browser does not know the earlier answers.
  const progress = isOutdated ? undefined : (data ?? (isUnanswered(error) ? [] : undefined));
  const wanted = useSearchParams()[0].get('pregunta');
  useKeptPictures(questions);
  useEffect(() => {
    if (progress) setHasBegun(true);
  }, [progress]);

  if (questions.length === 0) {
    return (
      <Notice icon={<PencilLine />} title="Todavía no hay preguntas">
        <p>Vuelve pronto: estamos preparando la práctica de este tema.</p>
      </Notice>
    );
  }
  if (error && !progress) return <Failure onRetry={() => void refetch()} />;
  if (!progress) return <Skeleton className="mx-auto h-96 max-w-3xl rounded-card" />;

  const answered = new Map(
    progress.flatMap(({ questionId, isCorrect }) => (isCorrect === null ? [] : [[questionId, isCorrect] as const])),
  );
  const asked = questions.findIndex(({ id }) => id === wanted);
  const unanswered = questions.findIndex(({ id }) => !answered.has(id));
  const given = questions.findIndex(({ id }) => queries.getQueryData(givenAnswer(id).queryKey));
  const remembered = rememberedPosition(userId, topic.id, 'question', questions.length);
  return (
    <Practice
      key={wanted}
      topic={topic}
      questions={questions}
      answered={answered}
      start={asked >= 0 ? asked : given >= 0 ? given : (remembered ?? Math.max(0, unanswered))}
    />
  );
};
