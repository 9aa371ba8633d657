import type { DemoTopic } from '../../demo-topic.ts';
import { leyesPonderalesYBalance } from './estequiometria/leyes-ponderales-y-balance.ts';
import { molYEstequiometria } from './estequiometria/mol-y-estequiometria.ts';
import { soluciones } from './estequiometria/soluciones.ts';
import { atomosIonesIsotopos } from './estructura-atomica/atomos-iones-isotopos.ts';
import { clasificacionDeLaMateria } from './estructura-atomica/clasificacion-de-la-materia.ts';
import { modelosAtomicos } from './estructura-atomica/modelos-atomicos.ts';
import { atomoDeCarbono } from './quimica-organica/atomo-de-carbono.ts';
import { gruposFuncionales } from './quimica-organica/grupos-funcionales.ts';
import { hidrocarburos } from './quimica-organica/hidrocarburos.ts';

/** Chemistry, unit by unit, in the order of study. */
export const quimica: DemoTopic[] = [
  clasificacionDeLaMateria,
  modelosAtomicos,
  atomosIonesIsotopos,
  atomoDeCarbono,
  hidrocarburos,
  gruposFuncionales,
  leyesPonderalesYBalance,
  molYEstequiometria,
  soluciones,
];
