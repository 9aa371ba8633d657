import { noAccommodations } from '@matraz/contracts/classes/accommodations';
import type { AccommodationsSet } from '@matraz/contracts/classes/events';
import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { accommodations } from './accommodations.ts';

const given = deciderSpec(accommodations);
const more = { userId: 'ana', by: 'soto', extraTime: 50, largeText: true, hidesTimer: false } as const;
const none = { userId: 'ana', by: 'soto', ...noAccommodations };
const set = (data: AccommodationsSet['data']): AccommodationsSet => ({ type: 'AccommodationsSet', data });
const command = (data: AccommodationsSet['data']) => ({ type: 'SetAccommodations', data }) as const;

test('accommodations are set', () =>
  given([])
    .when(command(more))
    .then([set(more)]));
test('each part can change alone', () => {
  for (const part of [{ extraTime: 25 }, { largeText: false }, { hidesTimer: true }] as const)
    given([set(more)])
      .when(command({ ...more, ...part }))
      .then([set({ ...more, ...part })]);
});
test('the same accommodations again change nothing, also from another teacher', () =>
  given([set(more)])
    .when(command({ ...more, by: 'vera' }))
    .thenNothing());
test('accommodations can be taken away', () => {
  given([set(more)])
    .when(command(none))
    .then([set(none)]);
  given([set(more), set(none)])
    .when(command(none))
    .thenNothing();
});
test('a student without accommodations has none to take away', () => given([]).when(command(none)).thenNothing());
