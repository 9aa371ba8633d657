import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestionDraft } from '@matraz/domain/exams/exam';
import { idFrom } from '@matraz/infra/ids';
import { cleanHtml, questionFields, questionOf } from '../clean-html.ts';
import type { CommandContext } from '../command-handler/command.ts';
import { InvalidContent } from '../invalid-content.ts';

/** The id of the question that a command creates at this index of its list. */
export const newQuestionId = (context: CommandContext, index: number): string =>
  idFrom({ ...context, kind: `exam-question ${index}` });

export interface QuestionToDraft {
  form: ExamQuestionForm;
  questionId: string;
  /** Where the question is in the author's input, for the error message: `questions.3.` */
  path?: string;
}

/** The questions as the domain takes them, with sanitised HTML. @throws InvalidContent */
export const examQuestionDrafts = async (questions: readonly QuestionToDraft[]): Promise<ExamQuestionDraft[]> => {
  const fields = questions.map(({ form, path }) => questionFields(form, path));
  const texts = await cleanHtml(fields.flat());
  let from = 0;
  return questions.map(({ form, questionId }, place) => {
    const { examId: _, orderIndex, topicId, ...rest } = form;
    const to = from + (fields[place]?.length ?? 0);
    const own = questionOf(texts.slice(from, to));
    from = to;
    return {
      ...rest,
      questionId,
      ...own,
      ...(orderIndex !== undefined && { orderIndex }),
      ...(topicId !== undefined && { topicId: topicId.toLowerCase() }),
    };
  });
};

/** @throws InvalidContent */
export const examQuestionDraft = async (form: ExamQuestionForm, questionId: string): Promise<ExamQuestionDraft> => {
  const [draft] = await examQuestionDrafts([{ form, questionId }]);
  if (!draft) throw new Error('no draft of the question');
  return draft;
};

/** A form may name its exam. It must be the exam that the form is sent to. @throws InvalidContent */
export const requireSameExam = (examId: string, form: ExamQuestionForm, path = ''): void => {
  if (form.examId === undefined || form.examId.toLowerCase() === examId) return;
  throw new InvalidContent(`${path}examId`, 'No es el ensayo de la dirección');
};
