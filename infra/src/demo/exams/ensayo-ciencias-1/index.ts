import type { DemoExam, WrittenQuestion } from '../demo-exam.ts';
import { biologia } from './biologia.ts';
import { fisica } from './fisica.ts';
import { quimica } from './quimica.ts';

/** As in the real test: 54 questions in common, 18 of each subject; here the rest is made up of all three, too. */
const common = 18;
const subjects: WrittenQuestion[][] = [biologia, fisica, quimica];

/** The real test's length and time. It covers three subjects, of which an exam can name one. */
export const ensayoCiencias1: DemoExam = {
  slug: 'ensayo-ciencias-1',
  title: 'Ensayo PAES Ciencias N.º 1',
  description:
    'Ensayo completo de Biología, Física y Química, con la extensión de la prueba real: 80 preguntas, de las cuales 75 se consideran en el puntaje y 5 son piloto, en 160 minutos. Todas las preguntas son originales.',
  subject: 'Biology',
  duration: 160 * 60,
  questions: [
    ...subjects.flatMap((questions) => questions.slice(0, common)),
    ...subjects.flatMap((questions) => questions.slice(common)),
  ].map((question) => ({ isPilot: false, ...question })),
};
