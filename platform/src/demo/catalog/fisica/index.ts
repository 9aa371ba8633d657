import type { DemoTopic } from '../../demo-topic.ts';
import { circuitosSerieParaleloMixtos } from './electricidad/circuitos-serie-paralelo-mixtos.ts';
import { corrienteYLeyDeOhm } from './electricidad/corriente-y-ley-de-ohm.ts';
import { potenciaEInstalacionDomiciliaria } from './electricidad/potencia-e-instalacion-domiciliaria.ts';
import { fuerzaDeRoce } from './mecanica/fuerza-de-roce.ts';
import { leyesDeNewton } from './mecanica/leyes-de-newton.ts';
import { tiposDeFuerza } from './mecanica/tipos-de-fuerza.ts';
import { comportamientoDeLaLuz } from './ondas/comportamiento-de-la-luz.ts';
import { espejosLentesTecnologia } from './ondas/espejos-lentes-tecnologia.ts';
import { ondasElectromagneticas } from './ondas/ondas-electromagneticas.ts';
import { interiorDeLaTierra } from './tierra/interior-de-la-tierra.ts';
import { sismosYVolcanes } from './tierra/sismos-y-volcanes.ts';
import { tectonicaDePlacas } from './tierra/tectonica-de-placas.ts';

/** Physics, unit by unit, in the order of study. */
export const fisica: DemoTopic[] = [
  ondasElectromagneticas,
  comportamientoDeLaLuz,
  espejosLentesTecnologia,
  leyesDeNewton,
  tiposDeFuerza,
  fuerzaDeRoce,
  interiorDeLaTierra,
  tectonicaDePlacas,
  sismosYVolcanes,
  corrienteYLeyDeOhm,
  circuitosSerieParaleloMixtos,
  potenciaEInstalacionDomiciliaria,
];
