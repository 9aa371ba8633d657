import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { antonia } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { after, attemptId, running } from '../testing.ts';
import AttemptPage from './attempt-page.tsx';

const order = { questions: [3, 2, 1, 0], options: [0, 1, 2, 3].map(() => [2, 0, 1]) };

test('the student chooses by the letters that she sees, and the server gets the place in the exam', async () => {
  const sent = fakeServer({
    [`GET /api/exam-attempts/${attemptId}`]: () =>
      Response.json({ ...running, order, serverTime: after(60) }, { headers: { ETag: '"1"' } }),
    [`POST /api/exam-attempts/${attemptId}/answers`]: ({ body }) => ({
      ...(body as object),
      savedAt: after(61),
      serverTime: after(61),
      deadline: running.deadline,
      pausedAt: null,
    }),
  });
  const answers = () => sent.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body);
  renderFor(<AttemptPage attemptId={attemptId} />, { path: `/exam-attempt/${attemptId}`, user: antonia });
  expect(await screen.findByText('¿Pregunta 4?')).toBeTruthy();
  const options = screen.getAllByRole('radio');
  expect(options.map((one) => one.closest('label')?.textContent)).toEqual(['Atres', 'Buno', 'Cdos']);
  fireEvent.click(options[0] as HTMLElement);
  await waitFor(() => expect(answers()).toMatchObject([{ questionId: 'q4', selectedAnswer: 2 }]));
  fireEvent.keyDown(document.body, { key: 'b' });
  await waitFor(() => expect(answers()).toMatchObject([{ selectedAnswer: 2 }, { selectedAnswer: 0 }]));
});
