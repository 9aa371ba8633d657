import type { Position } from '@matraz/infra/event-store/port';
import { type MoveOptions, prepareMove } from '@matraz/projector/operations';
import type { Output } from '../output.ts';
import { shareOf } from '../read-events.ts';

/** Makes the read tables for a move, with a progress bar, and keeps them up to date until the signal. */
export const fillTables = async (
  move: Omit<MoveOptions, 'onPage' | 'onFilled'>,
  { output, tell }: { output: Output; tell: (text: string) => void },
): Promise<void> => {
  const end = await move.store.head();
  let isFilled = false;
  let work = Promise.resolve();
  await output.withEvents('Tablas', async (report) => {
    let read = 0;
    const filled = Promise.withResolvers<void>();
    const onPage = (position: Position, events: number) => {
      read += events;
      report(shareOf(position, end), read);
    };
    const onFilled = () => {
      isFilled = true;
      filled.resolve();
    };
    work = prepareMove({ ...move, onPage, onFilled });
    await Promise.race([filled.promise, work]);
  });
  if (isFilled) tell('Tablas listas.');
  await work;
};
