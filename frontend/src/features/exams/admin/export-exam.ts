import type { ExamQuestion } from '@matraz/contracts/exams/http';
import type { QueryClient } from '@tanstack/react-query';
import type { Exported } from '../../../authoring/exchange/export-content.ts';
import { topicList } from '../../../shared/study/topic-list.ts';
import { amount } from '../../../shared/study/words.ts';
import { examDetail } from '../queries.ts';

/** Files have one key for each question: the corrected one. */
const keyOf = ({ correctAnswer, correction }: ExamQuestion): number =>
  correction?.outcome === 'accepted' && !correction.accepted.includes(correctAnswer)
    ? (correction.accepted[0] ?? correctAnswer)
    : correctAnswer;

/** The file cannot say that every student gets the point, or that two options are right. */
const hasLooseKey = ({ correction }: ExamQuestion): boolean =>
  correction?.outcome === 'everyone' || (correction?.accepted.length ?? 0) > 1;

/** Files name a topic by its title. A deleted topic has none. */
const syllabusOf = ({ skill, area }: ExamQuestion, topic: string | undefined) => ({
  ...(topic !== undefined && { topic }),
  ...(skill && { skill }),
  ...(area && { area }),
});

/** Reads an exam with its questions, as it is on the server now. @throws Error when it was deleted */
export const examToExport = async (queries: QueryClient, examId: string): Promise<Exported> => {
  const exam = await queries.fetchQuery({ ...examDetail(examId), staleTime: 0 });
  if (!exam) throw new Error('Ensayo no encontrado');
  const { title, description, subject, duration, totalQuestions, isPublished } = exam;
  const topics = exam.questions.some((question) => 'topicId' in question)
    ? await queries.ensureQueryData(topicList)
    : [];
  const titleOf = (topicId: string | undefined) => topics.find(({ id }) => id === topicId)?.title;
  const questions = exam.questions.flatMap((question) => ('correctAnswer' in question ? [question] : []));
  const voided = questions.filter(({ isVoided }) => isVoided).length;
  const loose = questions.filter(hasLooseKey).length;
  return {
    kind: 'exam',
    exam: {
      title,
      description,
      subject,
      duration,
      totalQuestions,
      isPublished,
      questions: questions.map((question) => ({
        question: question.question,
        options: question.options,
        correctAnswer: keyOf(question),
        explanation: question.explanation,
        isPilot: question.isPilot,
        ...syllabusOf(question, titleOf(question.topicId)),
      })),
    },
    notes: [
      ...(voided === 0 ? [] : [`no dice que ${amount(voided, 'pregunta está anulada', 'preguntas están anuladas')}`]),
      ...(loose === 0
        ? []
        : [`lleva una sola clave de ${amount(loose, 'pregunta que acepta', 'preguntas que aceptan')} más`]),
    ],
  };
};
