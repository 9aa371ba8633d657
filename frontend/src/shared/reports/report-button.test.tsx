import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../testing/render.tsx';
import { fakeServer, Refusal } from '../testing/server.ts';
import { ReportButton } from './report-button.tsx';

const report = {
  id: 'r1',
  questionId: 'q1',
  reason: 'typo',
  text: 'Dice «atomo»',
  reportedAt: '2026-11-01T12:00:00Z',
  closedAt: null,
  answer: null,
  title: 'Átomos',
  question: '<p>¿Qué es?</p>',
  isNew: false,
};

const open = async (own: object[] = [], answer: () => unknown = () => ({ questionId: 'q1' })) => {
  const sent = fakeServer({ 'GET /api/user/reports': () => own, 'POST /api/questions/q1/report': answer });
  renderFor(<ReportButton questionId="q1" attemptId="a1" />);
  fireEvent.click(screen.getByRole('button', { name: 'Reportar esta pregunta' }));
  await screen.findByLabelText('¿Qué pasa con ella?', {}, { timeout: 10_000 });
  return sent;
};
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar aviso' });

test('a report has a reason and, if she wants, a text', async () => {
  const sent = await open();
  expect(send().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('¿Qué pasa con ella?'), { target: { value: 'typo' } });
  fireEvent.change(screen.getByLabelText('Cuéntanos más (opcional)'), { target: { value: ' Dice «atomo» ' } });
  fireEvent.click(send());
  expect(await screen.findByText('Gracias por avisar')).toBeTruthy();
  expect(sent.at(-1)?.method === 'POST' ? sent.at(-1)?.body : sent.at(-2)?.body).toEqual({
    reason: 'typo',
    text: 'Dice «atomo»',
    attemptId: 'a1',
  });
});

test('an open report can be changed', async () => {
  await open([report]);
  expect(screen.getByText('Ya nos avisaste. Puedes cambiar lo que escribiste.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Cuéntanos más (opcional)').value).toBe('Dice «atomo»');
});

test('the answer to an earlier report is shown where she reported', async () => {
  await open([{ ...report, closedAt: '2026-11-02T12:00:00Z', answer: 'Corregido, gracias.' }]);
  expect(screen.getByText('Corregido, gracias.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Cuéntanos más (opcional)').value).toBe('');
});

test('a failure keeps the text', async () => {
  await open([report], () => new Refusal(429));
  fireEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('Hoy ya enviaste muchos avisos');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Cuéntanos más (opcional)').value).toBe('Dice «atomo»');
});
