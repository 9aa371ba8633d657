import { ownChanges } from '@matraz/contracts/own-changes';
import type { QueryClient } from '@tanstack/react-query';
import { refreshAfterWrite } from '../../../shared/net/refresh-after-write.ts';
import type { SendPending } from '../../../shared/outbox/use-send-pending.ts';
import { toast } from '../../../shared/page/toast.ts';
import { answerToast } from '../answer-toast.ts';
import { givenAnswer, markAnswered, setGivenAnswer } from '../given-answer.ts';
import type { KeptAnswer, Outcome } from './kept-answers.ts';
import { keptToast } from './kept-toast.ts';
import { createPracticeOutbox, type PracticeOutbox } from './practice-outbox.ts';

const refresh = (queries: QueryClient, { topicId, questionId }: KeptAnswer, isCorrect: boolean) => {
  if (topicId === null) return refreshAfterWrite(queries, ownChanges.ExamQuestionReviewed());
  markAnswered(queries, topicId, questionId, isCorrect);
  refreshAfterWrite(queries, ownChanges.QuestionAnswered(topicId));
};

const openFor = (userId: string, queries: QueryClient): PracticeOutbox => {
  /** Keys of answers whose result is on the page. */
  const shown = new Set<string>();
  const showResult = ({ questionId, selectedAnswer, key }: KeptAnswer, outcome: Outcome) => {
    const { queryKey } = givenAnswer(questionId);
    const isOnPage = (queries.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() ?? 0) > 0;
    const isGiven = queries.getQueryData(queryKey)?.key === key;
    if (!isOnPage && !isGiven) return;
    if (outcome.status === 'refused') return setGivenAnswer(queries, questionId, null);
    setGivenAnswer(queries, questionId, { selected: selectedAnswer, key, result: outcome.result });
    if (!isOnPage) return;
    shown.add(key);
    toast(answerToast(outcome.result));
  };
  return createPracticeOutbox({
    userId,
    onOutcome: (answer, outcome) => {
      if (answer.kind === 'practice') showResult(answer, outcome);
      if (outcome.status === 'judged') refresh(queries, answer, outcome.result.correct);
    },
    onEmptied: (sent) => {
      const message = keptToast(sent.filter(({ key }) => !shown.has(key)).map(({ outcome }) => outcome));
      if (message) toast(message);
    },
    onSessionOver: () => void queries.invalidateQueries({ queryKey: ['user'] }),
  });
};

let open: { userId: string; queries: QueryClient; outbox: PracticeOutbox } | null = null;

/** The outbox of this page. Another student gets another one. */
export const practiceOutbox = (userId: string, queries: QueryClient): PracticeOutbox => {
  if (open?.userId === userId && open.queries === queries) return open.outbox;
  closePracticeOutbox();
  open = { userId, queries, outbox: openFor(userId, queries) };
  return open.outbox;
};

export const closePracticeOutbox = () => {
  open?.outbox.close();
  open = null;
};

/** Sends what earlier pages of this student could not send. */
export const sendKeptAnswers: SendPending = (userId, queries) => practiceOutbox(userId, queries).whenEmpty();
