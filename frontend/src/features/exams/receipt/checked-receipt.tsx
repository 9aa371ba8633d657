import type { Receipt } from '@matraz/contracts/seal/receipt';
import { type AttemptStory, attemptStory } from '@matraz/domain/seal/attempt-story';
import { publicKeyId } from '@matraz/domain/seal/checkpoint';
import { type ReceiptExtent, type ReceiptFault, verifyReceipt } from '@matraz/domain/seal/verify-receipt';
import { BadgeCheck, ShieldQuestionMark, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { amount } from '../../../shared/study/words.ts';
import type { SealKeys } from './use-seal-keys.ts';
import './well-formed.ts';

const faults: Record<ReceiptFault, string> = {
  signature: 'La firma no es de esta plataforma.',
  'not-in-log': 'Un dato no es el que se registró: el comprobante fue cambiado.',
  'other-attempt': 'Tiene datos de otro ensayo.',
  unreadable: 'Tiene datos que no son de un ensayo.',
};
const reasons: Record<NonNullable<AttemptStory['result']>['reason'], string> = {
  submitted: 'lo entregó el estudiante',
  'time-expired': 'se acabó el tiempo',
  'auto-answered': 'se respondió al azar, como prueba',
  'ended-by-staff': 'lo terminó quien administraba el ensayo',
  paper: 'se respondió en papel',
};

const pauseTexts = { paused: 'en pausa', resumed: 'sigue', extended: 'más tiempo', reopened: 'se reabre' };

const moment = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'long',
  timeStyle: 'medium',
  hour12: false,
  timeZone: 'America/Santiago',
});
const dayFormat = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' });
const time = (iso: string) => moment.format(new Date(iso));
const day = (iso: string) => dayFormat.format(new Date(iso));
const number = new Intl.NumberFormat('es-CL');

const looks = {
  valid: { Icon: BadgeCheck, box: 'bg-good-soft', icon: 'text-good' },
  unknown: { Icon: ShieldQuestionMark, box: 'bg-gold-soft', icon: 'text-copper' },
  invalid: { Icon: ShieldX, box: 'bg-bad-soft', icon: 'text-bad' },
};

const Verdict = ({ is, title, children }: { is: keyof typeof looks; title: string; children: ReactNode }) => {
  const { Icon, box, icon } = looks[is];
  return (
    <section className={`rounded-card p-5 sm:p-6 ${box}`}>
      <h2 className="flex items-center gap-3 font-extrabold text-xl">
        <Icon className={`size-8 shrink-0 ${icon}`} aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
};

export const NoReceipt = () => (
  <Verdict is="invalid" title="No es un comprobante">
    <p className="mt-2">El archivo o la dirección no es un comprobante de Matraz, o está incompleto.</p>
  </Verdict>
);

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 border-line border-t py-2.5 sm:grid-cols-[11rem_1fr]">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="break-words font-semibold">{children}</dd>
  </div>
);

const titles: Record<ReceiptExtent, (events: number) => string> = {
  whole: () => 'El comprobante es válido',
  short: () => 'Comprobante breve válido: tiene un solo evento, el del resultado',
  cut: (events) =>
    `Comprobante incompleto: tiene ${amount(events, 'evento válido', 'eventos válidos')}, faltan otros del ensayo`,
};

const letter = (option: number | null) => (option === null ? 'sin respuesta' : String.fromCharCode(65 + option));

