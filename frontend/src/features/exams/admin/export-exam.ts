import type { QueryClient } from '@tanstack/react-query';
import type { Exported } from '../../../authoring/exchange/export-content.ts';
import { amount } from '../../../shared/study/words.ts';
import { examDetail } from '../queries.ts';

/** Reads an exam with its questions, as it is on the server now. @throws Error when it was deleted */
export const examToExport = async (queries: QueryClient, examId: string): Promise<Exported> => {
  const exam = await queries.fetchQuery({ ...examDetail(examId), staleTime: 0 });
  if (!exam) throw new Error('Ensayo no encontrado');
  const { title, description, subject, duration, totalQuestions, isPublished } = exam;
  const questions = exam.questions.flatMap((question) => ('correctAnswer' in question ? [question] : []));
  const voided = questions.filter(({ isVoided }) => isVoided).length;
  return {
    kind: 'exam',
    exam: {
      title,
      description,
      subject,
      duration,
      totalQuestions,
      isPublished,
      questions: questions.map(({ question, options, correctAnswer, explanation, isPilot }) => ({
        question,
        options,
        correctAnswer,
        explanation,
        isPilot,
      })),
    },
    notes: voided === 0 ? [] : [`no dice que ${amount(voided, 'pregunta está anulada', 'preguntas están anuladas')}`],
  };
};
