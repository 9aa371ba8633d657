import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toast } from '../shared/page/toast.ts';
import { antonia } from '../shared/testing/examples.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { fakeServer } from '../shared/testing/server.ts';
import { watchMoments } from './watch-moments.ts';

const start = (isNew: boolean) => {
  const server = fakeServer({ 'POST /api/user/moments': () => ({ isNew }) });
  const { queries } = renderFor(<main />, { user: { ...antonia, xp: 490 } });
  const stop = watchMoments(queries);
  const earn = async () => {
    await act(async () => {
      queries.setQueryData(['user'], { ...antonia, xp: 500 });
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
  };
  return { server, earn, stop };
};
const messages = () => within(screen.getByRole('region', { name: /Notificaciones/ })).getAllByRole('listitem');

test('a new level is shown in the message about the answer, and said to screen readers', async () => {
  const { earn, stop } = start(true);
  act(() => toast({ tone: 'good', title: '¡Correcto!', description: 'Has ganado 10 XP' }));
  await screen.findByRole('region', { name: /Notificaciones/ });
  await earn();
  const [message] = messages();
  expect(message?.textContent).toContain('¡Correcto!');
  expect(message?.textContent).toContain('¡Nivel 4!');
  expect(await screen.findByText('¡Nivel 4! Ahora eres Explorador.')).toBeTruthy();
  stop();
});

test('without a message it has its own', async () => {
  const { earn, stop } = start(true);
  await earn();
  expect((await screen.findAllByText('¡Nivel 4!')).length).toBeGreaterThan(0);
  expect(messages()).toHaveLength(1);
  stop();
});

test('what another tab or device has shown is not shown again', async () => {
  const { earn, stop } = start(false);
  await earn();
  expect(screen.queryByText('¡Nivel 4!')).toBeNull();
  stop();
});
