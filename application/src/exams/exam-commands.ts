import type { ExamEdit, ExamForm, ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestion, ExamSummary } from '@matraz/contracts/exams/http';
import type { ExamCommand } from '@matraz/domain/exams/exam';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext, Handle } from '../command-handler/command-handler.ts';
import { draftOf, mustBeOf } from './exam-drafts.ts';
import { questionIn, sendToExam } from './exam-stream.ts';
import { summaryOf } from './exam-views.ts';

/**
 * Writing exams: the one way that admins, the demo and the operator share. HTML is sanitised, ids are made (derived from the
 * idempotency key where there is one), the decider decides; what comes back is what stands in the log.
 */
export const examCommands = ({ handle }: { handle: Handle }) => {
  const send = (examId: string, command: ExamCommand, context: CommandContext) =>
    sendToExam(handle, examId, command, context);
  const questionId = (context: CommandContext, place: number) => idFrom({ ...context, kind: `exam-question ${place}` });

  return {
    /** With its questions it is complete from its first moment on. @throws InvalidContent; DomainError exam_too_long */
    async createExam(
      form: ExamForm,
      context: CommandContext,
      forms: readonly ExamQuestionForm[] = [],
    ): Promise<ExamSummary> {
      const examId = idFrom({ ...context, kind: 'exam' });
      const questions = forms.map((question, place) =>
        draftOf(question, questionId(context, place), `questions.${place}.`),
      );
      return summaryOf(await send(examId, { type: 'CreateExam', data: { examId, ...form, questions } }, context));
    },

    /** @throws DomainError exam_not_found */
    async updateExam(examId: string, form: ExamEdit, context: CommandContext): Promise<ExamSummary> {
      return summaryOf(await send(examId, { type: 'UpdateExam', data: { examId, ...form } }, context));
    },

    /** Attempts and results stay. @throws DomainError exam_not_found */
    async deleteExam(examId: string, context: CommandContext): Promise<{ id: string }> {
      await send(examId, { type: 'DeleteExam', data: { examId } }, context);
      return { id: examId };
    },

    /** @throws DomainError exam_not_found, exam_too_long; InvalidContent */
    async addQuestion(examId: string, form: ExamQuestionForm, context: CommandContext): Promise<ExamQuestion> {
      mustBeOf(examId, form);
      const draft = draftOf(form, questionId(context, 0));
      const data = { examId, questions: [draft] };
      return questionIn(await send(examId, { type: 'AddExamQuestions', data }, context), draft.questionId);
    },

    /** All or none. @throws DomainError exam_not_found, exam_too_long; InvalidContent */
    async addQuestions(
      examId: string,
      forms: readonly ExamQuestionForm[],
      context: CommandContext,
    ): Promise<{ created: number }> {
      const questions = forms.map((form, place) => {
        mustBeOf(examId, form, `questions.${place}.`);
        return draftOf(form, questionId(context, place), `questions.${place}.`);
      });
      await send(examId, { type: 'AddExamQuestions', data: { examId, questions } }, context);
      return { created: questions.length };
    },

    /** Attempts that have begun keep the question as it was. @throws DomainError question_not_found; InvalidContent */
    async updateQuestion(
      examId: string,
      id: string,
      form: ExamQuestionForm,
      context: CommandContext,
    ): Promise<ExamQuestion> {
      mustBeOf(examId, form);
      const data = { examId, ...draftOf(form, id) };
      return questionIn(await send(examId, { type: 'UpdateExamQuestion', data }, context), id);
    },

    /** @throws DomainError exam_not_found, question_not_found */
    async removeQuestion(examId: string, id: string, context: CommandContext): Promise<{ id: string }> {
      await send(examId, { type: 'RemoveExamQuestion', data: { examId, questionId: id } }, context);
      return { id };
    },

    /** @throws DomainError exam_not_found, question_not_found */
    async reorderQuestions(
      examId: string,
      questionsOrder: { id: string; orderIndex: number }[],
      context: CommandContext,
    ): Promise<{ questionsOrder: { id: string; orderIndex: number }[] }> {
      const questions = questionsOrder.map(({ id, orderIndex }) => ({ questionId: id, orderIndex }));
      await send(examId, { type: 'ReorderExamQuestions', data: { examId, questions } }, context);
      return { questionsOrder };
    },
  };
};
