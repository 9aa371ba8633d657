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
    'Módulo común de 54 preguntas (18 de Biología, 18 de Física y 18 de Química) y módulo electivo de 26 de Biología; 75 con puntaje y 5 piloto, en 160 minutos. Todas son originales.',
  subject: 'Biology',
  duration: 160 * 60,
  questions: [...biologia, ...fisica, ...quimica, ...biologiaElectivo].map((question) => ({
    isPilot: false,
    ...question,
  })),
};
