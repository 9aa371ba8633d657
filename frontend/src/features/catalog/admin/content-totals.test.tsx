import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderFor } from '../../../shared/testing/render.tsx';
import { fakeServer } from '../../../shared/testing/server.ts';
import { ContentTotals } from './content-totals.tsx';

test('an administrator sees the totals of the content', async () => {
  fakeServer({
    'GET /api/admin/stats': () => ({ totalTopics: 33, totalLessons: 102, totalQuestions: 1264, totalVideos: 0 }),
  });
  renderFor(<ContentTotals />);
  await screen.findByText('33');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['33', '102', '1264', '0']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Temas',
    'Lecciones',
    'Preguntas',
    'Videos',
  ]);
});
