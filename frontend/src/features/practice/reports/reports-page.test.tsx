import type { OwnReport } from '@matraz/contracts/practice/reports-http';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownReports } from '../../../shared/reports/queries.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import ReportsPage from './reports-page.tsx';

const report = (id: string, isNew: boolean): OwnReport => ({
  id,
  questionId: `q-${id}`,
  reason: 'typo',
  text: '',
  reportedAt: '2026-11-19T12:00:00.000Z',
  closedAt: isNew ? '2026-11-20T12:00:00.000Z' : null,
  answer: isNew ? `Respuesta ${id}` : null,
  title: 'El átomo',
  question: null,
  isNew,
});

test('only the answers that are on the screen are marked as read', async () => {
  const own = [report('r1', true), report('r2', false)];
  const sent = fakeServer({ 'GET /api/user/reports': () => own, 'POST /api/user/reports/seen': () => ({}) });
  const { queries } = renderFor(<ReportsPage />, { isStrict: false });
  const marked = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await screen.findByText('Respuesta r1');
  await waitFor(() => expect(marked()).toEqual([{ reportIds: ['r1'] }]));
  own.splice(0, 2, report('r1', false), report('r2', true));
  await queries.invalidateQueries(ownReports);
  await screen.findByText('Respuesta r2');
  await waitFor(() => expect(marked()).toEqual([{ reportIds: ['r1'] }, { reportIds: ['r2'] }]));
});
