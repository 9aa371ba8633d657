import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer, Refusal } from '../../../shared/testing/server.ts';
import { attemptId } from '../testing.ts';
import { ReceiptSection } from './receipt-section.tsx';

test.each([
  [409, '{"code":"not_sealed_yet","detail":"Estará listo en un par de minutos"}', 'Tu comprobante se está preparando'],
  [503, '{"code":"unavailable"}', 'No pudimos preparar tu comprobante'],
])('a reply %i to a click on the receipt is told in words that fit', async (status, body, title) => {
  fakeServer({ [`GET /api/exam-attempts/${attemptId}/receipt`]: () => new Refusal(status, body) });
  renderFor(<ReceiptSection attemptId={attemptId} examTitle="Ensayo" />);
  fireEvent.click(screen.getByRole('button', { name: 'Ver código QR' }));
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
});
