import type { DemoTopic } from '../demo-topic.ts';
import { atomosIonesIsotopos } from './quimica/estructura-atomica/atomos-iones-isotopos.ts';
import { clasificacionDeLaMateria } from './quimica/estructura-atomica/clasificacion-de-la-materia.ts';
import { modelosAtomicos } from './quimica/estructura-atomica/modelos-atomicos.ts';

const quimica: DemoTopic[] = [clasificacionDeLaMateria, modelosAtomicos, atomosIonesIsotopos];

/** The whole demo catalogue: subject by subject, unit by unit, in the order of study. */
export const demoTopics: DemoTopic[] = [...quimica];
