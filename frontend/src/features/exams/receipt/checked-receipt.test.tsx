import type { Receipt } from '@matraz/contracts/seal/receipt';
import { formatPublicKey, signCheckpoint } from '@matraz/domain/seal/checkpoint';
import { leafOf } from '@matraz/domain/seal/event-leaf';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { CheckedReceipt } from './checked-receipt.tsx';

const id = (n: number) => `0193b1c2-7d5e-7000-8000-00000000000${n}`;
const attemptId = id(1);
const keyOf = (byte: number) => ({ name: 'matraz.example/registro', privateKey: new Uint8Array(32).fill(byte) });
const key = keyOf(3);

/** The first event of a log, which has no other event. */
const event = {
  stream: `attempt-${attemptId}`,
  version: 1,
  type: 'ExamAttemptStarted',
  schemaVersion: 1,
  data: {
    attemptId,
    userId: id(2),
    examId: id(3),
    examVersion: 1,
    ordinal: 1,
    startedAt: '2026-03-02T12:00:00.000Z',
    deadline: '2026-03-02T14:40:00.000Z',
  },
  metadata: { eventId: 'e', occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'c', causationId: 'c' },
};
const receipt: Receipt = {
  format: 'matraz-receipt/1',
  attemptId,
  publicKey: formatPublicKey(key),
  checkpoint: signCheckpoint({ origin: key.name, size: 1, root: leafOf(event) }, key),
  events: [{ event, index: 0, path: [] }],
};

/** The title of a receipt with the start of the attempt only. */
const cut = 'Comprobante incompleto: tiene 1 evento válido, faltan otros del ensayo';

test('a receipt of an older key is valid, and says which key signed it', () => {
  const olderKeys = [{ publicKey: formatPublicKey(key), usedUntil: '2026-03-05T15:00:00.000Z' }];
  renderFor(<CheckedReceipt receipt={receipt} publicKey={formatPublicKey(keyOf(4))} olderKeys={olderKeys} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(cut);
  const id = formatPublicKey(key).split('+').slice(0, 2).join('+');
  expect(screen.getByText('Clave de la firma').nextElementSibling?.textContent).toBe(
    `${id}, una clave anterior de esta plataforma, en uso hasta el 5 de marzo de 2026`,
  );
});

test('a receipt that was cut to the start of the attempt says so in its title', () => {
  renderFor(<CheckedReceipt receipt={receipt} publicKey={formatPublicKey(key)} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(cut);
  expect(screen.getByText(/alguien le quitó partes, también la del resultado/)).toBeTruthy();
  expect(screen.queryByText('Ensayo')).toBeNull();
});

test('a receipt without its last events is valid, so the page says until when it shows the facts', () => {
  renderFor(<CheckedReceipt receipt={receipt} publicKey={formatPublicKey(key)} />);
  expect(screen.getByText(/^El comprobante muestra los hechos hasta el 2 de marzo de 2026/).textContent).toContain(
    'Si después se anuló o corrigió una pregunta, el puntaje puede haber cambiado',
  );
});

test('a checked receipt names the extra time from the start', () => {
  const longer = { ...event, data: { ...event.data, extraTime: 25 } };
  const checkpoint = signCheckpoint({ origin: key.name, size: 1, root: leafOf(longer) }, key);
  const events = [{ event: longer, index: 0, path: [] }];
  renderFor(<CheckedReceipt receipt={{ ...receipt, checkpoint, events }} publicKey={formatPublicKey(key)} />);
  expect(screen.getByText('Más tiempo').nextElementSibling?.textContent).toBe('25 % más desde el comienzo');
});

test('a short receipt of a rescored attempt has the title of the exam and the present figures, and says what only the whole one has', () => {
  const rescored = {
    ...event,
    version: 4,
    type: 'ExamAttemptRescored',
    data: {
      attemptId,
      userId: id(2),
      examId: id(3),
      examTitle: 'Ensayo de Química',
      reason: 'question-voided',
      questionIds: [id(4)],
      rescoredAt: '2026-03-03T12:00:00.000Z',
      previousScore: 202,
      paesScore: 184,
      correct: 4,
      scored: 74,
      answered: 20,
      total: 80,
      pilotCorrect: 0,
      pilotAnswered: 1,
      pilotTotal: 5,
      voided: [id(4)],
    },
  };
  const checkpoint = signCheckpoint({ origin: key.name, size: 1, root: leafOf(rescored) }, key);
  const short = { ...receipt, checkpoint, events: [{ event: rescored, index: 0, path: [] }] };
  renderFor(<CheckedReceipt receipt={short} publicKey={formatPublicKey(key)} />);
  expect(screen.getByText('Ensayo').nextElementSibling?.textContent).toBe('Ensayo de Química');
  expect(screen.getByText('Puntaje PAES simulado').nextElementSibling?.textContent).toBe('184 puntos');
  expect(screen.getByText('Respuestas correctas').nextElementSibling?.textContent).toBe('4 de 74');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Comprobante breve válido: tiene un solo evento, el del resultado',
  );
  expect(screen.getByText(/^Este es el comprobante breve/).textContent).toContain('y cuándo terminó el ensayo.');
});

// Anyone can make a receipt and sign it with a key of their own.
test.each([
  ['the key of its signature', formatPublicKey(key), cut],
  ['another key', formatPublicKey(keyOf(4)), 'El comprobante no es válido'],
  ['no key', null, 'No sabemos si el comprobante es de Matraz'],
])('a receipt without changes, checked with %s', (_, publicKey, verdict) => {
  renderFor(<CheckedReceipt receipt={receipt} publicKey={publicKey} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(verdict);
});
