import type { TimeChange } from '@matraz/contracts/exams/attempt-http';
import { expect, test } from 'vitest';
import { after } from './testing.ts';
import { extraSeconds, pausesOf, timeChangeText } from './time-changes.ts';

const reason = 'Se cortó la luz';
const changes: TimeChange[] = [
  { kind: 'extended', at: after(10), seconds: 300, reason },
  { kind: 'paused', at: after(20), reason },
  { kind: 'resumed', at: after(80), seconds: 60, reason },
  { kind: 'extended', at: after(90), seconds: 90, reason },
  { kind: 'paused', at: after(100), reason },
];

test('each change has its sentence', () => {
  expect(changes.slice(0, 4).map(timeChangeText)).toEqual([
    'Te dieron 5 minutos más',
    'Tu ensayo quedó en pausa',
    'Tu ensayo sigue, después de 1 minuto en pausa',
    'Te dieron 1 minuto y 30 segundos más',
  ]);
});

test('extra seconds add up, and a pause without an end lasts to the end of the attempt', () => {
  expect(extraSeconds(changes)).toBe(390);
  expect(pausesOf({ timeChanges: changes })).toEqual([
    { from: Date.parse(after(20)), to: Date.parse(after(80)) },
    { from: Date.parse(after(100)), to: Number.POSITIVE_INFINITY },
  ]);
});
