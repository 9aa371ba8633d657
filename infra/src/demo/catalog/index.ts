import type { DemoTopic } from '../demo-topic.ts';
import { celulaProcarionteEucarionte } from './biologia/celula/celula-procarionte-eucarionte.ts';
import { celulasEspecializadas } from './biologia/celula/celulas-especializadas.ts';
import { organelos } from './biologia/celula/organelos.ts';
import { comportamientoDeLaLuz } from './fisica/ondas/comportamiento-de-la-luz.ts';
import { espejosLentesTecnologia } from './fisica/ondas/espejos-lentes-tecnologia.ts';
import { ondasElectromagneticas } from './fisica/ondas/ondas-electromagneticas.ts';
import { atomosIonesIsotopos } from './quimica/estructura-atomica/atomos-iones-isotopos.ts';
import { clasificacionDeLaMateria } from './quimica/estructura-atomica/clasificacion-de-la-materia.ts';
import { modelosAtomicos } from './quimica/estructura-atomica/modelos-atomicos.ts';

const quimica: DemoTopic[] = [clasificacionDeLaMateria, modelosAtomicos, atomosIonesIsotopos];

const fisica: DemoTopic[] = [ondasElectromagneticas, comportamientoDeLaLuz, espejosLentesTecnologia];

const biologia: DemoTopic[] = [celulaProcarionteEucarionte, organelos, celulasEspecializadas];

/** The whole demo catalogue: subject by subject, unit by unit, in the order of study. */
export const demoTopics: DemoTopic[] = [...quimica, ...fisica, ...biologia];
