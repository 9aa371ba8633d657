import type { DoubtfulEvent } from '@matraz/application/meaning/judge-log';
import type { DomainErrorCode } from '@matraz/domain/errors';

type Reason = Exclude<DoubtfulEvent['doubt']['reason'], 'refused' | 'other-values'>;

const reasons: Record<Reason, string> = {
  unreadable: 'no tiene una forma conocida',
  'other-stream': 'está en el stream de otra cosa',
  'version-gap': 'su versión no sigue a la anterior',
  'unknown-course': 'el curso no existía',
  'unknown-topic': 'el tema no existía',
  'unknown-lesson': 'la lección no existía en ese tema',
  'unknown-question': 'la pregunta no existía en esa versión',
  'unknown-exam': 'el ensayo no estaba abierto en esa versión',
  'impossible-question': 'la clave o los XP de la pregunta no son posibles',
  'unknown-attempt': 'el intento no había comenzado, o el anterior no había terminado',
  'not-voided': 'la pregunta no estaba anulada',
  'not-paid': 'ningún pago aprobado da o quita ese Premium',
  'not-an-administrator': 'nadie que administrara lo envió',
  'other-student': 'lo envió otra persona',
  'unknown-assignment': 'ningún curso suyo tenía asignado ese ensayo',
  'not-her-teacher': 'lo envió alguien que nunca le hizo clases',
  needless: 'no había nada que cambiar',
};

/** Sentences for the codes that a forged event can have. Other codes are shown by their name. */
const refusals: Partial<Record<DomainErrorCode, string>> = {
  answer_out_of_range: 'la alternativa no existe',
  too_many_answers: 'son demasiadas respuestas en un día',
  too_many_changes: 'son demasiados cambios',
  deadline_passed: 'el plazo había terminado',
  too_much_time: 'el intento tendría demasiado tiempo adicional',
  too_many_messages: 'el intento ya tenía demasiados mensajes',
  attempt_completed: 'el intento había terminado',
  attempt_not_found: 'el intento es de otra persona',
  question_not_found: 'la pregunta no existía',
  account_not_found: 'la cuenta no estaba abierta',
  account_erased: 'la cuenta estaba borrada',
  last_administrator: 'era la última cuenta que administra',
  payment_not_found: 'la compra no existía',
  already_exists: 'ya existía',
};

const valueText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nada';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

const whyOf = (doubt: DoubtfulEvent['doubt']): string => {
  if (doubt.reason === 'refused') return refusals[doubt.code] ?? `la regla lo rechaza (${doubt.code})`;
  if (doubt.reason !== 'other-values') return reasons[doubt.reason];
  return doubt.fields
    .map(({ name, logged, ruled }) => `${name} es ${valueText(logged)} y sería ${valueText(ruled)}`)
    .join('; ');
};

/** The sentence that operators read. */
export const describeDoubt = ({ recorded, doubt }: DoubtfulEvent): string =>
  `Posición ${recorded.position}: ${recorded.type}, versión ${recorded.version} de ${recorded.stream}: ${whyOf(doubt)}`;

/** For --json. */
export const placeOf = ({ recorded: { position, stream, version, type } }: DoubtfulEvent) => ({
  position: String(position),
  stream,
  version,
  type,
});