/** Questions have no number in the log, so each gets the order in which it was first answered. */
const Answers = ({ answers, hasOwnOrder }: Pick<AttemptStory, 'answers' | 'hasOwnOrder'>) => {
  const order = [...new Set(answers.map(({ questionId }) => questionId))];
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-bold text-brand">Cada respuesta, con su hora</summary>
      <p className="mt-2 text-ink-soft text-sm">
        Las preguntas se numeran en el orden en que se respondieron.
        {hasOwnOrder && ' Las letras son las del ensayo: esta persona vio las alternativas en otro orden.'}
      </p>
      <ol className="mt-2 grid gap-1 text-sm tabular-nums">
        {answers.map(({ questionId, selectedAnswer, savedAt }) => (
          <li key={`${questionId} ${savedAt}`} className="flex justify-between gap-4 border-line border-t py-1.5">
            <span>
              Pregunta {order.indexOf(questionId) + 1}: <strong>{letter(selectedAnswer)}</strong>
            </span>
            <time dateTime={savedAt} className="text-ink-soft">
              {time(savedAt)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
};

interface CheckedReceiptProps {
  receipt: Receipt;
  /** Null: unknown. The receipt is then not called valid, because anyone can sign one with a key of their own. */
  publicKey: string | null;
  olderKeys?: SealKeys['olderKeys'];
}

export const CheckedReceipt = ({ receipt, publicKey, olderKeys = [] }: CheckedReceiptProps) => {
  const verified = verifyReceipt(receipt, publicKey ?? receipt.publicKey, ...olderKeys.map((older) => older.publicKey));
  if (typeof verified === 'string') {
    return (
      <Verdict is="invalid" title="El comprobante no es válido">
        <p className="mt-2">{faults[verified]}</p>
      </Verdict>
    );
  }
  const { checkpoint, isWhole, extent } = verified;
  const olderKey = olderKeys.find((older) => older.publicKey === verified.publicKey);
  const {
    examTitle,
    until,
    startedAt,
    result,
    score,
    correct,
    scored,
    answers,
    extraTime,
    hasOwnOrder,
    timeChanges,
    rescorings,
    userId,
  } = attemptStory(receipt.events.map(({ event }) => event));
  return (
    <Verdict
      is={publicKey === null || extent === 'cut' ? 'unknown' : 'valid'}
      title={publicKey === null ? 'No sabemos si el comprobante es de Matraz' : titles[extent](receipt.events.length)}
    >
      {publicKey === null && (
        <p className="mt-2">
          Nadie cambió sus datos desde que se firmó, pero no pudimos obtener la clave de esta plataforma para saber
          quién lo firmó. Vuelve a revisarlo con conexión.
        </p>
      )}
      {extent === 'cut' && (
        <p className="mt-2">
          Lo que tiene es de esta plataforma, pero alguien le quitó partes{!result && ', también la del resultado'}.
          Pide el archivo completo.
        </p>
      )}
      <dl className="mt-4">
        {examTitle !== undefined && <Row name="Ensayo">{examTitle}</Row>}
        {score !== undefined && <Row name="Puntaje PAES simulado">{number.format(score)} puntos</Row>}
        {scored !== undefined && (
          <Row name="Respuestas correctas">
            {correct} de {scored}
          </Row>
        )}
        {result && (
          <Row name="Terminó">
            {time(result.finishedAt)}: {reasons[result.reason]}
          </Row>
        )}
        {startedAt && <Row name="Comenzó">{time(startedAt)}</Row>}
        {extraTime !== undefined && <Row name="Más tiempo">{`${extraTime} % más desde el comienzo`}</Row>}
        {timeChanges.map(({ kind, at, seconds, reason }) => (
          <Row key={`${kind} ${at}`} name="Cambio de tiempo">
            {time(at)}: {seconds === null ? pauseTexts[kind] : `${amount(seconds / 60, 'minuto', 'minutos')} más`} (
            {reason})
          </Row>
        ))}
        {rescorings
          .filter(({ paesScore, previousScore }) => paesScore !== previousScore)
          .map(({ rescoredAt, paesScore, previousScore, reason }) => (
            <Row key={rescoredAt} name="Recalculado">
              {time(rescoredAt)}: de {number.format(previousScore)} a {number.format(paesScore)} puntos, por una
              pregunta {reason === 'question-voided' ? 'anulada' : 'corregida'}
            </Row>
          ))}
        <Row name="Estudiante">
          <code className="text-sm">{userId}</code>
        </Row>
        <Row name="Ensayo rendido">
          <code className="text-sm">{receipt.attemptId}</code>
        </Row>
        <Row name="Registro">
          {checkpoint.origin}, sellado con {number.format(checkpoint.size)} eventos
        </Row>
        <Row name="Clave de la firma">
          <code className="text-sm">{publicKeyId(verified.publicKey)}</code>
          {olderKey && `, una clave anterior de esta plataforma, en uso hasta el ${day(olderKey.usedUntil)}`}
        </Row>
      </dl>
      <p className="mt-3 text-sm">
        El comprobante muestra los hechos hasta el {time(until)}. Si después se anuló o corrigió una pregunta, el
        puntaje puede haber cambiado: pídele al estudiante que te muestre sus resultados en Matraz.
      </p>
      {isWhole ? (
        <Answers answers={answers} {...(hasOwnOrder && { hasOwnOrder })} />
      ) : (
        extent === 'short' && (
          <p className="mt-3 text-sm">
            Este es el comprobante breve: el archivo completo tiene además cada respuesta con su hora
            {result ? '' : ', y cuándo terminó el ensayo'}.
          </p>
        )
      )}
    </Verdict>
  );
};
