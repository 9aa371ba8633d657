import { examTexts } from '@matraz/contracts/exams/limits';
import type { Receipt } from '@matraz/contracts/seal/receipt';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { toBase64 } from '@matraz/domain/seal/base64';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import ReceiptQr from './receipt-qr.tsx';

/** Without anything that a compressor could find. */
const random = seededRandom(1);
const hex = (length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
const id = () => [8, 4, 4, 4, 12].map(hex).join('-');
const base64 = (length = 32) => toBase64(Uint8Array.from({ length }, () => random() * 256));
const title =
  'Ensayo nacional de Ciencias, módulo común con electivo de Química, forma B, para 4.º medio: revisión de marzo'.padEnd(
    examTexts.title,
    ' y átomos, moléculas y enlaces',
  );

/** In a log of 2^30 events. */
const receiptOf = ({ voided }: { voided: number }): Receipt => {
  const [attemptId, origin] = [id(), 'matraz.example/registro'];
  const event = {
    stream: `attempt-${attemptId}`,
    version: 10_004,
    type: 'ExamAttemptRescored',
    schemaVersion: 1,
    data: {
      attemptId,
      userId: id(),
      examId: id(),
      examTitle: title,
      reason: 'question-voided',
      questionIds: Array.from({ length: voided }, id),
      rescoredAt: '2026-03-03T12:34:56.789Z',
      previousScore: 747,
      paesScore: 802,
      correct: 54,
      scored: 74,
      percentage: 73,
      completedCount: 75,
    },
    metadata: {
      eventId: id(),
      occurredAt: '2026-03-03T12:34:56.789Z',
      correlationId: id(),
      causationId: id(),
      userId: id(),
      idempotencyKeyHash: base64(),
    },
  };
  return {
    format: 'matraz-receipt/1',
    attemptId,
    publicKey: `${origin}+deadbeef+${base64(33)}`,
    checkpoint: `${origin}\n${2 ** 30}\n${base64()}\n\n— ${origin} ${base64(68)}\n`,
    events: [{ event, index: 2 ** 29 + 12_345, path: Array.from({ length: 30 }, () => base64()) }],
  };
};
const show = (receipt: Receipt) => renderFor(<ReceiptQr receipt={receipt} examTitle="Ensayo" onClose={() => {}} />);

test('the receipt of an exam with the longest title fits into a QR code, in a log of a billion events', () => {
  show(receiptOf({ voided: 1 }));
  expect(screen.getByRole('img', { name: 'Código QR del comprobante' })).toBeTruthy();
});

test('a receipt that is too long for a QR code has a link, and the page says so', () => {
  show(receiptOf({ voided: 80 }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/no cabe en un código QR/)).toBeTruthy();
  expect(screen.queryByText(/Quien lo lea/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Abrir la verificación' }).getAttribute('href')).toContain('/verificar#');
});
