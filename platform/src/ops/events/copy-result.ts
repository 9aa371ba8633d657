import { amount } from '../output.ts';
import type { Copied } from './copy-log.ts';

export const eventCount = (count: number): string => amount(count, 'evento', 'eventos');
const told = (count: number, one: string, many: string) => `${count === 1 ? one : many} ${eventCount(count)}`;

/** Sentences for the operator. */
export const toldCopy = ({ before, copied, total }: Copied): string =>
  `${told(copied, 'Se copió', 'Se copiaron')}${before > 0 ? `; ${before.toLocaleString('es-CL')} ya ${before === 1 ? 'estaba' : 'estaban'}` : ''}. ${told(total, 'Se comparó', 'Se compararon')}: ${total === 1 ? 'es el mismo' : 'son los mismos, en el mismo orden'}.`;
