import { assignedRoutes } from '@matraz/contracts/assigned-routes';
import type { AssignedWork } from '@matraz/contracts/assignments/http';
import { queryOptions } from '@tanstack/react-query';
import { addRoutes, call } from '../net/api.ts';

addRoutes(assignedRoutes);

/** What the classes of the student assigned. A student without a class gets an empty list. */
export const assignedWork = queryOptions({
  queryKey: ['classes', 'assigned'],
  queryFn: () => call('listAssignedWork'),
  staleTime: 60_000,
});

let format: Intl.DateTimeFormat | undefined;

/** 'mar 5 may, 8:30', as a clock in Chile shows it. @param time ISO 8601 */
export const when = (time: string): string => {
  format ??= new Intl.DateTimeFormat('es-CL', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: false,
    timeZone: 'America/Santiago',
  });
  return format.format(new Date(time));
};

/** Its exam starts only under it: the server refuses a free start, also while its results are withheld. */
export const isHeld = ({ closesAt, showsResults }: AssignedWork, now: number): boolean =>
  now < Date.parse(closesAt) || !showsResults;

export type WorkState = 'upcoming' | 'open' | 'late' | 'done' | 'closed';

/** @param now milliseconds since 1970 */
export const workState = (
  { kind, opensAt, closesAt, lastStartAt, attempts, used, isDone }: AssignedWork,
  now: number,
): WorkState => {
  if (kind === 'topic' && isDone) return 'done';
  if (now < Date.parse(opensAt)) return 'upcoming';
  if (now >= Date.parse(closesAt)) return isDone ? 'done' : 'closed';
  if (kind === 'topic') return 'open';
  if (used >= attempts) return isDone ? 'done' : 'open';
  return lastStartAt !== null && now > Date.parse(lastStartAt) ? 'late' : 'open';
};

const attemptsLeft = ({ attempts, used }: AssignedWork): string => {
  const left = Math.max(0, attempts - used);
  return left === 1 ? 'Te queda 1 intento' : `Te quedan ${left} intentos`;
};

/** What a student must know of an assigned work now, in short sentences. */
export const workFacts = (work: AssignedWork, now: number): string[] => {
  const { kind, opensAt, closesAt, lastStartAt, attempts, showsResults } = work;
  const state = workState(work, now);
  if (state === 'upcoming') return [`Abre el ${when(opensAt)}`, `cierra el ${when(closesAt)}`];
  if (state === 'closed') return [`Cerró el ${when(closesAt)}`];
  if (state === 'late') return [`Había que comenzar antes del ${when(lastStartAt ?? closesAt)}`];
  if (state === 'done' && kind === 'exam')
    return ['Entregado', ...(showsResults ? [] : ['los resultados se muestran después'])];
  if (state === 'done') return ['Tema completado'];
  return [
    `Abierto hasta el ${when(closesAt)}`,
    ...(lastStartAt === null ? [] : [`comienza antes del ${when(lastStartAt)}`]),
    ...(kind === 'exam' && attempts > 1 ? [attemptsLeft(work)] : []),
  ];
};
