import type { QuestionContent } from '@matraz/contracts/catalog/content';
import { type QuestionCommand, type QuestionEvent, question } from '@matraz/domain/catalog/question';
import { cleanHtml, cleanOptionalHtml } from '../clean-html.ts';
import { InvalidContent } from '../invalid-content.ts';
import { contentCommands, requireTopic } from './content-commands.ts';

const clean = (content: QuestionContent): QuestionContent => {
  if (content.correctAnswer >= content.options.length) {
    throw new InvalidContent('correctAnswer', 'La respuesta correcta debe ser una de las opciones');
  }
  return {
    ...content,
    question: cleanHtml('question', content.question),
    options: content.options.map((option, index) => cleanHtml(`options.${index}`, option)),
    explanation: cleanOptionalHtml('explanation', content.explanation),
  };
};

type QuestionData = Extract<QuestionEvent, { type: 'QuestionCreated' }>['data'];
const withoutId = ({ questionId: _, ...content }: QuestionData): QuestionContent => content;
const contentOf = ({ data }: QuestionEvent): QuestionContent | undefined =>
  'options' in data ? withoutId(data) : undefined;

/**
 * Practice questions. A changed question does not change the result of a past answer.
 *
 * @throws DomainError topic_not_found, question_not_found, edit_conflict; InvalidContent
 */
export const {
  create: createQuestion,
  update: updateQuestion,
  restore: restoreQuestion,
  delete: deleteQuestion,
} = contentCommands<QuestionContent, QuestionData, QuestionCommand, QuestionEvent>({
  kind: 'question',
  decider: question,
  async prepare(deps, content: QuestionContent) {
    const cleaned = clean(content);
    await requireTopic(deps, content.topicId);
    return cleaned;
  },
  commands: {
    create: (questionId, content) => ({ type: 'CreateQuestion', data: { ...content, questionId } }),
    update: (questionId, content) => ({ type: 'UpdateQuestion', data: { ...content, questionId } }),
    restore: (questionId, content, restoredVersion) => ({
      type: 'RestoreQuestion',
      data: { content: { ...content, questionId }, restoredVersion },
    }),
    delete: (questionId) => ({ type: 'DeleteQuestion', data: { questionId } }),
  },
  contentOf,
  withoutId,
});
