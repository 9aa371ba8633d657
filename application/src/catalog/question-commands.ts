import type { QuestionContent } from '@matraz/contracts/catalog/content';
import { question } from '@matraz/domain/catalog/content';
import { cleanHtml, questionFields, questionOf } from '../clean-html.ts';
import { InvalidContent } from '../invalid-content.ts';
import { contentCommands, requireTopic } from './content-commands.ts';

const clean = async (content: QuestionContent): Promise<QuestionContent> => {
  if (content.correctAnswer >= content.options.length) {
    throw new InvalidContent('correctAnswer', 'La respuesta correcta debe ser una de las opciones');
  }
  return { ...content, ...questionOf(await cleanHtml(questionFields(content))) };
};

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
} = contentCommands({
  kind: 'question',
  decider: question,
  async prepare(deps, content: QuestionContent) {
    const cleaned = await clean(content);
    await requireTopic(deps, content.topicId);
    return cleaned;
  },
});
