/** This file has no schemas, so the browser can import it. */

/**
 * The four skills that the science tests of the PAES ask for, and the parts of the test.
 *
 * Source: DEMRE, temario of the PAES science tests, admission process 2025 (published in 2024). Caveat: read in public copies, because
 * the official page could not be reached.
 */
export const skills = ['observe-and-question', 'plan-and-investigate', 'process-and-analyse', 'evaluate'] as const;
export type Skill = (typeof skills)[number];

export const skillNames: Readonly<Record<Skill, string>> = {
  'observe-and-question': 'Observar y plantear preguntas',
  'plan-and-investigate': 'Planificar y conducir una investigación',
  'process-and-analyse': 'Procesar y analizar la evidencia',
  evaluate: 'Evaluar',
};

/** `elective`: the part of the mention. The others are common to the three mentions. */
export const examAreas = ['Biology', 'Physics', 'Chemistry', 'elective'] as const;
export type ExamArea = (typeof examAreas)[number];

export const areaNames: Readonly<Record<ExamArea, string>> = {
  Biology: 'Biología',
  Physics: 'Física',
  Chemistry: 'Química',
  elective: 'Electivo',
};
