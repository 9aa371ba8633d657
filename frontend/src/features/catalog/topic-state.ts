import { accuracy } from '@matraz/domain/practice/accuracy';
import { type AccuracyBadge, accuracyBadge } from '../../shared/study/accuracy-feedback.ts';

interface AnsweredInTopic {
  questionsAnswered: number;
  questionsCorrect: number;
  isCompleted: boolean;
}

/** What a topic's card shows. Only a completed topic has a badge. */
export type TopicState =
  | { status: 'not-started' | 'in-progress'; text: string; badge: null }
  | { status: 'completed'; text: string; badge: AccuracyBadge };

/** A completed topic stays completed when questions are added to it. */
export const topicState = (progress: AnsweredInTopic, totalQuestions: number): TopicState => {
  const { questionsAnswered, questionsCorrect, isCompleted } = progress;
  const count = `${questionsAnswered}/${totalQuestions}`;
  if (isCompleted) {
    const badge = accuracyBadge(accuracy(questionsCorrect, questionsAnswered));
    return { status: 'completed', text: `¡Completado! ${count} preguntas`, badge };
  }
  return questionsAnswered > 0
    ? { status: 'in-progress', text: `${count} preguntas respondidas`, badge: null }
    : { status: 'not-started', text: 'Sin comenzar', badge: null };
};
