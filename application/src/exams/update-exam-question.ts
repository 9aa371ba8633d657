import type { ExamQuestionForm } from '@matraz/contracts/exams/content';
import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { deepEqual } from '@matraz/domain/deep-equal';
import type { ExistingExam } from '@matraz/domain/exams/exam-state';
import type { CommandContext } from '../command-handler/command.ts';
import type { ExamDeps } from './exam-deps.ts';
import { examQuestionDraft, requireSameExam } from './exam-question-draft.ts';
import { findQuestion } from './exam-views.ts';
import { requireSeenExam } from './require-seen-exam.ts';
import { requireTopics, type TopicDeps } from './require-topics.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** What an author writes of a question. Its place is not a part: moving a question is no conflict. */
const textOf = ({ questions }: ExistingExam, id: string) => {
  const { orderIndex: _, ...text } = questions.find(({ questionId }) => questionId === id) ?? {};
  return text;
};

/** The topic that the question has already. It may have become a draft since. */
const topicOf = async ({ archive }: Pick<ExamDeps, 'archive'>, examId: string, id: string) =>
  (await archive.latestExam(examId)).exam.questions.find(({ questionId }) => questionId === id)?.topicId;

/**
 * Changes a question. Attempts that have started keep the old one.
 *
 * @param expectedVersion the version of the exam that the author saw; absent: the change replaces any version
 * @throws DomainError question_not_found, edit_conflict; InvalidContent
 */
export const updateExamQuestion = async (
  deps: ExamEditDeps & Pick<ExamDeps, 'archive'> & TopicDeps,
  { examId, questionId }: { examId: string; questionId: string },
  { expectedVersion, ...form }: ExamQuestionForm & { expectedVersion?: number },
  context: CommandContext,
): Promise<ExamQuestion> => {
  requireSameExam(examId, form);
  await requireTopics(deps, [form], { kept: await topicOf(deps, examId, questionId) });
  const draft = await examQuestionDraft(form, questionId);
  const { orderIndex: _, ...text } = draft;
  const requireSeen = requireSeenExam(deps.archive, { examId, expectedVersion }, (exam, seen) => {
    const now = textOf(exam, questionId);
    const isConflict = !deepEqual(now, textOf(seen, questionId)) && !deepEqual(now, text);
    return isConflict ? findQuestion(exam, questionId) : undefined;
  });
  const command = { type: 'UpdateExamQuestion', data: { examId, ...draft } } as const;
  return findQuestion(await sendToExam(deps, command, context, requireSeen), questionId);
};
