import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { acceptedOptions } from '../../../../shared/study/question-key.ts';
import { letterOf } from '../../../../shared/study/words.ts';

type Cell = string | number | null;

const chosenTexts: Record<ClassExamResults['chosen'], string> = {
  first: 'primer intento',
  best: 'mejor intento',
  last: 'último intento',
};

/** The students with their scores, then the questions with their shares, for Excel. */
export const classResultRows = ({ exam, chosen, students, questions }: ClassExamResults): Cell[][] => {
  const mostOptions = Math.max(0, ...questions.map(({ options }) => options.length));
  const letters = Array.from({ length: mostOptions }, (_, option) => option);
  return [
    [exam.title, chosenTexts[chosen]],
    [],
    ['Estudiante', 'Correo', 'Puntaje', 'Correctas', 'Evaluadas', 'Respondidas', 'Intentos', 'Cómo'],
    ...students.map(({ name, email, attempts, result }): Cell[] => [
      name,
      email,
      result?.paesScore ?? null,
      result?.correct ?? null,
      result?.scored ?? null,
      result?.answered ?? null,
      attempts,
      result === null ? 'Sin rendir' : result.reason === 'paper' ? 'En papel' : 'En la plataforma',
    ]),
    [],
    [
      'Pregunta',
      'Clave',
      'Rendida por',
      'Correctas',
      'Correctas (%)',
      ...letters.map(letterOf),
      'En blanco',
      'Tema',
      'Nota',
    ],
    ...questions.map((question): Cell[] => [
      question.place,
      acceptedOptions(question)?.map(letterOf).join(' o ') ?? 'Punto para todos',
      question.taken,
      question.correct,
      Math.round((1000 * question.correct) / Math.max(1, question.taken)) / 10,
      ...letters.map((option) => question.chosen[option] ?? null),
      question.empty,
      question.topic,
      [question.isPilot && 'Piloto', question.isVoided && 'Anulada'].filter(Boolean).join(', '),
    ]),
  ];
};
