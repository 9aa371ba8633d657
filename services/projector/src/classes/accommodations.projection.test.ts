import type { MatrazEvent } from '@matraz/contracts/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { id, recorded } from '../testing/events.ts';
import { createReadModels, type ReadModels } from '../testing/read-models.ts';
import { accommodations } from './accommodations.projection.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels([accommodations]);
});
afterAll(() => models.close());

const [ana, eva, soto] = ['ana', 'eva', 'soto'].map(id) as [string, string, string];
const set = (userId: string, extraTime: 0 | 25 | 50): MatrazEvent => ({
  type: 'AccommodationsSet',
  data: { userId, by: soto, extraTime, largeText: extraTime === 25, hidesTimer: false },
});

test('the newest event of a student counts, and an erased account leaves no row', async () => {
  await models.fill(
    recorded([
      set(ana, 25),
      set(eva, 50),
      set(ana, 50),
      { type: 'AccountErased', data: { userId: eva, reason: 'own-request' } },
    ]),
  );
  expect(await models.rows('select * from accommodation')).toEqual([
    { user_id: ana, extra_time: 50, large_text: false, hides_timer: false, breaks: 0 },
  ]);
});
