import type { DemoTopic } from '../../demo-topic.ts';
import { celulaProcarionteEucarionte } from './celula/celula-procarionte-eucarionte.ts';
import { celulasEspecializadas } from './celula/celulas-especializadas.ts';
import { organelos } from './celula/organelos.ts';

/** Biology, unit by unit, in the order of study. */
export const biologia: DemoTopic[] = [celulaProcarionteEucarionte, organelos, celulasEspecializadas];
