import type { QuestionContent } from '@matraz/contracts/catalog/content';
import { streamOf } from '@matraz/contracts/streams';
import { question } from '@matraz/domain/catalog/question';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext } from '../commands/command-handler.ts';
import { cleanHtml, cleanOptionalHtml } from './clean-html.ts';
import { InvalidContent } from './invalid-content.ts';
import { type CatalogDesk, mustHaveTopic } from './lookup.ts';

const clean = (content: QuestionContent): QuestionContent => {
  if (content.correctAnswer >= content.options.length) {
    throw new InvalidContent('correctAnswer', 'La respuesta correcta debe ser una de las opciones');
  }
  return {
    ...content,
    question: cleanHtml('question', content.question),
    options: content.options.map((option, index) => cleanHtml(`options.${index}`, option)),
    explanation: cleanOptionalHtml(content.explanation),
  };
};

export const questionCommands = (desk: CatalogDesk) => {
  const save = async (
    type: 'CreateQuestion' | 'UpdateQuestion',
    questionId: string,
    content: QuestionContent,
    context: CommandContext,
  ): Promise<QuestionContent & { id: string }> => {
    const data = { ...clean(content), questionId };
    await mustHaveTopic(desk, content.topicId);
    const { events } = await desk.handle(question, streamOf.question(questionId), { type, data }, context);
    const [event] = events;
    const { questionId: id, ...stored } = event && 'options' in event.data ? event.data : data;
    return { id, ...stored };
  };

  return {
    /** @throws DomainError topic_not_found; InvalidContent */
    createQuestion: (content: QuestionContent, context: CommandContext) =>
      save('CreateQuestion', idFrom({ ...context, kind: 'question' }), content, context),

    /** Past answers stand as they were judged. @throws DomainError question_not_found, topic_not_found; InvalidContent */
    updateQuestion: (id: string, content: QuestionContent, context: CommandContext) =>
      save('UpdateQuestion', id, content, context),

    /** @throws DomainError question_not_found */
    async deleteQuestion(questionId: string, context: CommandContext): Promise<{ id: string }> {
      const command = { type: 'DeleteQuestion', data: { questionId } } as const;
      await desk.handle(question, streamOf.question(questionId), command, context);
      return { id: questionId };
    },
  };
};
