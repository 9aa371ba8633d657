import type { QuestionAnswered } from '@matraz/contracts/practice/events';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';

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
>;

/** One student's answers to one question. */
export interface QuestionAnswers {
  isAnswered: boolean;
}

/** The first answer is the first event of the stream. Only it can earn XP. Every answer is recorded. */
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
