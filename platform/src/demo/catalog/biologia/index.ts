import type { DemoTopic } from '../../demo-topic.ts';
import { celulaProcarionteEucarionte } from './celula/celula-procarionte-eucarionte.ts';
import { celulasEspecializadas } from './celula/celulas-especializadas.ts';
import { organelos } from './celula/organelos.ts';
import { cicloCelularMitosisMeiosis } from './herencia-y-evolucion/ciclo-celular-mitosis-meiosis.ts';
import { evolucionSeleccionNatural } from './herencia-y-evolucion/evolucion-seleccion-natural.ts';
import { manipulacionGenetica } from './herencia-y-evolucion/manipulacion-genetica.ts';
import { cadenasTroficas } from './organismo-y-ambiente/cadenas-troficas.ts';
import { fotosintesis } from './organismo-y-ambiente/fotosintesis.ts';
import { nutricionYRespiracion } from './organismo-y-ambiente/nutricion-y-respiracion.ts';
import { controlDeLaNatalidad } from './procesos-y-funciones-biologicas/control-de-la-natalidad.ts';
import { gametosCiclosFecundacion } from './procesos-y-funciones-biologicas/gametos-ciclos-fecundacion.ts';
import { infeccionesTransmisionSexual } from './procesos-y-funciones-biologicas/infecciones-transmision-sexual.ts';

/** Biology, unit by unit, in the order of study. */
export const biologia: DemoTopic[] = [
  celulaProcarionteEucarionte,
  organelos,
  celulasEspecializadas,
  gametosCiclosFecundacion,
  controlDeLaNatalidad,
  infeccionesTransmisionSexual,
  cicloCelularMitosisMeiosis,
  manipulacionGenetica,
  evolucionSeleccionNatural,
  fotosintesis,
  nutricionYRespiracion,
  cadenasTroficas,
];
