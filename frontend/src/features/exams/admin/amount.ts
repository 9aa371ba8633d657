import { mostExamQuestions } from '@matraz/contracts/exams/limits';

/** '525.600', as in Chile. */
export const format = (number: number) => number.toLocaleString('es-CL');

/** Of a typed number of questions: what is wrong with it, if anything. */
export const amountError = (text: string): string | undefined => {
  if (text.trim() === '') return 'Escribe la cantidad de preguntas';
  const amount = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (amount < 1 || amount > mostExamQuestions) return `Escribe un número entero entre 1 y ${mostExamQuestions}`;
};
