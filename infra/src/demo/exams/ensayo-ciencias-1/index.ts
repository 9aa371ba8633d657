import type { DemoExam } from '../demo-exam.ts';
import { biologia } from './biologia.ts';
import { biologiaElectivo } from './biologia-electivo.ts';
import { fisica } from './fisica.ts';
import { quimica } from './quimica.ts';

/** The real test's shape: a module in common, of the three subjects alike, and an elective one in the chosen subject. */
export const ensayoCiencias1: DemoExam = {
  slug: 'ensayo-ciencias-1',
  title: 'Ensayo PAES Ciencias: mención Biología N.º 1',
  description:
    'Con la estructura de la prueba real: módulo común de 54 preguntas (18 de Biología, 18 de Física y 18 de Química) y módulo electivo de 26 preguntas de Biología. Dan puntaje 75 preguntas y 5 son piloto. Dura 160 minutos. Todas las preguntas son originales.',
  subject: 'Biology',
  duration: 160 * 60,
  questions: [...biologia, ...fisica, ...quimica, ...biologiaElectivo].map((question) => ({
    isPilot: false,
    ...question,
  })),
};
