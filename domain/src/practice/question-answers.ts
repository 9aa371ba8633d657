import type { QuestionAnswered } from '@matraz/contracts/practice/events';
import { mostAnswersADay } from '@matraz/contracts/practice/limits';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';
import { chileDay } from './calendar.ts';

/** The question at its present version, with its key. */
export interface JudgedQuestion {
  id: string;
  topicId: string;
  /** Version of the question's stream. */
  version: number;
  /** Zero-based option index. */
  correctAnswer: number;
  optionCount: number;
  xpReward: number;
}

export type AnswerQuestion = Command<
  'AnswerQuestion',
  { userId: string; question: JudgedQuestion; selectedAnswer: number }
> & { now: Date };

/** One student's answers to one question. */
export interface QuestionAnswers {
  isAnswered: boolean;
  /** The day of the latest answer in Chile, and the number of answers on it. */
  latestDay?: { day: string; answers: number };
}

/** The first answer is the first event of the stream. Only it can earn XP. Every answer is recorded. */
const decide = ({ data, now }: AnswerQuestion, { isAnswered, latestDay }: QuestionAnswers): QuestionAnswered[] => {
  const { userId, question, selectedAnswer } = data;
  if (selectedAnswer < 0 || selectedAnswer >= question.optionCount) throw new DomainError('answer_out_of_range');
  const day = chileDay(now);
  if (latestDay?.day === day && latestDay.answers >= mostAnswersADay) throw new DomainError('too_many_answers');
  const correct = selectedAnswer === question.correctAnswer;
  const firstAttempt = !isAnswered;
  return [
    {
      type: 'QuestionAnswered',
      data: {
        userId,
        topicId: question.topicId,
        questionId: question.id,
        questionVersion: question.version,
        selectedAnswer,
        correct,
        firstAttempt,
        xpEarned: firstAttempt && correct ? question.xpReward : 0,
        day,
      },
    },
  ];
};

const evolve = ({ latestDay }: QuestionAnswers, { data: { day } }: QuestionAnswered): QuestionAnswers => ({
  isAnswered: true,
  latestDay: { day, answers: latestDay?.day === day ? latestDay.answers + 1 : 1 },
});

export const questionAnswers: Decider<QuestionAnswers, AnswerQuestion, QuestionAnswered> = {
  initialState: () => ({ isAnswered: false }),
  decide,
  evolve,
};
