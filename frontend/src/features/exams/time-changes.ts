import type { CompletedAttempt, TimeChange } from '@matraz/contracts/exams/attempt-http';
import type { Pause } from '@matraz/domain/exams/attempt-time';
import { amount } from '../../shared/study/words.ts';

/** '5 minutos', '1 minuto y 30 segundos'. @param seconds whole, positive */
const givenTime = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    ...(minutes > 0 ? [amount(minutes, 'minuto', 'minutos')] : []),
    ...(rest > 0 ? [amount(rest, 'segundo', 'segundos')] : []),
  ];
  return parts.join(' y ');
};

/** Told to the student, without the reason. */
export const timeChangeText = (change: TimeChange): string => {
  switch (change.kind) {
    case 'extended':
      return `Te dieron ${givenTime(change.seconds)} más`;
    case 'paused':
      return 'Tu ensayo quedó en pausa';
    case 'resumed':
      return change.seconds === 0
        ? 'Tu ensayo sigue'
        : `Tu ensayo sigue, después de ${givenTime(change.seconds)} en pausa`;
  }
};

/** The seconds that staff added to the duration of the exam. */
export const extraSeconds = (changes: readonly TimeChange[]): number =>
  changes.reduce((sum, change) => sum + (change.kind === 'extended' ? change.seconds : 0), 0);

/** A pause in which the attempt ended has no end. */
export const pausesOf = ({ timeChanges }: Pick<CompletedAttempt, 'timeChanges'>): Pause[] => {
  const pauses: Pause[] = [];
  for (const change of timeChanges) {
    const last = pauses.at(-1);
    if (change.kind === 'paused') pauses.push({ from: Date.parse(change.at), to: Number.POSITIVE_INFINITY });
    if (change.kind === 'resumed' && last) last.to = last.from + change.seconds * 1000;
  }
  return pauses;
};
