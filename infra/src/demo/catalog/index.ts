import type { DemoTopic } from '../demo-topic.ts';
import { clasificacionDeLaMateria } from './quimica/estructura-atomica/clasificacion-de-la-materia.ts';

/** The whole demo catalogue: subject by subject, unit by unit, in the order of study. */
export const demoTopics: DemoTopic[] = [clasificacionDeLaMateria];
