import type { ExamForm, ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestion, ExamSummary } from '@matraz/contracts/exams/http';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { type ExamCommand, exam } from '@matraz/domain/exams/exam';
import type { WrittenExam } from '@matraz/domain/exams/exam-state';
import type { CommandContext } from '../commands/command-handler.ts';
import { idFrom } from '../ids.ts';
import { attemptCommands, type ExamDesk } from './attempt-commands.ts';
import { draftOf, mustBeOf } from './exam-drafts.ts';
import { questionOf, summaryOf } from './exam-views.ts';
import { rescoringOf } from './rescoring.ts';

/**
 * Writing exams: the one way that admins, the demo and the operator share. HTML is sanitised, ids are made (derived from the
 * idempotency key where there is one), the decider decides; what comes back is what stands in the log.
 */
export const examCommands = (desk: ExamDesk) => {
  const { rescoreVoided } = rescoringOf({ ...desk, ...attemptCommands(desk) });

  const send = async (examId: string, command: ExamCommand, context: CommandContext): Promise<WrittenExam> => {
    const { state } = await desk.handle(exam, streamOf.exam(examId), command, context);
    if (state.status === 'none') throw new DomainError('exam_not_found');
    return state;
  };
  const added = ({ details, added: questions, questions: present, voided }: WrittenExam, id: string): ExamQuestion => {
    const question = present.find(({ questionId }) => questionId === id) ?? questions.get(id);
    if (!question) throw new DomainError('question_not_found');
    return questionOf(question, { examId: details.examId, voided });
  };
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
    async updateExam(examId: string, form: ExamForm, context: CommandContext): Promise<ExamSummary> {
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
      return added(await send(examId, { type: 'AddExamQuestions', data }, context), draft.questionId);
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
      return added(await send(examId, { type: 'UpdateExamQuestion', data }, context), id);
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

    /**
     * From now on it counts in no attempt; every completed attempt that counts it gets a new score. Cut off anywhere, the same
     * call or the worker's sweep goes on.
     *
     * @throws DomainError exam_not_found, question_not_found
     */
    async voidQuestion(examId: string, id: string, context: CommandContext): Promise<ExamQuestion> {
      const state = await send(examId, { type: 'VoidExamQuestion', data: { examId, questionId: id } }, context);
      await rescoreVoided(context, examId);
      return added(state, id);
    },
  };
};

export type ExamCommands = ReturnType<typeof examCommands>;
