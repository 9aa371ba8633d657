import type { NextStep, StudyPath } from '@matraz/contracts/practice/path-http';
import { studyHref, studyReason } from '../../../shared/goals/study-reason.ts';
import { questionsInWords } from '../../../shared/study/words.ts';

interface StepTexts {
  href: string;
  title: string;
  why: string;
  action: string;
  /** The topic that comes after the step. */
  after?: string;
}

/** Questions of the diagnostic. */
const DIAGNOSTIC = 15;

/** What the card of a step says, and where its button leads. */
export const stepTexts = (step: NextStep, [first]: StudyPath['studyFirst']): StepTexts => {
  const { kind, targetId, count } = step;
  const title = step.title ?? '';
  switch (kind) {
    case 'exam-running':
      return {
        href: `/exam-attempt/${targetId}`,
        title,
        why: 'Dejaste este ensayo abierto y el tiempo sigue corriendo.',
        action: 'Continuar el ensayo',
      };
    case 'review':
      return {
        href: '/review/due',
        title: `Repasa ${questionsInWords(count)}`,
        why: 'Hoy es el momento justo: si las repasas ahora, no se te olvidan.',
        action: 'Repasar ahora',
        ...(first && { after: `Después, ${first.title}. ${studyReason(first)}` }),
      };
    case 'diagnostic':
      return {
        href: '/diagnostic?empezar',
        title: 'Descubre por dónde empezar',
        why: `Con ${questionsInWords(count)} sabremos qué te conviene estudiar primero.`,
        action: count < DIAGNOSTIC ? 'Continuar el diagnóstico' : 'Comenzar el diagnóstico',
      };
    case 'weak-topic':
    case 'topic':
      return {
        href: first ? studyHref(first) : '/',
        title,
        why: `${first ? studyReason(first) : ''} Por responder: ${questionsInWords(count)}.`,
        action: 'Practicar',
      };
    case 'exam':
      return {
        href: `/exams/${targetId}`,
        title,
        why: 'Ya practicaste tus temas. Mide cómo te iría en la PAES.',
        action: 'Ver el ensayo',
      };
  }
};

/** '8 min', '2 h 40 min'. */
export const minutesInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${Math.max(1, rest)} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};
