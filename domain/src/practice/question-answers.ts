import type { QuestionAnswered } from '@matraz/contracts/practice/events';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';

/** What an answer is judged by: the question as the catalogue has it now. */
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
>;

/** One student's answers to one question. */
export interface QuestionAnswers {
  isAnswered: boolean;
}

/** The first attempt is the one that finds the stream empty: the only one that can earn XP. Every attempt is recorded. */
const decide = ({ data }: AnswerQuestion, { isAnswered }: QuestionAnswers): QuestionAnswered[] => {
  const { userId, question, selectedAnswer } = data;
  if (selectedAnswer < 0 || selectedAnswer >= question.optionCount) throw new DomainError('answer_out_of_range');
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
      },
    },
  ];
};

export const questionAnswers: Decider<QuestionAnswers, AnswerQuestion, QuestionAnswered> = {
  initialState: () => ({ isAnswered: false }),
  decide,
  evolve: () => ({ isAnswered: true }),
};
